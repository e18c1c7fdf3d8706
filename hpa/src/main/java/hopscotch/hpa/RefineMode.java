package hopscotch.hpa;

/** How much of an abstract path a query turns into moves. */
enum RefineMode {
  /** All of it. */
  FULL,
  /** Nothing. The answer is the route on the level that is searched. */
  NONE
}
