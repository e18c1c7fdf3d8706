package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.JumpQueue;

/**
 * Pruned jump point search that knows jump points by number. {@link JumpNodes} tell where jump
 * points are and which moves an arrival keeps. The start need not be a jump point.
 *
 * <p>{@link BlindArrivals} are put on the open list only if the goal is seen from there. Paths are
 * those of {@link JumpPointSearch}, and so are the expansions and their order, but for these. If
 * jumps are not to learn, none is left out, as published, and all counters are the same.
 *
 * <p>It learns the moves of an arrival in whose directions no jump point is seen, as {@link Jumps}
 * learn steps of diagonal jumps, and makes no jump there again. What is found and counted does not
 * depend on what was learnt, but the time of a query does.
 *
 * <p>Guarantee: optimal; see {@link JumpPointSearch}.
 *
 * <p>Space: 28 bytes for each jump point (44 where corners may be cut), what {@link Jumps} need,
 * and the open list. For one thread.
 */
final class JumpNodeSearch extends HeuristicSearch {
  private final CellStates states;
  private final int[] parents;
  private final JumpQueue open;
  private final JumpPoints points;
  private final int[] nodes;
  private final int nodeShift;
  private final Jumps jumps;
  private final GoalSight sight;

  JumpNodeSearch(
      GridGraph graph,
      Jumps jumps,
      GoalSight sight,
      JumpNodes nodes,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, Heuristic.AUTO, checkComponents, observer, 0);
    this.jumps = jumps;
    this.sight = sight;
    this.points = nodes.points();
    this.nodes = nodes.array().clone();
    nodeShift = nodes.shift();
    int count = points.count();
    states = new CellStates(count + 1);
    parents = new int[count + 1];
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), points.isDense());
    open = new JumpQueue(bucketShift, h(graph.map().width(), graph.map().height()));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final JumpPoints points = this.points;
    final int[] nodes = this.nodes;
    final int nodeShift = this.nodeShift;
    final JumpQueue open = this.open;
    final int stride = this.stride;
    final int startX = start % stride;
    final int startY = start / stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final int first = points.startNumber(start);
    final long base = this.states.begin();
    int last = first;
    long expanded = 0;
    long generated = 1;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);

    sight.begin(goalX, goalY);
    states[first] = base;
    long startF = estimate(start, goal);
    open.clear(startF);
    open.push(startF, startF, first);
    while (open.size() > 0) {
      // Take the jump point with the least f, unless it is closed.
      open.pop();
      int number = open.cell();
      pops++;
      long state = states[number];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      long g = CellStates.g(state);
      int node = number << nodeShift;
      int x = number == first ? startX : nodes[node + JumpNodes.COLUMN];
      int y = number == first ? startY : nodes[node + JumpNodes.ROW];
      // Expand it.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      states[number] = state | CellStates.EXPANDED;
      int cell = y * stride + x;
      if (observer != null) {
        observer.expand(0, cell, g, open.key());
      }

      // Its natural and forced moves. If one of them sees the goal, the path is found.
      int d = CellStates.direction(state);
      int masks = number == first ? moves[cell] & 0xff : JumpNodes.masks(nodes, node, d);
      int mask = masks & JumpNodes.MASK;
      if (sight.from(cell, x, y, mask)) {
        last = number;
        found = true;
        break;
      }

      // Jump, and learn which directions have no jump point.
      int worthwhile = number == first ? mask : masks >>> JumpNodes.WORTHWHILE;
      if (worthwhile == 0) {
        continue;
      }
      jumps.from(cell, x, y, worthwhile);
      if (jumps.seen != worthwhile && number != first && jumps.learning != 0) {
        JumpNodes.leaveOut(nodes, node, d, worthwhile & ~jumps.seen);
      }
      final int[] ends = jumps.ends;
      final int count = jumps.count;
      for (int i = 0; i < count; i++) {
        // Relax the jump points that were found.
        int nextCell = Jumps.cell(ends[i]);
        int next = points.number(nextCell);
        int nextY = nextCell / stride;
        int nextX = nextCell - nextY * stride;
        long nextG = g + h(nextX - x, nextY - y);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // An arrival that leads nowhere else matters only if the goal is seen from it.
        int arrival = Jumps.direction(ends[i]);
        int nextMasks = JumpNodes.masks(nodes, next << nodeShift, arrival);
        if (nextMasks >>> JumpNodes.WORTHWHILE == JumpNodes.BLIND
            && !sight.from(nextCell, nextX, nextY, nextMasks & JumpNodes.MASK)) {
          // as an expansion does, so that only a shorter way replaces it
          states[next] = candidate | CellStates.EXPANDED;
          continue;
        }
        // of what is marked as expanded, only a jump point with a blind arrival is reached again
        // The jump point was reached more cheaply: keep g, arrival and parent, and open it.
        touched += CellStates.isFirstVisit(old, base) || CellStates.isExpanded(old) ? 1 : 0;
        states[next] = candidate | arrival;
        parents[next] = number;
        long nextH = h(nextX - goalX, nextY - goalY);
        open.push(nextG + nextH, nextH, next);
        generated++;
        if (observer != null) {
          observer.generate(0, nextCell, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    if (found) {
      trace(start, first, last, goal, path);
    }
    return meter.outcome(found);
  }

  /** Appends every cell of the path, once the parents along it point forwards. */
  private void trace(int start, int first, int last, int goal, PathBuffer path) {
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
      int toX = nodes[(number << nodeShift) + JumpNodes.COLUMN];
      int toY = nodes[(number << nodeShift) + JumpNodes.ROW];
      Jumps.unpack(graph, y * stride + x, toX - x, toY - y, path);
      x = toX;
      y = toY;
    }
    Jumps.unpack(graph, y * stride + x, goal % stride - x, goal / stride - y, path);
  }
}
