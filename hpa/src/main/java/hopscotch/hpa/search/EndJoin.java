package hopscotch.hpa.search;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.cluster.QueryMeter;

/**
 * Finds the distances of the ends of a search inside their clusters, when the search needs them.
 */
public interface EndJoin {
  /** Writes the distances of an end that was placed. */
  void join(LevelEnd end, SearchPart part, QueryMeter queryMeter);

  /**
   * The distance between two cells of one cluster inside it, or {@link LevelSearch#NO_PATH} if no
   * path joins them there.
   */
  long inside(int from, int to, QueryMeter queryMeter);
}
