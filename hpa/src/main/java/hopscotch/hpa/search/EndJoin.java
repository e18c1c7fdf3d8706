package hopscotch.hpa.search;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.cluster.QueryMeter;

/** Finds the distances of ends of searches inside their clusters, when a search needs them. */
public interface EndJoin {
  /** Writes the distances of an end that was placed. */
  void join(LevelEnd end, SearchPart part, QueryMeter queryMeter);

  /**
   * The distance between two cells of one cluster inside it; {@link LevelSearch#NO_PATH} if there
   * is none.
   */
  long inside(int from, int to, QueryMeter queryMeter);
}
