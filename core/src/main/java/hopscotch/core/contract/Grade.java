package hopscotch.core.contract;

/** The worth of an answer to a {@link Promise}, the best first. */
public enum Grade {
  /** The promise is not about such a case, or the planner does not offer what is asked for. */
  NOT_ASKED,
  /** As it should be. */
  KEPT,
  /** A path that is longer than the shortest by no more than its planner's arithmetic rounds. */
  ROUNDED,
  /** A path that is longer than the shortest; a fault of a planner that promises less. */
  LONGER,
  /** No path where there is one; a fault of a planner that promises to find one. */
  MISSED,
  /** No answer in time. */
  LATE,
  /** Wrong. */
  BROKEN
}
