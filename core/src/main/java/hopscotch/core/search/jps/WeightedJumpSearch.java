package hopscotch.core.search.jps;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/**
 * Weighted A* over jump points: f = g + W*h with a weight W &gt; 1, and no cell is expanded twice,
 * as in Carlson, Harabor and Stuckey, "Avoiding Node Re-Expansions Can Break Symmetry Breaking"
 * (SoCS 2024). Ties go to the larger g.
 *
 * <p>Guarantee: none, since a path can be missed. A move from an expanded cell is pruned because
 * another path, as short, leads around it over cells that are expanded too. But no cell is expanded
 * twice. So one of those cells may keep a larger g and another parent, and for that parent the next
 * move of the other path is pruned as well. In this way two cells can each leave out a move because
 * of the other.
 *
 * <p>That happens where corners are cut; {@code run carlson2024} counts how often. Under the corner
 * rule of the benchmarks neither the paper nor we saw a path that was missed, or one that costs
 * more than W times the optimum. We know of no proof.
 *
 * <p>Space: 12 bytes for each cell, what {@link Jumps} need, and 16 for each open entry. For one
 * thread.
 */
final class WeightedJumpSearch extends HeuristicSearch {
  private final CellStates states;
  private final int[] parents;
  private final EntryHeap open = new EntryHeap();
  private final JumpRule rule;
  private final Jumps jumps;
  private final GoalSight sight;
  private final long gScale;
  private final long hScale;

  /** Orders by {@code gScale * g + hScale * h}. */
  WeightedJumpSearch(
      JumpRule rule,
      Jumps jumps,
      GoalSight sight,
      int gScale,
      int hScale,
      boolean checkComponents,
      SearchObserver observer) {
    super(rule.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.rule = rule;
    this.jumps = jumps;
    this.sight = sight;
    this.gScale = gScale;
    this.hScale = hScale;
    states = new CellStates(rule.graph().map().cellCount());
    parents = new int[rule.graph().map().cellCount()];
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final Jumps jumps = this.jumps;
    final GoalSight sight = this.sight;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.states.begin();
    long expanded = 0;
    long generated = 1;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);

    sight.begin(goalX, goalY);
    states[start] = base;
    open.clear();
    open.push(hScale * estimate(start, goal), start);
    while (open.size() > 0) {
      // Take the jump point with the least f = g + W*h, unless it is closed.
      long f = open.topKey();
      int cell = OpenEntry.cell(open.topEntry());
      open.pop();
      pops++;
      long state = states[cell];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it: it is closed for good.
      expanded++;
      states[cell] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      int y = cell / stride;
      int x = cell - y * stride;
      // Prune: its natural and forced moves alone. If one of them sees the goal, the path is found.
      int mask = cell == start ? moves[cell] & 0xff : rule.kept(CellStates.direction(state), cell);
      if (sight.from(cell, x, y, mask)) {
        parents[goal] = cell;
        found = true;
        break;
      }
      // Jump in these directions, and relax the jump points that were found.
      jumps.from(cell, x, y, mask);
      for (int i = 0; i < jumps.count; i++) {
        int next = Jumps.cell(jumps.ends[i]);
        int nextY = next / stride;
        int nextX = next - nextY * stride;
        long nextG = g + h(nextX - x, nextY - y);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // A closed jump point stays as it is, even if it was reached more cheaply.
        if (CellStates.isFirstVisit(old, base)) {
          touched++;
        } else if (CellStates.isExpanded(old)) {
          continue;
        }
        // Keep g, arrival and parent, and open it.
        states[next] = candidate | Jumps.direction(jumps.ends[i]);
        parents[next] = cell;
        long nextH = h(nextX - goalX, nextY - goalY);
        long nextF = gScale * nextG + hScale * nextH;
        open.push(nextF, OpenEntry.of(Math.min(nextH, OpenEntry.MAX_TIE), next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextF);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    if (found) {
      Jumps.trace(graph, parents, start, goal, path);
    }
    return meter.outcome(found);
  }
}
