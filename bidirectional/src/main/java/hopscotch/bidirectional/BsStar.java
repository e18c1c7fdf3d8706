package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
import hopscotch.bidirectional.frontier.Frontier;
import hopscotch.bidirectional.frontier.HeapFrontier;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.core.search.open.Ties;

/**
 * BS* (Kwa, "BS*: An Admissible Bidirectional Staged Heuristic Search Algorithm", Artificial
 * Intelligence 38, 1989): {@link BidirectionalAStar} that leaves out what a meeting has settled.
 *
 * <ul>
 *   <li><em>Nipping</em>: a cell that the other side has closed is closed and not expanded, since
 *       the best path through it is known.
 *   <li><em>Pruning</em>: then its descendants in the other side's tree leave that side's open
 *       list.
 *   <li><em>Trimming</em>: open cells of f &gt;= mu are removed. Here they stay, and the search
 *       ends before it takes one.
 *   <li><em>Screening</em>: cells of f &gt;= mu are not opened.
 * </ul>
 *
 * <p>Lower bound: max(fminF, fminB). Stop: mu &lt;= that bound, or an open list is empty.
 *
 * <p>Why that is right: let C&#42; be the optimum. Suppose that the search ends with mu &gt;
 * C&#42;.
 *
 * <ol>
 *   <li>Suppose that no cell of an optimal path was nipped or pruned so far. Then each side has on
 *       every optimal path an open cell at its least g: that is the prefix lemma of {@link
 *       Frontier}. Its f is at most C&#42;, so the search goes on.
 *   <li>Look at the first time that a cell of an optimal path is nipped or pruned. Until then every
 *       closed cell of an optimal path was closed at its least g. Otherwise a cell before it on
 *       that path would have been open with a smaller f, and would have been taken first.
 *   <li>If this cell is nipped, its g is the least on both sides. Then mu &lt;= C&#42;.
 *   <li>If this cell q is pruned, the reason is a nipped cell n: the other side's tree reaches q
 *       over n. Take the path from the start to n, and on from n along the other side's tree. It
 *       costs at most as much as the path over q, which costs C&#42;. So it is optimal too. Both g
 *       of n are the least, and again mu &lt;= C&#42;.
 *   <li>Both contradict the assumption.
 * </ol>
 *
 * <p>The proof needs the exact order. So the open lists are heaps, and no cell is expanded twice on
 * one side.
 *
 * <p>The g of a pruned cell is raised by one, so that its entry is stale. Another way to the cell
 * that costs no more opens it again. If it costs the same, both entries are good, and the second
 * one finds the cell closed. The g is raised only by one, however often the cell is pruned: the
 * best path may run over it, and must not be replaced by one of higher cost. No path over a pruned
 * g is below mu, so no meeting is lost. An entry from a longer way may have just the raised g. It
 * is known by that: such a g is not that of the cell before and the move.
 *
 * <p>Guarantee: optimal, for a consistent heuristic. Space: 16 bytes for each cell, 16 for each
 * open entry.
 */
final class BsStar extends BidirectionalSearch {
  private final HeapFrontier forward = new HeapFrontier(0);
  private final HeapFrontier backward = new HeapFrontier(1);
  private final Direction direction;
  private final Ties ties;
  private final Ints subtree = new Ints();

