package hopscotch.core.search.incremental;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/**
 * A* that learns a better h from each find: Adaptive A* (Koenig and Likhachev, AAMAS 2005),
 * Generalized Adaptive A* (Sun, Koenig and Yeoh, AAMAS 2008) and Multipath Generalized Adaptive A*
 * (Hernandez, Asin and Baier, AAAI 2015).
 *
 * <p>After a find of cost C, h of an expanded cell becomes C - g. That is no smaller than before,
 * and consistent. It stays so if costs rise. If a cost falls, AA* forgets what it learned. The
 * other two lower h where it is inconsistent, by Dijkstra's algorithm from the cells beside the
 * change on. MPGAA* also keeps the moves of the paths that it found. A search may stop at a cell
 * from which such moves lead to the goal, if each costs what h falls by: h is exact there.
 *
 * <p>Guarantee: optimal. Invariant: h is consistent on the map as it is now, so no cell is expanded
 * twice in a find.
 *
 * <p>Where this deviates:
 *
 * <ul>
 *   <li>h is written when a find ends, not when it is next looked at.
 *   <li>h is written as its sum with a shift. A goal that moves adds its own h to the shift, which
 *       lowers all that was learned by it. That is the same as in GAA*: the plain heuristic for the
 *       new goal takes the place of that for the old one wherever it is larger. A new begin adds
 *       more than any h, so it costs O(1).
 *   <li>A find that ends without a path learns too: h rises beyond every cost of a path, and the
 *       next find from there ends at once.
 *   <li>A kept path that turns out broken is forgotten up to the break. So following such paths
 *       takes no longer, in all, than finding them took.
 * </ul>
 *
 * <p>Space: 16 bytes for each cell, 16 for each open entry and 4 for each expanded cell, beside the
 * graph's own. For one thread.
 */
final class AdaptiveAStar extends ReplanningSearch {
  /** The index of the counter of cells whose h was lowered. */
  static final int LOWERED = 0;

  /** Above the cost of every path. */
  private static final long UNREACHABLE = 2 * (GridGraph.MAX_PATH_COST + 1);

  private final Adaptation kind;
  private final byte[] moves;
  private final LearnedHeuristic heuristic;
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private final Ints closed = new Ints();
  private boolean begun;

  AdaptiveAStar(GridGraph original, Adaptation kind, SearchObserver observer) {
    super(original, observer);
    this.kind = kind;
    moves = graph.moves();
    heuristic = new LearnedHeuristic(changing, costs);
    states = new CellStates(graph.map().cellCount());
  }

  @Override
  public void beginAnew() {
    begun = false;
  }

  @Override
  public void change(CellChanges changes) {
    changing.apply(changes);
    if (changing.isRescaled()) {
      costs.read();
      begun = false;
    } else if (changing.costsFell() && begun) {
      if (kind.lowersH()) {
        heuristic.makeConsistent();
      } else {
        begun = false;
      }
    }
  }

  @Override
  void count() {
    counters.touched += heuristic.lowered();
    counters.heapOperations += heuristic.operations();
    counters.setExtra(LOWERED, heuristic.lowered());
    heuristic.resetCounts();
  }

  @Override
  Outcome search(int start, int newGoal, PathBuffer path, Budget budget) {
    prepare(newGoal);
    return search(start, path, budget);
  }

  private void prepare(int newGoal) {
    if (!begun || newGoal != heuristic.goal() && !kind.mayMove().goal()) {
      heuristic.begin(newGoal);
    } else if (newGoal != heuristic.goal()) {
      heuristic.moveGoal(newGoal);
    }
    begun = true;
  }

  private Outcome search(int start, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final LearnedHeuristic heuristic = this.heuristic;
    final int goal = heuristic.goal();
    final boolean keepsPaths = kind.keepsPaths();
    final long base = this.states.begin();
    long generated = 1;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    int last = -1;
    long cost = UNREACHABLE;
    boolean found = false;
    meter.start(budget);

    // A plain A* from the start, by the learned h.
    closed.clear();
    states[start] = base;
    open.clear();
    open.push(heuristic.h(start), start);
    while (open.size() > 0) {
      // Take the open cell with the least f, unless it is closed.
      long f = open.topKey();
      int cell = OpenEntry.cell(open.topEntry());
      open.pop();
      pops++;
      long state = states[cell];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      // No path costs as much: the goal cannot be reached, and that is learned too.
      if (f > GridGraph.MAX_PATH_COST) {
        cost = Math.min(f, UNREACHABLE);
        break;
      }
      // The goal, or a cell from which a kept path leads on to it at exactly its h.
      if (cell == goal || keepsPaths && heuristic.leadsToGoal(cell)) {
        found = true;
        cost = f;
        last = cell;
        break;
      }
      if (meter.stops(closed.size())) {
        break;
      }
      // Expand it: it is closed from here on.
      closed.add(cell);
      states[cell] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      // Relax its moves.
      int y = cell / stride;
      int x = cell - y * stride;
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + costs.cost(cell, d);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // The neighbour was reached more cheaply: keep g and the move, and open it.
        if (CellStates.isFirstVisit(old, base)) {
          touched++;
        }
        states[next] = candidate | d;
        long nextH = heuristic.h(next, x + Directions.dx(d), y + Directions.dy(d));
        open.push(nextG + nextH, OpenEntry.of(nextH & OpenEntry.MAX_TIE, next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    // Each expanded cell learns h = cost of the path - g, unless the budget ended the search.
    counters.set(closed.size(), generated, 0, touched, generated + pops, openPeak);
    if (meter.stopped() == null) {
      learn(cost);
    }
    // Follow the moves back, and append what is left of the kept path.
    if (found) {
      this.states.trace(start, last, offsets, path);
      if (keepsPaths) {
        keepPath(start, last);
        heuristic.follow(last, path);
      }
    }
    return meter.outcome(found);
  }

  /** Gives every expanded cell the h that a find of this cost teaches. */
  private void learn(long cost) {
    for (int i = 0; i < closed.size(); i++) {
      int cell = closed.get(i);
      heuristic.learn(cell, cost - CellStates.g(states.array()[cell]));
    }
  }

  /** Notes the moves of the path from the start on to the cell where the search ended. */
  private void keepPath(int start, int last) {
    for (int cell = last; cell != start; ) {
      int d = CellStates.direction(states.array()[cell]);
      cell -= offsets[d];
      heuristic.keepMove(cell, d);
    }
  }
}
