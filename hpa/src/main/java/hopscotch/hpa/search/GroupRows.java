package hopscotch.hpa.search;

import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.RowFinder;

/**
 * Finds the rows of a level over groups of clusters, by searches of the level below. For one thread
 * at a time.
 */
public final class GroupRows implements RowFinder {
  private final Level level;
  private final Level below;
  private final QueryMeter queryMeter = QueryMeter.unlimited();
  private GroupSearch search;
  private LevelEnd from;
  private int slotBits;

  /** Rows of a level over groups of the clusters of another. */
  public GroupRows(Level level, Level below) {
    this.level = level;
    this.below = below;
  }

  @Override
  public void find(int cluster, int i, long[] row) {
    if (search == null || slotBits != below.slotBits()) {
      slotBits = below.slotBits();
      search = new GroupSearch(new LevelWorkspace(below));
      from = new LevelEnd(below);
    }
    from.placeOnNode(level.cell(cluster, i));
    search.distancesFrom(from, queryMeter);
    for (int j = 0; j < level.nodeCount(cluster); j++) {
      int cell = level.cell(cluster, j);
      row[j] = search.distance(below.clusters().of(cell), below.indexOf(cell));
    }
  }
}
