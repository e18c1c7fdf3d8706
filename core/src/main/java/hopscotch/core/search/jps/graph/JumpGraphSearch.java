package hopscotch.core.search.jps.graph;

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
import java.util.Arrays;

/**
 * Pruned jump point search over the vertices of a {@link JumpGraph}; {@link Jumps} find the links
 * of the start alone, which need not be a jump point.
 *
 * <p>A link to {@link DeadEnds} counts only if the box beside it holds the goal. Even then a dead
 * end is left out if its own box does not hold the goal. If all links of a vertex lead to dead
 * ends, its links to those that are left out do not count.
 *
 * <p>A vertex of which no link counts is left out. A vertex of which a single link counts is passed
 * at once: what it leads to is put on the open list in its place. So an edge of the search is a
 * chain of such jumps. A chain ends early if f has risen far, since the vertices beyond may not be
 * needed.
 *
 * <p>A vertex that sees the goal reaches it at the cost that h allows, so its f is the cost of a
 * path. The least such f bounds all others: nothing beyond it is put on the open list, and the
 * search ends when nothing below it is left.
 *
 * <p>Guarantee: optimal; see {@code JumpPointSearch}. Passing a vertex early takes nothing from the
 * proof: at its least g it is passed again, if it was reached at a higher one before, and the end
 * of every chain waits at an f no less than that of where it began. So a vertex is taken from the
 * open list at its least g, and at an f of at most the optimal cost, once.
 *
 * <p>Space: 16 bytes a jump point and the open list. For one thread.
 */
public final class JumpGraphSearch extends HeuristicSearch {
  /** By how many straight moves more than it has risen f may rise along a chain. */
  private static final int NEAR = 16;

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
  private final byte[] moves;

  private int goalX;
  private int goalY;

  /** The state of a vertex that is reached at no cost in this query. */
  private long base;

  /** The least f of a vertex that sees the goal. */
  private long bound;

  /** The number of that jump point. */
  private int last;

  /** A chain ends where f is above this. */
  private long farF;

  private long generated;
  private long touched;
  private long pushes;

