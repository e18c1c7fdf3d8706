package hopscotch.core.search.jps;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.JumpQueue;

/**
 * Jump point search: A* over the cells at which a canonical path may turn (Harabor and Grastien,
 * "Online Graph Pruning for Pathfinding on Grid Maps", 2011; "Improving Jump Point Search", 2014),
 * which {@link Jumps} finds.
 *
 * <p>Guarantee: optimal; see {@link CanonicalTable} for the proof that the order loses nothing. A
 * jump point keeps the first of its arrivals of least g. The open list is in the exact order of f,
 * so every cell expanded has an f of at most the optimal cost. The goal is never put on the open
 * list: a cell that sees it reaches it at the cost h allows, that is at g = f, the least f there
 * is, and the search ends.
 *
 * <p>A diagonal jump and a straight one from its end are one edge to the pruned search; the cells
 * of an edge follow from its two ends.
 *
 * <p>Space: 12 bytes for each cell, what {@link Jumps} need, and the open list. For one thread.
 */
final class JumpPointSearch extends HeuristicSearch implements ResumableSearch {
  private final CellStates states;
  private final int[] parents;
  private final JumpQueue open;
  private final JumpRule rule;
  private final Jumps jumps;
  private final GoalSight sight;

  /** The query, and what is known of it beyond states, parents, open list and counters. */
  private int start;

  private int goal;
  private long base;
  private long pops;

  JumpPointSearch(
      JumpRule rule,
      Jumps jumps,
      GoalSight sight,
      boolean isDense,
      boolean checkComponents,
      SearchObserver observer) {
    super(rule.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.rule = rule;
    this.jumps = jumps;
    this.sight = sight;
    states = new CellStates(rule.graph().map().cellCount());
    parents = new int[rule.graph().map().cellCount()];
    int bucketShift = JumpQueue.shiftFor(rule.graph().straightCost(), isDense);
    open = new JumpQueue(bucketShift, h(rule.graph().map().width(), rule.graph().map().height()));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    base = states.begin();
    pops = 0;
    counters.set(0, 1, 0, 1, 0, 1);
    sight.begin(goal % stride, goal / stride);
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
    final long[] states = this.states.array();
    final JumpQueue open = this.open;
    final Jumps jumps = this.jumps;
    final GoalSight sight = this.sight;
    final int stride = this.stride;
    final byte[] moves = this.moves;
    final JumpRule rule = this.rule;
    final int[] parents = this.parents;
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
      // Prune: its natural and forced moves alone. If one of them sees the goal, the path is found.
      int mask = cell == start ? moves[cell] & 0xff : rule.kept(CellStates.direction(state), cell);
      if (sight.from(cell, x, y, mask)) {
        parents[goal] = cell;
        found = true;
        break;
      }
      // Jump in these directions, and relax the jump points that were found.
      jumps.from(cell, x, y, mask);
      final int[] ends = jumps.ends;
      final int count = jumps.count;
      for (int i = 0; i < count; i++) {
        int end = ends[i];
        int next = Jumps.cell(end);
        int nextY = next / stride;
        int nextX = next - nextY * stride;
        long nextG = g + h(nextX - x, nextY - y);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // 1 if this search reached it before, which cannot be foretold, so there is no branch
        long wasReached = old - base - CellStates.SEARCH_UNIT >>> Long.SIZE - 1;
        touched += 1 - wasReached;
        // The jump point was reached more cheaply: keep g, arrival and parent, and open it.
        states[next] = candidate | Jumps.direction(end) | old & CellStates.EXPANDED & -wasReached;
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
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    this.pops = pops;
    if (found) {
      Jumps.trace(graph, parents, start, goal, path);
    }
    return meter.outcome(found);
  }
}
