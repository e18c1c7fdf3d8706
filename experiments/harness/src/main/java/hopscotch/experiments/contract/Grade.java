package hopscotch.experiments.contract;

/** What an answer is worth to a {@link Question}. */
public enum Grade {
  /** The question does not arise, or the planner does not offer what it asks for. */
  NOT_ASKED,
  /** As it should be. */
  KEPT,
  /** A path that is longer than the shortest by no more than its planner's arithmetic rounds. */
  ROUNDED,
  /** A path that is longer than the shortest; a fault if its planner promises the shortest. */
  LONGER,
  /** No answer in time. */
  LATE,
  /** Wrong. */
  BROKEN
}
