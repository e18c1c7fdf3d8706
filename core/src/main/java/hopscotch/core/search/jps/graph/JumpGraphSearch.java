package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.jps.policy.JumpPolicy;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.JumpQueue;

/**
 * Pruned jump point search over the vertices of a {@link JumpGraph}. The start need not be a jump
 * point, so {@link Jumps} find its links.
 *
 * <p>Not every link of a vertex counts:
 *
 * <ul>
 *   <li>A link to {@link DeadEnds} counts only if the box beside it holds the goal.
 *   <li>Even then a dead end is left out if its own box does not hold the goal. If all links of a
 *       vertex lead to dead ends, such a link does not count either.
 * </ul>
 *
 * <p>A vertex of which no link counts is left out. A vertex of which a single link counts is passed
 * at once, and what it leads to is put on the open list in its place. So an edge of the search is a
 * chain of such jumps. A chain ends early where f has risen far, since the vertices beyond may not
 * be needed.
 *
 * <p>A vertex that sees the goal reaches it at the cost that h allows, so its f is the cost of a
 * path. The least such f bounds all others: nothing beyond it is put on the open list, and the
 * search ends when nothing below it is left.
 *
 * <p>Guarantee: optimal; see {@code JumpPointSearch}. Passing a vertex early takes nothing from
 * that proof. If a jump point was passed at a higher g, it is passed again, or opened, at its least
 * g. And the end of a chain waits at an f no less than that of where the chain began. So a vertex
 * of an optimal path is on the open list at its least g until such a path is found. And each vertex
 * is expanded at an f of at most the optimal cost.
 *
 * <p>A vertex that is on no optimal path may be expanded at a g above its least. This happens where
 * a chain passed a jump point that is reached at a lower g later, by an arrival that leads
 * elsewhere. Such an expansion changes no answer.
 *
 * <p>Space: 16 bytes a jump point and the open list. For one thread.
 */
public final class JumpGraphSearch extends HeuristicSearch {
  private final CellStates states;

  /**
   * By number of a jump point: in the high half the number of the jump point before it on the path,
   * in the low half the vertex as which it was reached.
   */
  private final long[] reachedBy;

  private final JumpQueue open;
  private final JumpGraph jumpGraph;
  private final JumpPoints points;
  private final Jumps jumps;
  private final GoalSight sight;

  /** The vertices of a path, the last one first. */
  private final Ints route = new Ints();

