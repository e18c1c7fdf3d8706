package hopscotch.mapf.prioritised;

import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** For each step of a window, which unit is at each vertex. */
final class WindowTable {
  private final VertexGraph graph;
  private final Long2IntOpenHashMap unitAt = new Long2IntOpenHashMap();

  WindowTable(VertexGraph graph) {
    this.graph = graph;
    unitAt.defaultReturnValue(-1);
  }

  void clear() {
    unitAt.clear();
  }

  void add(int unit, int[] path) {
    for (int step = 0; step < path.length; step++) {
      unitAt.put(key(path[step], step), unit);
    }
  }

  private static long key(int vertex, int step) {
    return (long) step << 32 | vertex;
  }

  /** Whether a unit may move from a vertex to a neighbour, or wait there, and arrive at a step. */
  boolean isFree(int from, int to, int step) {
    if (unitAt.get(key(to, step)) >= 0) {
      return false;
    }
    int other = unitAt.get(key(to, step - 1));
    if (other >= 0 && unitAt.get(key(from, step)) == other) {
      return false;
    }
    int beside = graph.beside(from, to);
    int opposite = beside < 0 ? -1 : graph.beside(to, from);
    return opposite < 0 || !isMove(beside, opposite, step) && !isMove(opposite, beside, step);
  }

  private boolean isMove(int from, int to, int step) {
    int unit = unitAt.get(key(from, step - 1));
    return unit >= 0 && unitAt.get(key(to, step)) == unit;
  }

  long bytes() {
    return 24L * unitAt.size();
  }
}
