package hopscotch.core.contract;

/** The worth of an answer to a {@link Promise}, the best first. */
public enum Grade {
  /** The promise is not about such a case, or the planner does not offer what is asked for. */
  NOT_ASKED,
  /** The promise is kept. */
  KEPT,
  /** A path that is longer than the shortest by no more than its planner's arithmetic rounds. */
  ROUNDED,
  /** A path that is longer than the shortest; a fault of a planner that promises less. */
  LONGER,
  /**
   * No path was found although there is one, which is a fault of a planner that promises to find
   * one.
   */
  MISSED,
  /** There was no answer in time. */
  LATE,
  /** Wrong. */
  BROKEN
}
