package hopscotch.mapf.cbs.lowlevel;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.function.BooleanSupplier;

/**
 * Finds the first step at which a unit under constraints can be at a vertex, by A* over vertices
 * and steps. A move raises f by 0, 1 or 2, so three lists hold all open states.
 */
public final class Arrivals {
  private static final int LISTS = 3;

  private final VertexGraph graph;
  private final GridMap map;
  private final boolean hasDiagonals;
  private final BooleanSupplier isOver;
  private final LongArrayList[] open = new LongArrayList[LISTS];
  private final LongOpenHashSet closed = new LongOpenHashSet();

  /** The most states that a search before the present one has closed; the arrays are kept. */
  private int largest;

  /**
   * For units on a graph.
   *
   * @param isOver whether the budget has ended; asked every {@value LowLevel#INTERVAL} expansions
   */
  public Arrivals(VertexGraph graph, BooleanSupplier isOver) {
    this.graph = graph;
    this.isOver = isOver;
    this.map = graph.grid().map();
    this.hasDiagonals = graph.grid().movement().directions() == 8;
    for (int list = 0; list < LISTS; list++) {
      open[list] = new LongArrayList();
    }
  }

  /**
   * The first step at which a unit can be at a vertex.
   *
   * @param barred the neighbour from which {@code to} may not be entered, or -1 if it may from all
   * @return the step, or {@code limit + 1} if it is later than {@code limit} or never comes, or if
   *     the budget has ended
   */
  public int earliest(int start, int to, int barred, ConstraintTable constraints, int limit) {
    // Steps after the last constraint are one: of those the first at a vertex is closed first.
    final int horizon = constraints.horizon() + 1;
    largest = Math.max(largest, closed.size());
    closed.clear();
    for (LongArrayList list : open) {
      list.clear();
    }
    open[leastSteps(start, to) % LISTS].add(start);
    int left = 1;
    for (int f = leastSteps(start, to); f <= limit && left > 0; f++) {
      LongArrayList now = open[f % LISTS];
      while (!now.isEmpty()) {
        long state = now.removeLong(now.size() - 1);
        left--;
        int step = (int) (state >>> 32);
        int vertex = (int) state;
        if (vertex == to) {
          return step;
        }
        if (!closed.add((long) time(vertex, step, constraints, horizon) << 32 | vertex)) {
          continue;
        }
        if (closed.size() % LowLevel.INTERVAL == 0 && isOver.getAsBoolean()) {
          return limit + 1;
        }
        int end = graph.first()[vertex + 1];
        for (int at = graph.first()[vertex]; at <= end; at++) {
          int next = at < end ? graph.targets()[at] : vertex;
          boolean isBarred = next == to && vertex == barred;
          if (!isBarred && constraints.allows(vertex, next, step + 1)) {
            open[(step + 1 + leastSteps(next, to)) % LISTS].add((step + 1L) << 32 | next);
            left++;
          }
        }
      }
    }
    return limit + 1;
  }

  /**
   * The step by which a state is known. Where no constraint binds the unit at a vertex or beside
   * it, that is the step of the next demand: it may wait there until then, so only the first
   * arrival counts.
   */
  private int time(int vertex, int step, ConstraintTable constraints, int horizon) {
    if (step >= horizon) {
      return horizon;
    }
    int demand = step < constraints.demandEnd() ? constraints.nextDemand(step) : horizon;
    boolean isDemanded = demand < horizon && constraints.demanded(demand) == vertex;
    return isDemanded || isNearConstraints(vertex, constraints) ? step : demand;
  }

  private boolean isNearConstraints(int vertex, ConstraintTable constraints) {
    boolean isNear = constraints.binds(vertex);
    int end = graph.first()[vertex + 1];
    for (int at = graph.first()[vertex]; at < end && !isNear; at++) {
      isNear = constraints.binds(graph.targets()[at]);
    }
    return isNear;
  }

  private int leastSteps(int from, int to) {
    int dx = Math.abs(map.x(graph.cell(from)) - map.x(graph.cell(to)));
    int dy = Math.abs(map.y(graph.cell(from)) - map.y(graph.cell(to)));
    return hasDiagonals ? Math.max(dx, dy) : dx + dy;
  }

  /** The bytes that it holds, roughly: as many states may be open as are closed. */
  public long bytes() {
    return 32L * Math.max(largest, closed.size());
  }
}
