package hopscotch.hpa;

/** The part of an abstract path that a query turns into moves. */
enum RefineMode {
  /** All of it. */
  FULL,
  /** No part. The answer is the route on the level that is searched. */
  NONE
}