  /**
   * A search over a graph that is there.
   *
   * @param jumps finds the links of the start
   * @param checkComponents whether components answer unreachable goals
   * @param observer who watches, or {@code null}
   */
  public JumpGraphSearch(
      GridGraph graph,
      Jumps jumps,
      GoalSight sight,
      JumpGraph jumpGraph,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, Heuristic.AUTO, checkComponents, observer, 0);
    this.jumps = jumps;
    this.sight = sight;
    this.jumpGraph = jumpGraph;
    this.points = jumpGraph.points();
    int count = jumpGraph.points().count();
    states = new CellStates(count + 1);
    reachedBy = new long[count + 1];
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), points.isDense());
    open = new JumpQueue(bucketShift, h(graph.map().width(), graph.map().height()));
  }

  // To follow an edge in a method of its own made searches slower:
  // docs/notebook/jump-point-graph.md.
  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final int[] vertices = jumpGraph.vertices();
    final long[] reachedBy = this.reachedBy;
    final JumpQueue open = this.open;
    final GoalSight sight = this.sight;
    final int stride = this.stride;
    final int startX = start % stride;
    final int startY = start / stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final int first = vertices.length;
    final int startNumber = points.startNumber(start);
    final long rise = JumpPolicy.CHAIN_RISE * (long) graph.straightCost();
    final long base = this.states.begin();
    int last = startNumber;
    long expanded = 0;
    long generated = 1;
    long touched = 1;
    long pushes = 1;
    long pops = 0;
    int openPeak = 1;
    meter.start(budget);

    // Open the start; if it sees the goal, its f is the cost of a path.
    sight.begin(goalX, goalY);
    states[startNumber] = base;
    long startF = estimate(start, goal);
    open.clear(startF);
    open.push(startF, startF, first);
    boolean seesGoal = sight.from(start, startX, startY, moves[start] & 0xff);
    long bound = seesGoal ? startF : Long.MAX_VALUE;
    while (open.size() > 0) {
      // Take the open vertex with the least f; stop when no path below the bound is left.
      open.pop();
      pops++;
      long f = open.key();
      if (f >= bound) {
        break;
      }
      int vertex = open.cell();
      int number = startNumber;
      int x = startX;
      int y = startY;
      if (vertex != first) {
        number = vertices[vertex + JumpGraph.POINT] >>> JumpGraph.NUMBER_SHIFT;
        x = vertices[vertex + JumpGraph.COLUMN];
        y = vertices[vertex + JumpGraph.ROW];
      }
      // Its jump point was expanded or passed before.
      long state = states[number];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it.
      expanded++;
      states[number] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      long farF = f + rise + f - startF;
      int cell = y * stride + x;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }

      // The vertices to which its jumps lead, of which only those towards the goal count.
      int[] links = vertices;
      int from = vertex + JumpGraph.LINKS;
      int end = from;
      if (vertex == first) {
        links = startLinks(cell, x, y);
        from = 0;
        end = jumps.count;
      } else {
        end += JumpGraph.links(vertices, vertex, goalX, goalY);
      }
      // Each edge of the search is a chain: it passes every vertex from which a single jump counts.
      for (int i = from; i < end; i++) {
        int next = links[i];
        int parent = number;
        int parentX = x;
        int parentY = y;
        long parentG = g;
        while (true) {
          // The chain breaks off where a path as good is known, or none below the bound is
          // possible.
          int nextNumber = vertices[next + JumpGraph.POINT] >>> JumpGraph.NUMBER_SHIFT;
          int nextX = vertices[next + JumpGraph.COLUMN];
          int nextY = vertices[next + JumpGraph.ROW];
          long nextG = parentG + h(nextX - parentX, nextY - parentY);
          long old = states[nextNumber];
          long candidate = CellStates.reachedAt(nextG, base);
          long nextH = h(nextX - goalX, nextY - goalY);
          long nextF = nextG + nextH;
          if (CellStates.isNoBetter(candidate, old) || nextF >= bound) {
            break;
          }
          // It breaks off at a dead end whose box does not hold the goal.
          int count = JumpGraph.links(vertices, next, goalX, goalY);
          if (count == 0 && !SightBox.holds(vertices, next + JumpGraph.BOX, goalX, goalY)) {
            break;
          }
          // The vertex was reached more cheaply: keep how.
          touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
          reachedBy[nextNumber] = (long) parent << Integer.SIZE | next;
          generated++;
          int nextCell = nextY * stride + nextX;
          if (observer != null) {
            observer.generate(0, nextCell, parentY * stride + parentX, nextG, nextF);
          }
          // It sees the goal: a cheaper path is known, and the vertex need not be expanded.
          int mask = vertices[next + JumpGraph.HEAD] & JumpGraph.MASK;
          if (sight.from(nextCell, nextX, nextY, mask)) {
            states[nextNumber] = candidate | CellStates.EXPANDED;
            bound = nextF;
            last = nextNumber;
            break;
          }
          // How many of its jumps count? Of those of a dead end, only one that leads out of it.
          int link = next + JumpGraph.LINKS;
          if (count > 1 && JumpGraph.isDeadEnd(vertices, next)) {
            link = JumpGraph.onlyLink(vertices, next, goalX, goalY);
            count = link == JumpGraph.MANY ? count : 1;
          }
          // Several do, or f has risen far: the chain ends here, and the vertex is opened.
          if (count > 1 || count == 1 && nextF > farF) {
            states[nextNumber] = candidate;
            open.push(nextF, nextH, next);
            pushes++;
            break;
          }
          // None does, or a single one, and the chain passes on over it: the vertex is closed.
          states[nextNumber] = candidate | CellStates.EXPANDED;
          if (count == 0) {
            break;
          }
          parent = nextNumber;
          parentX = nextX;
          parentY = nextY;
          parentG = nextG;
          next = vertices[link];
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    // The vertex that sees the goal counts as the last expansion.
    boolean found = meter.stopped() == null && bound != Long.MAX_VALUE && !meter.stops(expanded);
    if (found) {
      expanded++;
      if (observer != null) {
        observeLast(last == startNumber ? start : cell((int) reachedBy[last]), goal, bound);
      }
    }
    counters.set(expanded, generated, 0, touched, pushes + pops, openPeak);
    if (found) {
      trace(start, last, goal, path);
    }
    return meter.outcome(found);
  }

  /** Tells of the expansion that ends the search, of a cell that sees the goal. */
  private void observeLast(int cell, int goal, long f) {
    long h = estimate(cell, goal);
    observer.expand(0, cell, f - h, f);
  }

  private int cell(int vertex) {
    int[] vertices = jumpGraph.vertices();
    return vertices[vertex + JumpGraph.ROW] * stride + vertices[vertex + JumpGraph.COLUMN];
  }

  /** The vertices to which jumps from the start lead. */
  private int[] startLinks(int cell, int x, int y) {
    jumps.from(cell, x, y, moves[cell] & 0xff);
    int[] links = jumps.ends;
    for (int i = 0; i < jumps.count; i++) {
      int number = points.number(Jumps.cell(links[i]));
      links[i] = jumpGraph.vertex(number, Jumps.direction(links[i]));
    }
    return links;
  }

  /** Appends every cell of the path. */
  private void trace(int start, int last, int goal, PathBuffer path) {
    route.clear();
    int startNumber = points.startNumber(start);
    for (int number = last; number != startNumber; ) {
      long reached = reachedBy[number];
      route.add((int) reached);
      number = (int) (reached >>> Integer.SIZE);
    }
    int[] vertices = jumpGraph.vertices();
    path.add(start);
    int x = start % stride;
    int y = start / stride;
    for (int i = route.size() - 1; i >= 0; i--) {
      int toX = vertices[route.get(i) + JumpGraph.COLUMN];
      int toY = vertices[route.get(i) + JumpGraph.ROW];
      jumps.unpack(y * stride + x, toX - x, toY - y, path);
      x = toX;
      y = toY;
    }
    jumps.unpack(y * stride + x, goal % stride - x, goal / stride - y, path);
  }
}