  BsStar(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      Ties ties,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
    this.direction = direction;
    this.ties = ties;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final HeapFrontier forward = this.forward;
    final HeapFrontier backward = this.backward;
    final int stride = this.stride;
    final long base = begin(start, goal, budget);
    final long unreached = base + CellStates.SEARCH_UNIT;
    long expanded = 0;
    long generated = 2;
    long touched = 2;
    long pushes = 2;
    int openPeak = 2;
    long mu = Long.MAX_VALUE;
    boolean hasPruned = false;

    forward.begin(start, stride, estimate(start, goal));
    backward.begin(goal, stride, estimate(start, goal));
    while (forward.open.size() > 0 && backward.open.size() > 0) {
      // Stop when the lower bound has reached mu; so trimming needs no pass of its own.
      long floorF = forward.open.topKey();
      long floorB = backward.open.topKey();
      long proved = Math.max(floorF, floorB);
      if (proved >= mu) {
        break;
      }
      // Choose the side, and take its open cell with the least f, unless it is stale.
      boolean isForward =
          direction.isForward(expanded, forward.open.size(), backward.open.size(), floorF, floorB);
      HeapFrontier here = isForward ? forward : backward;
      HeapFrontier there = isForward ? backward : forward;
      long key = isForward ? floorF : floorB;
      int cell = OpenEntry.cell(here.open.topEntry());
      here.open.pop();
      int index = 2 * cell + here.side;
      long state = states[index];
      long g = CellStates.g(state);
      int y = cell / stride;
      int x = cell - y * stride;
      int dx = x - there.originX;
      int dy = y - there.originY;
      long f = g + h(dx, dy);
      if (f != key || CellStates.isExpanded(state)) {
        continue;
      }
      // It was pruned when it was open.
      if (hasPruned && isPruned(cell, here.side)) {
        continue;
      }
      // Nipping: the other side has closed it. Pruning: its descendants there leave the open list.
      if (isClosed(states[index ^ 1], unreached)) {
        states[index] = state | CellStates.EXPANDED;
        prune(cell, there.side, unreached);
        hasPruned = true;
        continue;
      }
      // Expand it on its side.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      here.expanded++;
      bounds.add(f, proved);
      states[index] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(here.side, cell, g, f);
      }
      // Relax its moves, but for those that cannot improve a cell.
      int legal =
          cell == here.origin
              ? moves[cell] & 0xff
              : SkipTable.kept(skip, moves, offsets, CellStates.direction(state), cell);
      int weight = weights == null ? 0 : weights[terrain[cell]];
      for (; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
        }
        int nextIndex = 2 * next + here.side;
        // Screening: a path as good is known, or none through the neighbour can cost less than mu.
        long old = states[nextIndex];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        long nextF = nextG + h(dx + Directions.dx(d), dy + Directions.dy(d));
        if (nextF >= mu) {
          continue;
        }
        long across = states[nextIndex ^ 1];
        // The neighbour was reached more cheaply: keep g and the move.
        boolean isNew = old >= unreached;
        states[nextIndex] = candidate | d;
        generated++;
        if (observer != null) {
          observer.generate(here.side, next, cell, nextG, nextF);
        }
        // If the other side has reached it as well, the two halves are a path.
        if (across >= unreached) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          mu = meeting.improve(nextG + CellStates.g(across), next, expanded);
        }
        // Open it, if a path through it may cost less than mu.
        if (nextF < mu) {
          long tie = ties.rank(nextF - nextG, generated) & OpenEntry.MAX_TIE;
          here.open.push(nextF, OpenEntry.of(tie, next));
          pushes++;
        }
      }
      openPeak = Math.max(openPeak, forward.open.size() + backward.open.size());
    }
    counters.set(
        expanded,
        generated,
        0,
        touched,
        2 * pushes - forward.open.size() - backward.open.size(),
        openPeak);
    return finish(forward, backward, path);
  }

  private static boolean isClosed(long state, long unreached) {
    return state < unreached && CellStates.isExpanded(state);
  }

  /** Whether the g of an open cell was raised. */
  private boolean isPruned(int cell, int side) {
    long[] states = this.states.array();
    long state = states[2 * cell + side];
    int d = CellStates.direction(state);
    int before = cell - offsets[d];
    long g = CellStates.g(state);
    return g != 0 && g != CellStates.g(states[2 * before + side]) + graph.cost(before, d);
  }

  /** Removes the open descendants of a cell in a side's search tree from that side's open list. */
  private void prune(int root, int side, long unreached) {
    long[] states = this.states.array();
    subtree.add(root);
    while (subtree.size() > 0) {
      int cell = subtree.removeLast();
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int index = 2 * (cell + offsets[d]) + side;
        long state = states[index];
        if (state >= unreached || CellStates.direction(state) != d || CellStates.g(state) == 0) {
          continue;
        }
        if (!CellStates.isExpanded(state)) {
          long g = CellStates.g(states[2 * cell + side]) + graph.cost(cell, d);
          // Its open entry becomes stale, since its g is one unit larger now; only once.
          states[index] = state + (CellStates.g(state) == g ? CellStates.G_UNIT : 0);
        } else if (!isClosed(states[index ^ 1], unreached)) {
          subtree.add(cell + offsets[d]);
        }
      }
    }
  }
}
