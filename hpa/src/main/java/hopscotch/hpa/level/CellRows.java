package hopscotch.hpa.level;

import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterDistances;
import java.util.Arrays;

/** Finds the rows of level 1 by searches among the cells of a cluster. For one thread at a time. */
public final class CellRows implements RowFinder {
  private final Level lowest;
  private final int[] places;
  private ClusterDistances cells;

  /** Rows of a level over cells. */
  public CellRows(Level lowest) {
    this.lowest = lowest;
    places = new int[lowest.clusters().ringLength()];
  }

  @Override
  public void find(int cluster, int i, long[] row) {
    GridGraph graph = lowest.graph();
    if (cells == null || !cells.isFor(graph)) {
      cells = new ClusterDistances(graph, lowest.clusters());
    }
    short[] block = lowest.blocks()[cluster];
    int component = BlockLayout.component(block, i);
    int first = BlockLayout.firstNode(block, component);
    int end = BlockLayout.firstNode(block, component + 1);
    for (int j = first; j < end; j++) {
      places[j] = BlockLayout.place(block, j);
    }
    cells.enter(graph, cluster);
    cells.find(places[i], places, first, end);
    Arrays.fill(row, Level.NO_EDGE);
    for (int j = first; j < end; j++) {
      row[j] = cells.distance(places[j]);
    }
  }
}
