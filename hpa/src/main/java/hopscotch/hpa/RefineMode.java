package hopscotch.hpa;

/** How much of an abstract path a query turns into moves. */
enum RefineMode {
  /** All of it. */
  FULL,
  /** Nothing: the answer is the route of the level searched. */
  NONE
}
