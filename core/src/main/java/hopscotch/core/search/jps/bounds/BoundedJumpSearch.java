package hopscotch.core.search.jps.bounds;

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
import hopscotch.core.search.open.JumpQueue;

/**
 * Jump point search that makes only jumps whose {@link GoalBounds} hold the goal.
 *
 * <p>A jump point is dropped before it is queued if the bounds of none of its jumps hold the goal.
 * If successors have the f of their parent, the nearest of them to the goal is expanded at once,
 * without the open list. This is what remains of partial expansion (Hu, Harabor, Qin and Yin,
 * "Regarding Goal Bounding and Jump Point Search", 2021), since with boxes few jump points have
 * more than one such successor.
 *
 * <p>Guarantee: optimal. The proof is about optimal paths of two parts. The first part leads to an
 * expanded jump point, on the way by which the search came there. The second part leads from there
 * to the goal and is canonical.
 *
 * <ol>
 *   <li>There is such a path whose first part is the start alone.
 *   <li>The box of the path's next move holds the goal. So the next jump point of the path is
 *       reached at its g, though perhaps by another way. Take that way in place of the path's.
 *   <li>Behind the new way, the next move of the path may be one that is left out. Then two other
 *       moves replace it and the move before it, and more replacements may follow. At the last
 *       place where the path changes, a straight move takes the place of a diagonal one ({@link
 *       hopscotch.core.search.CanonicalTable}).
 *   <li>A diagonal move comes back to that place only when the search's own path is taken beyond
 *       it. From then on moves are replaced only nearer to the goal. So replacing ends.
 *   <li>The path therefore leads on from jump point to jump point, and that ends only where a jump
 *       sees the goal.
 * </ol>
 *
 * <p>Space: 12 bytes for each cell and the open list. For one thread.
 */
public final class BoundedJumpSearch extends HeuristicSearch {
  private static final int NONE = -1;

  private final CellStates states;
  private final int[] parents;
  private final JumpQueue open;
  private final JumpRule rule;
  private final Jumps jumps;
  private final GoalSight sight;
  private final GoalBounds bounds;

  /** The jump point to be expanded next, by no way of the open list, or {@link #NONE}. */
  private int held;

  private long heldH;

  /** A search that asks goal bounds before each jump. */
  public BoundedJumpSearch(
      JumpRule rule,
      Jumps jumps,
      GoalSight sight,
      GoalBounds bounds,
      boolean checkComponents,
      SearchObserver observer) {
    super(rule.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.rule = rule;
    this.jumps = jumps;
    this.sight = sight;
    this.bounds = bounds;
    states = new CellStates(rule.graph().map().cellCount());
    parents = new int[rule.graph().map().cellCount()];
    int bucketShift = JumpQueue.shiftFor(rule.graph().straightCost(), false);
    open = new JumpQueue(bucketShift, h(rule.graph().map().width(), rule.graph().map().height()));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final JumpQueue open = this.open;
    final Jumps jumps = this.jumps;
    final GoalSight sight = this.sight;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.states.begin();
    long expanded = 0;
    long generated = 1;
    long reopened = 0;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);

    sight.begin(goalX, goalY);
    states[start] = base;
    long startF = estimate(start, goal);
    open.clear(startF);
    held = start;
    heldH = 0;
    long f = startF;
    while (held != NONE || open.size() > 0) {
      // Take the jump point that is held back, else the open one with the least f.
      int cell = held;
      if (held == NONE) {
        open.pop();
        f = open.key();
        cell = open.cell();
        pops++;
      }
      held = NONE;
      // It has been improved since it was put there.
      long state = states[cell];
      long g = CellStates.g(state);
      int y = cell / stride;
      int x = cell - y * stride;
      if (f != g + h(x - goalX, y - goalY)) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it.
      expanded++;
      reopened += CellStates.expansions(state);
      states[cell] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      // Prune by direction, then by goal bounds. A move that is left and sees the goal ends it.
      int mask = cell == start ? moves[cell] & 0xff : rule.kept(CellStates.direction(state), cell);
      mask = bounds.towards(goalX, goalY, cell, mask);
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
        // Drop a jump point if no box of its own moves holds the goal.
        int d = Jumps.direction(jumps.ends[i]);
        if (bounds.towards(goalX, goalY, next, rule.kept(d, next)) == 0) {
          continue;
        }
        // It was reached more cheaply: keep g, arrival and parent, and hold it back or open it.
        boolean isNew = CellStates.isFirstVisit(old, base);
        touched += isNew ? 1 : 0;
        states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
        parents[next] = cell;
        long nextH = h(nextX - goalX, nextY - goalY);
        long nextF = nextG + nextH;
        keep(next, f, nextF, nextH);
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextF);
        }
      }
      openPeak = Math.max(openPeak, open.size() + (held == NONE ? 0 : 1));
    }
    counters.set(expanded, generated, reopened, touched, counters.heapOperations + pops, openPeak);
    if (found) {
      Jumps.trace(graph, parents, start, goal, path);
    }
    return meter.outcome(found);
  }

  /** Holds a jump point that is to be expanded next, or puts it on the open list. */
  private void keep(int cell, long f, long nextF, long nextH) {
    if (nextF > f || held != NONE && nextH >= heldH) {
      push(nextF, nextH, cell);
      return;
    }
    if (held != NONE) {
      push(f, heldH, held);
    }
    held = cell;
    heldH = nextH;
  }

  private void push(long f, long h, int cell) {
    open.push(f, h, cell);
    counters.heapOperations++;
  }
}
