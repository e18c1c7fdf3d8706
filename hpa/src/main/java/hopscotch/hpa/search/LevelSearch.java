package hopscotch.hpa.search;

import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;

/**
 * The main search of a query: A* on one level from start to goal, which need not be nodes of it. It
 * may be led by landmarks, and it may go on after its budget stopped it. The loop is that of {@link
 * LevelAStar}. For one thread.
 */
public final class LevelSearch extends LevelAStar {
  /** The cost of a path that does not exist. */
  public static final long NO_PATH = Level.NO_EDGE;

  /**
   * A search that shares the workspace of a level.
   *
   * @param landmarks of the level, or {@code null}
   */
  public LevelSearch(LevelWorkspace workspace, Landmarks landmarks) {
    super(workspace, landmarks, false);
  }

  /**
   * Finds the cost of a shortest path between two ends, {@link #NO_PATH} if there is none, and the
   * route.
   *
   * @param direct the cost of a path inside their cluster if they share one, else {@link #NO_PATH}
   */
  public long find(LevelEnd start, LevelEnd goal, long direct, QueryMeter queryMeter) {
    reader.stayInGroup(false);
    // The heuristic: octile distances to the goal, and landmarks where there are some.
    bound.aim(start, goal);
    // A path inside the cluster of both is the first that others must beat.
    begin(start, goal, direct);
    if (direct != NO_PATH && start.cell() != goal.cell()) {
      countGoal(start.cell(), direct, queryMeter.observer());
    }
    search(queryMeter);
    return traceBest();
  }

  /**
   * Goes on with {@link #find} where its budget stopped it, if nothing else was searched in this
   * workspace since.
   */
  public long continueFind(QueryMeter queryMeter) {
    continueSearch(queryMeter);
    return traceBest();
  }

  private long traceBest() {
    route().clear();
    if (below() != NO_PATH) {
      trace();
    }
    return below();
  }
}
