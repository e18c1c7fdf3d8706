package hopscotch.core.search;

/** Which of several open nodes of equal f is expanded first. */
public enum Ties {
  /** The one with the largest g, which is the nearest to the goal by the heuristic's word. */
  HIGH_G,
  /** The one with the smallest g. */
  LOW_G,
  /** The one generated last. */
  LAST_IN_FIRST_OUT,
  /** The one generated first. */
  FIRST_IN_FIRST_OUT;

  /** A rank of which the least goes first, from the node's h and its number in order. */
  public long rank(long h, long number) {
    return switch (this) {
      case HIGH_G -> h;
      case LOW_G -> -1 - h;
      case LAST_IN_FIRST_OUT -> -1 - number;
      case FIRST_IN_FIRST_OUT -> number;
    };
  }
}
