package hopscotch.hpa.field;

import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.cluster.Clusters;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Ways that units of a field have walked, for other units to copy. As there is one next move from
 * each cell, units that enter a cluster by the same cell go on alike. For each cluster the first
 * way into it is kept; it ends where it meets one that was kept before. Space: 4 bytes for each
 * cell of these ways. Shared by threads.
 */
final class FieldWays {
  private final Clusters clusters;

  /** For each cluster the way from the cell by which a unit first entered it, or {@code null}. */
  private final AtomicReferenceArray<Way> ways;

  FieldWays(Clusters clusters) {
    this.clusters = clusters;
    ways = new AtomicReferenceArray<>(clusters.count());
  }

  /**
   * A way to a goal.
   *
   * @param cells shared with other ways; not to be changed
   * @param from the index of its first cell
   * @param onward how it goes on from its last cell; {@code null} if that is a goal
   */
  record Way(PathBuffer cells, int from, Way onward) {
    void appendTo(PathBuffer path) {
      for (Way way = this; way != null; way = way.onward) {
        path.addAll(way.cells, way.from + 1);
      }
    }
  }

  /** The way that is kept from a cell, or {@code null}. */
  Way from(int cell) {
    Way way = ways.get(clusters.of(cell));
    return way != null && way.cells.cell(way.from) == cell ? way : null;
  }

  /** Whether no way into the cluster of a cell is kept. */
  boolean isNew(int cell) {
    return ways.get(clusters.of(cell)) == null;
  }

  /**
   * Keeps what a unit walked, for the clusters that no way into is kept of.
   *
   * @param path its cells from index {@code first} on, of which the first is where it stood
   * @param onward how it goes on from the last cell; {@code null} if that is a goal
   */
  void keep(PathBuffer path, int first, Way onward) {
    PathBuffer cells = new PathBuffer();
    cells.addAll(path, first);
    for (int i = 1; i < cells.size(); i++) {
      int cluster = clusters.of(cells.cell(i));
      if (cluster != clusters.of(cells.cell(i - 1))) {
        ways.compareAndSet(cluster, null, new Way(cells, i, onward));
      }
    }
  }
}
