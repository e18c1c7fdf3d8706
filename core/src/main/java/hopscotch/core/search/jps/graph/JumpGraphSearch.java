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
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.JumpQueue;

/**
 * A* over the vertices of a {@link JumpGraph}: pruned jump point search whose jumps are links that
 * were made before. A vertex is a jump point with the direction in which it was reached, so its
 * links are pruned already. The start need not be a jump point. So each query makes one more vertex
 * for it, whose links {@link Jumps} find. The goal becomes no vertex: those that see it, straight
 * or by diagonal moves as far as its row or column ({@link GoalSight}), reach it by one more link.
 *
 * <p>So the links take the place of JPS+'s table of distances. A jump that would end at a wall has
 * no link: the table's distances of zero and below have no counterpart. Blocked ends, a start that
 * is its own goal and goals in another component are answered before the search, by {@link
 * hopscotch.core.planner.base.GridSearch}.
 *
 * <p>A link <em>counts</em> if it may lead to the goal:
 *
 * <ul>
 *   <li>A link to one of the {@link JumpDeadEnds} counts only if the box beside it holds the goal.
 *   <li>Even then the dead end is left out if its own box does not hold the goal. If all links of a
 *       vertex lead to dead ends, such a link does not count either.
 * </ul>
 *
 * <p>An edge of the search is a <em>chain</em> of links. It begins with a link of the vertex that
 * is expanded, and goes on over every vertex of which a single link counts. A jump point is
 * <em>closed</em> once the vertex as which it was reached needs no expansion any more:
 *
 * <ul>
 *   <li>it was expanded, or
 *   <li>a chain came to it, and no link counts, or a single one does, by which the chain goes on.
 * </ul>
 *
 * <p>Only where several links count does a chain end at a vertex that is opened. It ends earlier
 * where f has risen far, since the vertices beyond may not be needed.
 *
 * <p>No link of a vertex that sees the goal counts. From there the goal is reached at the cost that
 * h allows, so the vertex's f is the cost of a path. The least such f bounds all others: nothing
 * beyond it is put on the open list, and the search ends when nothing below it is left.
 *
 * <p>Guarantee: optimal; see {@code JumpPointSearch}. Closing a jump point early takes nothing from
 * that proof. If it is reached again at a lower g, it is closed again, or opened, at that g. And
 * the end of a chain waits at an f no less than that of where the chain began. So a vertex of an
 * optimal path is on the open list at its least g until such a path is found. And each vertex is
 * expanded at an f of at most the optimal cost.
 *
 * <p>A vertex that is on no optimal path may be expanded at a g above its least. This happens where
 * a chain passed a jump point that is reached at a lower g later, by an arrival that leads
 * elsewhere. Such an expansion changes no answer.
 *
 * <p>Space: 16 bytes for each jump point, and the open list. For one thread.
 */
public final class JumpGraphSearch extends HeuristicSearch {
  /**
   * A chain ends where f has risen by as much as since the start, and by so many straight moves
   * more. Shorter chains are queued too often, longer ones run past the goal. Found by trial.
   */
  private static final int CHAIN_RISE = 16;

  private final CellStates states;

  /**
   * For each jump point, the number of the jump point before it on the path in the high half, and
   * the vertex as which it was reached in the low half.
   */
  private final long[] reachedBy;

  private final JumpQueue open;
  private final JumpGraph jumpGraph;
  private final JumpPoints points;
  private final Jumps jumps;
  private final GoalSight sight;

  /** The vertices of a path, the last one first. */
  private final Ints route = new Ints();

  /** Along a chain f may rise by as much as it did before the chain, and by this. */
  private final long rise;

  /** The vertex of the start, laid out as those of the graph are. */
  private int[] startVertex = new int[64];