  /** The vertices of a path, the last one first. */
  private int[] route = new int[64];

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
    moves = graph.moves();
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), points.isDense());
    open = new JumpQueue(bucketShift, h(graph.map().width(), graph.map().height()));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final int[] vertices = jumpGraph.vertices();
    final JumpQueue open = this.open;
    final int startX = start % stride;
    final int startY = start / stride;
    final int first = vertices.length;
    final int startNumber = points.startNumber(start);
    final long startF = estimate(start, goal);
    final long near = NEAR * (long) graph.straightCost();
    long expanded = 0;
    long pops = 0;
    int openPeak = 1;

    begin(startNumber, goal, budget);
    open.clear(startF);
    push(startF, startF, first);
    bound = sight.from(start, startX, startY, moves[start] & 0xff) ? startF : Long.MAX_VALUE;
    while (open.size() > 0) {
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
      long state = states[number];
      if ((state & CellStates.EXPANDED) != 0) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      states[number] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      if (observer != null) {
        observer.expand(0, y * stride + x, g, f);
      }
      farF = f + near + f - startF;
      if (vertex == first) {
        int[] links = startLinks(start, x, y);
        for (int i = 0; i < jumps.count; i++) {
          follow(links[i], number, x, y, g);
        }
      } else {
        int from = vertex + JumpGraph.LINKS;
        int end = from + JumpGraph.links(vertices, vertex, goalX, goalY);
        for (int i = from; i < end; i++) {
          follow(vertices[i], number, x, y, g);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    boolean found = meter.stopped() == null && bound != Long.MAX_VALUE && !meter.stops(expanded);
    if (found) {
      expanded++;
      if (observer != null) {
        observeLast(last == startNumber ? start : cell((int) reachedBy[last]), goal, bound);
      }
      trace(start, last, goal, path);
    }
    counters.set(expanded, generated, 0, touched, pushes + pops, openPeak);
    return meter.outcome(found);
  }

  private void begin(int startNumber, int goal, Budget budget) {
    meter.start(budget);
    goalX = goal % stride;
    goalY = goal / stride;
    sight.begin(goalX, goalY);
    base = states.begin();
    states.array()[startNumber] = base;
    last = startNumber;
    generated = 1;
    touched = 1;
    pushes = 0;
  }

  /**
   * Follows a chain: passes the vertices of which a single link counts, until one is reached that
   * is put on the open list, sees the goal, leads nowhere or was reached at no higher g.
   *
   * @param link the first vertex of the chain
   * @param number the number of the expanded jump point before it, at {@code x}, {@code y} and at
   *     cost {@code g}
   */
  private void follow(int link, int number, int x, int y, long g) {
    final int[] vertices = jumpGraph.vertices();
    final long[] states = this.states.array();
    final int goalX = this.goalX;
    final int goalY = this.goalY;
    int next = link;
    int parent = number;
    int parentX = x;
    int parentY = y;
    long parentG = g;
    while (true) {
      int nextNumber = vertices[next + JumpGraph.POINT] >>> JumpGraph.NUMBER_SHIFT;
      int nextX = vertices[next + JumpGraph.COLUMN];
      int nextY = vertices[next + JumpGraph.ROW];
      long nextG = parentG + h(nextX - parentX, nextY - parentY);
      long old = states[nextNumber];
      long candidate = base + (nextG << CellStates.G_SHIFT);
      long nextH = h(nextX - goalX, nextY - goalY);
      long nextF = nextG + nextH;
      if (old < candidate + CellStates.G_UNIT || nextF >= bound) {
        return;
      }
      int count = JumpGraph.links(vertices, next, goalX, goalY);
      if (count == 0 && !SightBox.holds(vertices, next + JumpGraph.BOX, goalX, goalY)) {
        return;
      }
      touched += old >= base + CellStates.SEARCH_UNIT ? 1 : 0;
      reachedBy[nextNumber] = (long) parent << Integer.SIZE | next;
      generated++;
      int nextCell = nextY * stride + nextX;
      if (observer != null) {
        observer.generate(0, nextCell, parentY * stride + parentX, nextG, nextF);
      }
      int mask = vertices[next + JumpGraph.HEAD] & JumpGraph.MASK;
      if (sight.from(nextCell, nextX, nextY, mask)) {
        states[nextNumber] = candidate | CellStates.EXPANDED;
        bound = nextF;
        last = nextNumber;
        return;
      }
      int onward = next + JumpGraph.LINKS;
      if (count > 1 && JumpGraph.isDeadEnd(vertices, next)) {
        onward = JumpGraph.onlyLink(vertices, next, goalX, goalY);
        count = onward == JumpGraph.MANY ? count : 1;
      }
      if (count > 1 || count == 1 && nextF > farF) {
        states[nextNumber] = candidate;
        push(nextF, nextH, next);
        return;
      }
      states[nextNumber] = candidate | CellStates.EXPANDED;
      if (count == 0) {
        return;
      }
      parent = nextNumber;
      parentX = nextX;
      parentY = nextY;
      parentG = nextG;
      next = vertices[onward];
    }
  }

  private void push(long f, long h, int vertex) {
    open.push(f, h, vertex);
    pushes++;
  }

  /** Tells of the expansion that ends the search, of a cell that sees the goal. */
  private void observeLast(int cell, int goal, long f) {
    long h = h(goal % stride - cell % stride, goal / stride - cell / stride);
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
    int length = 0;
    int startNumber = points.startNumber(start);
    for (int number = last; number != startNumber; ) {
      if (length == route.length) {
        route = Arrays.copyOf(route, 2 * length);
      }
      long reached = reachedBy[number];
      route[length++] = (int) reached;
      number = (int) (reached >>> Integer.SIZE);
    }
    int[] vertices = jumpGraph.vertices();
    path.add(start);
    int x = start % stride;
    int y = start / stride;
    for (int i = length - 1; i >= 0; i--) {
      int toX = vertices[route[i] + JumpGraph.COLUMN];
      int toY = vertices[route[i] + JumpGraph.ROW];
      jumps.unpack(y * stride + x, toX - x, toY - y, path);
      x = toX;
      y = toY;
    }
    jumps.unpack(y * stride + x, goal % stride - x, goal / stride - y, path);
  }
}
