package hopscotch.hpa.abstraction;

import hopscotch.core.planner.capability.Layer;
import hopscotch.hpa.level.Level;
import java.util.Arrays;

/** A level as data to draw. */
record LevelLayer(Level level) implements Layer {
  @Override
  public int side() {
    return level.clusters().side();
  }

  @Override
  public int clusterCount() {
    return level.clusters().count();
  }

  @Override
  public int cluster(int cell) {
    return level.clusters().of(cell);
  }

  @Override
  public boolean isEntrance(int cell) {
    return level.indexOf(cell) >= 0;
  }

  @Override
  public int[] entrances(int cluster) {
    int[] cells = new int[level.nodeCount(cluster)];
    Arrays.setAll(cells, i -> level.cell(cluster, i));
    return cells;
  }

  @Override
  public int[] interEdges(int entrance) {
    int cluster = cluster(entrance);
    int i = level.indexOf(entrance);
    int mask = level.crossings(cluster, i) & 0xff;
    int[] cells = new int[Integer.bitCount(mask)];
    for (int k = 0; mask != 0; mask &= mask - 1) {
      int target = level.interEdgeTarget(cluster, i, Integer.numberOfTrailingZeros(mask));
      cells[k++] = level.cell(target >>> level.slotBits(), target & level.mostNodes() - 1);
    }
    return cells;
  }

  @Override
  public long[] intraEdges(int entrance) {
    int cluster = cluster(entrance);
    long[] costs = new long[level.nodeCount(cluster)];
    level.row(cluster, level.indexOf(entrance), costs);
    return costs;
  }
}