  /**
   * A search over a graph that is there.
   *
   * @param jumps finds the links of the start
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
    rise = CHAIN_RISE * (long) graph.straightCost();
    int count = points.count();
    states = new CellStates(count + 1);
    reachedBy = new long[count + 1];
    int bucketShift = JumpQueue.shiftFor(graph.straightCost(), points.isDense());
    open = new JumpQueue(bucketShift, h(graph.map().width(), graph.map().height()));
  }

  // An expansion in a method of its own takes 4 % longer, a chain in one 19 %:
  // docs/notebook/jump-point-graph.md.
  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final long[] reachedBy = this.reachedBy;
    final int[] vertices = jumpGraph.vertices();
    final int first = vertices.length;
    final JumpQueue open = this.open;
    final GoalSight sight = this.sight;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final int startNumber = points.startNumber(start);
    final long startF = estimate(start, goal);
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
    open.clear(startF);
    open.push(startF, startF, first);
    long bound = connectStart(start) ? startF : Long.MAX_VALUE;
    while (open.size() > 0) {
      // Take the open vertex with the least f; stop when no path below the bound is left.
      open.pop();
      pops++;
      long f = open.key();
      if (f >= bound) {
        break;
      }
      int vertex = open.cell();
      int[] from = vertices;
      if (vertex == first) {
        vertex = 0;
        from = startVertex;
      }
      // Its jump point was closed since.
      int number = JumpGraph.number(from, vertex);
      long state = states[number];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it: close it, and follow those of its links that count.
      expanded++;
      states[number] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      long farF = f + (f - startF) + rise;
      int x = from[vertex + JumpGraph.COLUMN];
      int y = from[vertex + JumpGraph.ROW];
      if (observer != null) {
        observer.expand(0, y * stride + x, g, f);
      }
      int link = vertex + JumpGraph.LINKS;
      int endOfLinks = link + JumpGraph.links(from, vertex, goalX, goalY);
      for (; link < endOfLinks; link++) {
        // A chain begins with this link.
        int next = from[link];
        int parent = number;
        int parentX = x;
        int parentY = y;
        long parentG = g;
        while (true) {
          // It breaks off if a path as good is known, or none below the bound leads on from here.
          int nextNumber = JumpGraph.number(vertices, next);
          int nextX = vertices[next + JumpGraph.COLUMN];
          int nextY = vertices[next + JumpGraph.ROW];
          // The length of a link is the octile distance of its ends.
          long nextG = parentG + h(nextX - parentX, nextY - parentY);
          long nextH = h(nextX - goalX, nextY - goalY);
          long nextF = nextG + nextH;
          long old = states[nextNumber];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old) || nextF >= bound) {
            break;
          }
          // It breaks off at a dead end whose box does not hold the goal.
          int count = JumpGraph.links(vertices, next, goalX, goalY);
          if (count == 0 && !SightBox.holds(vertices, next + JumpGraph.BOX, goalX, goalY)) {
            break;
          }
          // The vertex was reached more cheaply: keep how.
          reachedBy[nextNumber] = (long) parent << Integer.SIZE | next;
          touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
          generated++;
          int nextCell = nextY * stride + nextX;
          if (observer != null) {
            observer.generate(0, nextCell, parentY * stride + parentX, nextG, nextF);
          }
          // If it sees the goal, a cheaper path is known; else look which link onward counts.
          int onward = JumpGraph.NONE;
          if (sight.from(nextCell, nextX, nextY, JumpGraph.moves(vertices, next))) {
            bound = nextF;
            last = nextNumber;
          } else {
            onward = JumpGraph.onward(vertices, next, count, goalX, goalY);
          }
          // Several do, or f has risen far: open the vertex, at which the chain ends.
          if (onward == JumpGraph.MANY || onward != JumpGraph.NONE && nextF > farF) {
            states[nextNumber] = candidate;
            open.push(nextF, nextH, next);
            pushes++;
            break;
          }
          // None does, or one, by which the chain goes on: the vertex is closed without the list.
          states[nextNumber] = candidate | CellStates.EXPANDED;
          if (onward == JumpGraph.NONE) {
            break;
          }
          next = vertices[onward];
          parent = nextNumber;
          parentX = nextX;
          parentY = nextY;
          parentG = nextG;
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
      trace(start, last, goal, path);
    }
    counters.set(expanded, generated, 0, touched, pushes + pops, openPeak);
    return meter.outcome(found);
  }

  /**
   * Makes a vertex of the start, whose links are the jumps from there; all of them count. Says
   * whether the start sees the goal; then it needs no links.
   */
  private boolean connectStart(int start) {
    int x = start % stride;
    int y = start / stride;
    if (sight.from(start, x, y, moves[start] & 0xff)) {
      return true;
    }
    jumps.from(start, x, y, moves[start] & 0xff);
    if (startVertex.length < JumpGraph.LINKS + jumps.count) {
      startVertex = new int[JumpGraph.LINKS + jumps.ends.length];
    }
    startVertex[JumpGraph.POINT] = points.startNumber(start) << JumpGraph.NUMBER_SHIFT;
    startVertex[JumpGraph.COLUMN] = x;
    startVertex[JumpGraph.ROW] = y;
    startVertex[JumpGraph.HEAD] = jumps.count << JumpGraph.COUNT_SHIFT;
    for (int i = 0; i < jumps.count; i++) {
      int number = points.number(Jumps.cell(jumps.ends[i]));
      int direction = Jumps.direction(jumps.ends[i]);
      startVertex[JumpGraph.LINKS + i] = jumpGraph.vertex(number, direction);
    }
    return false;
  }

  /** Tells of the expansion that ends the search, of a cell that sees the goal. */
  private void observeLast(int cell, int goal, long f) {
    observer.expand(0, cell, f - estimate(cell, goal), f);
  }

  private int cell(int vertex) {
    int[] vertices = jumpGraph.vertices();
    return vertices[vertex + JumpGraph.ROW] * stride + vertices[vertex + JumpGraph.COLUMN];
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
      Jumps.unpack(graph, y * stride + x, toX - x, toY - y, path);
      x = toX;
      y = toY;
    }
    Jumps.unpack(graph, y * stride + x, goal % stride - x, goal / stride - y, path);
  }
}
