package hopscotch.core.contract;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;

/** Says what answers are worth, by other means than the planner that gave them. */
public interface Referee {
  /** Whether a path joins the ends of a query. */
  boolean isReachable(GridCase query);

  /** Judges a path that a planner found. */
  Judged judge(Planner planner, GridCase query, SearchCounters counters, PathBuffer path);

  /**
   * The judgement of a path.
   *
   * @param problem what is wrong with it; {@code null} for one that is legal and joins the ends
   * @param length its length; NaN where it is not legal
   * @param least the length of the shortest; NaN where it is not known
   * @param excess the one over the other, exactly 1 for the shortest; NaN where it is not known
   */
  record Judged(String problem, double length, double least, double excess) {
    /** The judgement of a path that is not legal. */
    public static Judged illegal(String problem) {
      return new Judged(problem, Double.NaN, Double.NaN, Double.NaN);
    }
  }

  /** Whether a planner that came to this is to be asked nothing more, since it goes on. */
  default boolean isTheEnd(Throwable thrown) {
    return thrown instanceof OutOfMemoryError;
  }
}
