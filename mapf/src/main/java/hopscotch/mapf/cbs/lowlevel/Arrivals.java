package hopscotch.mapf.cbs.lowlevel;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;

/** The step at which a unit under constraints can first be at a vertex, level by level. */
public final class Arrivals {
  private final VertexGraph graph;
  private final GridMap map;
  private final boolean hasDiagonals;

  /** Arrivals on a graph. */
  public Arrivals(VertexGraph graph) {
    this.graph = graph;
    this.map = graph.grid().map();
    this.hasDiagonals = graph.grid().movement().directions() == 8;
  }

  /**
   * The first step at a vertex.
   *
   * @param closed the neighbour from which {@code to} may not be entered, -1 for none
   * @return {@code limit + 1} if it is later than {@code limit} or never
   */
  public int earliest(int start, int to, int closed, ConstraintTable constraints, int limit) {
    if (start == to) {
      return 0;
    }
    IntOpenHashSet level = new IntOpenHashSet(new int[] {start});
    for (int step = 1; step <= limit && !level.isEmpty(); step++) {
      IntOpenHashSet next = new IntOpenHashSet();
      for (IntIterator i = level.iterator(); i.hasNext(); ) {
        int from = i.nextInt();
        int end = graph.first()[from + 1];
        for (int at = graph.first()[from]; at <= end; at++) {
          int neighbour = at < end ? graph.targets()[at] : from;
          boolean isClosed = neighbour == to && from == closed;
          if (!isClosed
              && step + leastSteps(neighbour, to) <= limit
              && constraints.allows(from, neighbour, step)) {
            next.add(neighbour);
          }
        }
      }
      if (next.contains(to)) {
        return step;
      }
      level = next;
    }
    return limit + 1;
  }

  private int leastSteps(int from, int to) {
    int dx = Math.abs(map.x(graph.cell(from)) - map.x(graph.cell(to)));
    int dy = Math.abs(map.y(graph.cell(from)) - map.y(graph.cell(to)));
    return hasDiagonals ? Math.max(dx, dy) : dx + dy;
  }
}
