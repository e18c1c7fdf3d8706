package hopscotch.core.search.incremental;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * The heuristic of {@link AdaptiveAStar}: for each cell the larger of the plain one and what finds
 * have taught, and the moves of the paths that they found.
 *
 * <p>What was learned is kept as its sum with a shift. A goal that moves adds its own h to the
 * shift, which lowers all that was learned by it; a new begin adds more than any h. A record is a
 * long: that sum, whether a path leads on from the cell (1 bit), and by which move (3).
 */
final class LearnedHeuristic {
  /** Above every h that may be learned, and what is added for a new begin. */
  private static final long NEW_BEGIN = 1L << 43;

  private static final long LARGEST_SHIFT = 1L << 58;
  private static final int H_SHIFT = 4;
  private static final int HAS_NEXT = 8;
  private static final int NEXT_BITS = (1 << H_SHIFT) - 1;

  private final ChangingGraph changing;
  private final GridGraph graph;
  private final CostScale costs;
  private final int stride;
  private final int[] offsets;
  private final long[] learned;
  private final EntryHeap queue = new EntryHeap();
  private int goal;
  private int goalX;
  private int goalY;
  private long shift;
  private long lowered;
  private long operations;

  LearnedHeuristic(ChangingGraph changing, CostScale costs) {
    this.changing = changing;
    this.costs = costs;
    graph = changing.graph();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    learned = new long[graph.map().cellCount()];
  }

  void begin(int newGoal) {
    shift += NEW_BEGIN;
    setGoal(newGoal);
  }

  /** Keeps what was learned for another goal. */
  void moveGoal(int newGoal) {
    shift += h(newGoal);
    setGoal(newGoal);
  }

  private void setGoal(int newGoal) {
    if (shift > LARGEST_SHIFT) {
      Arrays.fill(learned, 0);
      shift = NEW_BEGIN;
    }
    goal = newGoal;
    goalX = newGoal % stride;
    goalY = newGoal / stride;
  }

  int goal() {
    return goal;
  }

  long h(int cell) {
    return h(cell, cell % stride, cell / stride);
  }

  /** Like {@link #h(int)}, for a cell whose column and row, with the border, are known. */
  long h(int cell, int x, int y) {
    return Math.max(costs.h(x - goalX, y - goalY), (learned[cell] >> H_SHIFT) - shift);
  }

  /** Gives a cell another h, and leaves its kept move. */
  void learn(int cell, long h) {
    learned[cell] = h + shift << H_SHIFT | next(cell);
  }

  /** Keeps a move from a cell whose h was learned. */
  void keepMove(int cell, int d) {
    learned[cell] = learned[cell] & ~NEXT_BITS | HAS_NEXT | d;
  }

  /** The kept move of a cell with {@link #HAS_NEXT}, or 0; none of before the last new begin. */
  private int next(int cell) {
    return learned[cell] >> H_SHIFT >= shift ? (int) learned[cell] & NEXT_BITS : 0;
  }

  /**
   * Whether kept moves lead from a cell to the goal, all legal and each at what h falls by: then h
   * is exact, and they are a shortest path. Kept moves that lead nowhere are forgotten.
   */
  boolean leadsToGoal(int from) {
    int cell = from;
    while (cell != goal) {
      int next = next(cell);
      int d = next & ~HAS_NEXT;
      boolean goesOn = (next & HAS_NEXT) != 0 && (graph.moves(cell) >>> d & 1) != 0;
      if (!goesOn || h(cell) != costs.cost(cell, d) + h(cell + offsets[d])) {
        forget(from, cell);
        return false;
      }
      cell += offsets[d];
    }
    return true;
  }

  private void forget(int from, int end) {
    for (int cell = from; ; ) {
      int next = next(cell);
      if (next != 0) {
        learned[cell] &= ~NEXT_BITS;
      }
      if (cell == end) {
        return;
      }
      cell += offsets[next & ~HAS_NEXT];
    }
  }

  /** Appends the kept path from a cell to the goal, without that cell. */
  void follow(int from, PathBuffer path) {
    for (int cell = from; cell != goal; ) {
      cell += offsets[next(cell) & ~HAS_NEXT];
      path.add(cell);
    }
  }

  /**
   * The consistency procedure of GAA*: lowers h where the graph's last changes have made edges
   * cheaper, and on from there by Dijkstra's algorithm. A lowered cell keeps the move to the cell
   * that lowered it.
   */
  void makeConsistent() {
    queue.clear();
    for (int i = 0; i < changing.changedCount(); i++) {
      int cell = changing.changedCell(i);
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        lower(cell, d, costs.cost(cell, d) + h(cell + offsets[d]));
      }
    }
    while (queue.size() > 0) {
      long h = queue.topKey();
      int cell = OpenEntry.cell(queue.topEntry());
      queue.pop();
      operations++;
      if (h != h(cell)) {
        continue;
      }
      lowered++;
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        lower(cell + offsets[d], Directions.reverse(d), costs.cost(cell, d) + h);
      }
    }
  }

  private void lower(int cell, int d, long h) {
    if (h < h(cell)) {
      learned[cell] = h + shift << H_SHIFT | HAS_NEXT | d;
      queue.push(h, cell);
      operations++;
    }
  }

  /** The number of times that h of a cell was lowered since {@link #resetCounts}. */
  long lowered() {
    return lowered;
  }

  /** Operations on the queue since {@link #resetCounts}. */
  long operations() {
    return operations;
  }

  void resetCounts() {
    lowered = 0;
    operations = 0;
  }
}
