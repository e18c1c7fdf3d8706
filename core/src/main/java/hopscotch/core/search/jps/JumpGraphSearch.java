package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;

/**
 * Pruned jump point search over a {@link JumpGraph}: expands what {@link JumpPointSearch} does, in
 * the same order, with the same counters. Only the start, which need not be a jump point, is
 * expanded by {@link Jumps}. A jump point sees the goal in at most one direction, the one towards
 * it; where that jump crosses the goal's row or column, a straight jump may reach it.
 *
 * <p>Guarantee: optimal; see {@link JumpPointSearch}.
 *
 * <p>Space: 12 bytes a jump point and the open list. For one thread.
 */
final class JumpGraphSearch extends GridSearch {
  private final CellStates states;
  private final int[] parents;
  private final JumpQueue open;
  private final JumpGraph jumpGraph;
  private final Jumps jumps;
  private final byte[] moves;
  private final int stride;
  private final long perMax;
  private final long perMin;
  private final boolean isEight;
  private int[] startLinks = new int[64];

  JumpGraphSearch(
      GridGraph graph,
      Jumps jumps,
      JumpGraph jumpGraph,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    this.jumps = jumps;
    this.jumpGraph = jumpGraph;
    int count = jumpGraph.points().count();
    states = new CellStates(count + 1);
    parents = new int[count + 1];
    moves = graph.moves();
    stride = graph.map().stride();
    isEight = graph.movement().directions() == 8;
    perMax = graph.straightCost();
    perMin = isEight ? graph.diagonalCost() - graph.straightCost() : graph.straightCost();
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), false);
    open = new JumpQueue(bucketShift, h(graph.map().width(), graph.map().height()));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final int[] nodes = jumpGraph.nodes();
    final int width = jumpGraph.width();
    final int[] lists = jumpGraph.lists();
    final JumpQueue open = this.open;
    final int stride = this.stride;
    final int startX = start % stride;
    final int startY = start / stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final int first = firstNumber(start);
    final long base = this.states.begin();
    int last = first;
    long expanded = 0;
    long generated = 1;
    long reopened = 0;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    Outcome outcome = Outcome.NO_PATH;
    long nextCheck = meter.start(budget);

    jumps.begin(goalX, goalY);
    states[first] = base;
    long startF = h(startX - goalX, startY - goalY);
    open.clear(startF);
    open.push(startF, startF, first);
    while (open.size() > 0) {
      open.pop();
      long f = open.key();
      int number = open.cell();
      pops++;
      long state = states[number];
      long g = CellStates.g(state);
      int x = startX;
      int y = startY;
      if (number != first) {
        x = nodes[number * width + JumpGraph.COLUMN];
        y = nodes[number * width + JumpGraph.ROW];
      }
      if (f != g + h(x - goalX, y - goalY)) {
        continue;
      }
      if (expanded >= nextCheck) {
        Outcome stopped = meter.exhausted(expanded);
        if (stopped != null) {
          outcome = stopped;
          break;
        }
        nextCheck = meter.nextCheck(expanded);
      }
      expanded++;
      if ((state & CellStates.EXPANDED) != 0) {
        reopened++;
      }
      states[number] = state | CellStates.EXPANDED;
      int cell = y * stride + x;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }

      boolean seesGoal;
      int[] links;
      int from;
      int end;
      if (number == first) {
        seesGoal = leave(start, startX, startY);
        links = startLinks;
        from = 0;
        end = jumps.count;
      } else {
        from = nodes[number * width + JumpGraph.FIRSTS + CellStates.direction(state)];
        int head = lists[from++];
        int mask = head & JumpGraph.MASK;
        seesGoal = seesGoal(x, y, goalX - x, goalY - y, mask, from);
        links = lists;
        from += Integer.bitCount(mask);
        end = from + (head >>> JumpGraph.COUNT_SHIFT);
      }
      if (seesGoal) {
        last = number;
        outcome = Outcome.FOUND;
        break;
      }

      for (int i = from; i < end; i++) {
        int link = links[i];
        int next = link >>> JumpGraph.NUMBER_SHIFT;
        int nextX = nodes[next * width + JumpGraph.COLUMN];
        int nextY = nodes[next * width + JumpGraph.ROW];
        long nextG = g + h(nextX - x, nextY - y);
        long old = states[next];
        long candidate = base + (nextG << CellStates.G_SHIFT);
        if (old < candidate + CellStates.G_UNIT) {
          continue;
        }
        boolean isNew = old >= base + CellStates.SEARCH_UNIT;
        if (isNew) {
          touched++;
        }
        states[next] =
            candidate | link & JumpGraph.DIRECTION_MASK | (isNew ? 0 : old & CellStates.EXPANDED);
        parents[next] = number;
        long nextH = h(nextX - goalX, nextY - goalY);
        open.push(nextG + nextH, nextH, next);
        generated++;
        if (observer != null) {
          observer.generate(0, nextY * stride + nextX, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.expanded = expanded;
    counters.generated = generated;
    counters.reopened = reopened;
    counters.touched = touched;
    counters.heapOperations = generated + pops;
    counters.openPeak = openPeak;
    if (outcome == Outcome.FOUND) {
      trace(start, first, last, goal, path);
    }
    return outcome;
  }

  /** The number of the start; one past those of the jump points if it is none. */
  private int firstNumber(int start) {
    int number = jumpGraph.points().number(start);
    return number == JumpPoints.NONE ? jumpGraph.points().count() : number;
  }

  /** Collects the links of the start; true, with undefined links, if it sees the goal. */
  private boolean leave(int start, int column, int row) {
    if (jumps.from(start, column, row, moves[start] & 0xff)) {
      return true;
    }
    if (jumps.count > startLinks.length) {
      startLinks = new int[2 * jumps.count];
    }
    for (int i = 0; i < jumps.count; i++) {
      int number = jumpGraph.points().number(jumps.cells[i]);
      startLinks[i] = number << JumpGraph.NUMBER_SHIFT | jumps.directions[i];
    }
    return false;
  }

  /**
   * Whether a jump in a direction of the mask, whose reaches begin at {@code reaches}, sees the
   * goal (dx, dy) away: only one in the direction towards it may.
   */
  private boolean seesGoal(int x, int y, int dx, int dy, int mask, int reaches) {
    int d = towards(dx, dy);
    if ((mask >>> d & 1) == 0) {
      return false;
    }
    int reach = jumpGraph.lists()[reaches + Integer.bitCount(mask & (1 << d) - 1)];
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    if (high == 0 || wide == 0) {
      return wide + high <= reach;
    }
    int crossing = isEight ? Math.min(wide, high) : high;
    return crossing <= reach && jumps.seesGoal(d, x, y, crossing);
  }

  private int towards(int dx, int dy) {
    int alongRow = dx > 0 ? Directions.E : Directions.W;
    int alongColumn = dy > 0 ? Directions.S : Directions.N;
    if (dy == 0) {
      return alongRow;
    }
    if (dx == 0 || !isEight) {
      return alongColumn;
    }
    return dx > 0
        ? (dy > 0 ? Directions.SE : Directions.NE)
        : (dy > 0 ? Directions.SW : Directions.NW);
  }

  /** Appends every cell of the path, once the parents along it point forwards. */
  private void trace(int start, int first, int last, int goal, PathBuffer path) {
    int[] nodes = jumpGraph.nodes();
    int following = last;
    for (int number = last; number != first; ) {
      int parent = parents[number];
      parents[number] = following;
      following = number;
      number = parent;
    }
    parents[first] = following;
    path.add(start);
    int x = start % stride;
    int y = start / stride;
    for (int number = first; number != last; ) {
      number = parents[number];
      int node = number * jumpGraph.width();
      int toX = nodes[node + JumpGraph.COLUMN];
      int toY = nodes[node + JumpGraph.ROW];
      jumps.unpack(y * stride + x, toX - x, toY - y, path);
      x = toX;
      y = toY;
    }
    jumps.unpack(y * stride + x, goal % stride - x, goal / stride - y, path);
  }

  private long h(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }
}
