package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;

/**
 * Pruned jump point search over the nodes of a {@link JumpGraph}: expands what {@link
 * JumpPointSearch} does, in the same order, with the same counters. Links are read from the graph
 * or, where it has none, found by {@link Jumps}, as always those of the start, which need not be a
 * jump point.
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
  private final JumpPoints points;
  private final boolean hasLinks;
  private final Jumps jumps;
  private final GoalSight sight;
  private final byte[] moves;
  private final int stride;
  private final long perMax;
  private final long perMin;
  private final boolean isEight;

  JumpGraphSearch(
      GridGraph graph,
      Jumps jumps,
      GoalSight sight,
      JumpGraph jumpGraph,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    this.jumps = jumps;
    this.sight = sight;
    this.jumpGraph = jumpGraph;
    this.points = jumpGraph.points();
    this.hasLinks = jumpGraph.hasLinks();
    int count = jumpGraph.points().count();
    states = new CellStates(count + 1);
    parents = new int[count + 1];
    moves = graph.moves();
    stride = graph.map().stride();
    isEight = graph.movement().directions() == 8;
    perMax = graph.straightCost();
    perMin = isEight ? graph.diagonalCost() - graph.straightCost() : graph.straightCost();
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), points.isDense());
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

    sight.begin(goalX, goalY);
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

      int mask = moves[cell] & 0xff;
      int list = 0;
      if (number != first) {
        list = nodes[number * width + JumpGraph.FIRSTS + CellStates.direction(state)];
        mask = hasLinks ? lists[list] & JumpGraph.MASK : list;
      }
      if (sight.from(cell, x, y, mask)) {
        last = number;
        outcome = Outcome.FOUND;
        break;
      }

      int[] links;
      int from;
      int end;
      if (number == first || !hasLinks) {
        jumps.from(cell, x, y, mask);
        links = jumps.ends;
        from = 0;
        end = jumps.count;
        for (int i = 0; i < end; i++) {
          int target = points.number(Jumps.cell(links[i]));
          links[i] = target << JumpGraph.NUMBER_SHIFT | Jumps.direction(links[i]);
        }
      } else {
        links = lists;
        from = list + 1;
        end = from + (lists[list] >>> JumpGraph.COUNT_SHIFT);
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
