package hopscotch.core.search.open;

/** Which of several open nodes of equal f is expanded first. */
public enum Ties {
  /** The one with the largest g, which by the heuristic is nearest to the goal. */
  HIGH_G,
  /** The one with the smallest g. */
  LOW_G,
  /** The one generated last. */
  LAST_IN_FIRST_OUT,
  /** The one generated first. */
  FIRST_IN_FIRST_OUT;

  /** The rank of a node among those of equal f: the least rank is expanded first. */
  public long rank(long h, long number) {
    return switch (this) {
      case HIGH_G -> h;
      case LOW_G -> -1 - h;
      case LAST_IN_FIRST_OUT -> -1 - number;
      case FIRST_IN_FIRST_OUT -> number;
    };
  }
}
