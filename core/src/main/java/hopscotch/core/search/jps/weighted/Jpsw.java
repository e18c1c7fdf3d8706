package hopscotch.core.search.jps.weighted;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.JumpQueue;

/**
 * Jump point search on ground of several weights, JPSW (Carlson, Moghadam, Harabor, Stuckey and
 * Ebrahimi, "Optimal Pathfinding on Weighted Grid Maps", AAAI 2023): A* over the cells where {@link
 * LearnedJumps} end.
 *
 * <p>Guarantee: optimal; the package page has the proof. A jump point keeps the first of its
 * arrivals of least g. The open list is in the exact order of f and h is consistent, so no cell is
 * expanded twice.
 *
 * <p>A jump and one to its side are one edge to the search. If an edge passes any cell, all its
 * cells are of one weight. So it costs what it would on uniform ground, times the sum of the
 * weights of its ends. Its cells follow from the ends: first the diagonal moves (with 4 directions,
 * the vertical ones).
 *
 * <p>Space: 28 bytes for each cell, and the open list. For one thread.
 */
public final class Jpsw extends HeuristicSearch implements ResumableSearch {
  private final CellStates states;
  private final int[] parents;
  private final JumpQueue open;
  private final LocalDominance dominance;
  private final LearnedJumps jumps;

  /** The base cost for each unit of the larger of |dx| and |dy|. */
  private final long perMax;

  private final long perMin;

  /**
   * The ends of the query, and what is known of it beyond states, parents, open list and counters.
   */
  private int start;

  private int goal;
  private long base;
  private long pops;

  private Jpsw(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, Heuristic.AUTO, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
    parents = new int[graph.map().cellCount()];
    open =
        new JumpQueue(
            JumpQueue.shiftFor(graph.straightCost(), false),
            h(graph.map().width(), graph.map().height()));
    dominance = new LocalDominance(graph);
    jumps = new LearnedJumps(graph, dominance);
    boolean isEight = graph.movement().directions() == 8;
    perMax = graph.straightCost();
    perMin = isEight ? graph.diagonalCost() - graph.straightCost() : graph.straightCost();
  }

  /**
   * The planner of a graph.
   *
   * @throws IllegalArgumentException if a diagonal costs two straight moves
   */
  public static Planner planner(GridGraph graph, boolean checkComponents) {
    if (graph.movement().directions() == 8 && graph.diagonalCost() == 2 * graph.straightCost()) {
      throw new IllegalArgumentException(
          "planner 'jpsw' needs a diagonal cheaper than two straight moves; got costs %s"
              .formatted(graph.costs()));
    }
    return new GraphPlanner(
        graph, Guarantee.OPTIMAL, observer -> new Jpsw(graph, checkComponents, observer));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    base = states.begin();
    pops = 0;
    counters.set(0, 1, 0, 1, 0, 1);
    jumps.begin(goal);
    states.array()[start] = base;
    long f = estimate(start, goal);
    open.clear(f);
    open.push(f, f, start);
    return continueSearch(path, budget);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    final int start = this.start;
    final int goal = this.goal;
    final byte[] moves = this.moves;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final int[] parents = this.parents;
    final JumpQueue open = this.open;
    final LearnedJumps jumps = this.jumps;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.base;
    long expanded = counters.expanded;
    long generated = counters.generated;
    long touched = counters.touched;
    long pops = this.pops;
    int openPeak = (int) counters.openPeak;
    boolean found = false;
    meter.start(budget, expanded);

    while (open.size() > 0) {
      // Take the jump point with the least f, unless it is closed.
      open.pop();
      int cell = open.cell();
      pops++;
      long state = states[cell];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      // The goal has the least f: its path is found.
      if (cell == goal) {
        found = true;
        break;
      }
      long g = CellStates.g(state);
      int y = cell / stride;
      int x = cell - y * stride;
      // The budget is spent: leave it open, so that the search can go on from here.
      if (meter.stops(expanded)) {
        open.push(open.key(), h(x - goalX, y - goalY), cell);
        pops--;
        break;
      }
      // Expand it.
      expanded++;
      states[cell] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(0, cell, g, open.key());
      }
      // Prune the moves that a path around the cell dominates, and jump by the others.
      int mask =
          cell == start ? moves[cell] & 0xff : dominance.kept(cell, CellStates.direction(state));
      jumps.from(cell, x, y, mask);
      // Relax the jump points that were found.
      int weight = weights == null ? 0 : weights[terrain[cell]];
      final int[] ends = jumps.ends;
      final int count = jumps.count;
      for (int i = 0; i < count; i++) {
        int end = ends[i];
        int next = LearnedJumps.cell(end);
        int nextY = next / stride;
        int nextX = next - nextY * stride;
        long moved = Heuristic.estimate(nextX - x, nextY - y, perMax, perMin);
        if (weights != null) {
          moved *= weight + weights[terrain[next]];
        }
        // A path as good is known.
        long nextG = g + moved;
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // The jump point was reached more cheaply: keep g, arrival and parent, and open it.
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[next] = candidate | LearnedJumps.direction(end);
        parents[next] = cell;
        long nextH = h(nextX - goalX, nextY - goalY);
        open.push(nextG + nextH, nextH, next);
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    // Keep what a resumed search goes on with.
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    this.pops = pops;
    if (found) {
      Jumps.trace(graph, parents, start, goal, path);
    }
    return meter.outcome(found);
  }
}
