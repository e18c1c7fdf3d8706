package hopscotch.core.search.jps.bounds;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * The first moves of the optimal canonical paths from a cell to every other: Dijkstra's algorithm
 * over jump points, whose jumps tell each cell that they pass what it costs (canonical Dijkstra,
 * Sturtevant and Rabin, "Canonical Orderings on Grids", 2016). So no cell but a jump point is
 * queued, and most cells are written once.
 *
 * <p>A cell keeps the moves that begin the paths of its least cost. A jump point hands on all of
 * its own, whichever arrivals they came by: some may begin no canonical path, but all begin an
 * optimal one.
 *
 * <p>Space: 8 bytes for each cell and each jump point. For one thread.
 */
public final class FirstMoves {
  /** The bits of the moves in a state; above them g, and above that the number of the search. */
  private static final int MOVES = 0xff;

  private static final int G_SHIFT = 8;
  private static final long SEARCH_UNIT = 1L << G_SHIFT + 40;
  private static final int SEARCHES = (1 << 15) - 1;

  private final byte[] moves;
  private final JumpRule rule;
  private final JumpPoints points;
  private final int[] cells;
  private final JumpStops stops;
  private final byte[] bits;
  private final int straights;
  private final boolean forcedOnDiagonals;
  private final int stride;
  private final int[] offsets;
  private final int[] moveCosts;
  private final int[] runs;
  private final byte[] columns;
  private final byte[] rows;
  private final BucketQueue open;

  /**
   * For each cell, the cost and first moves of the paths known, by search number, which counts
   * down.
   */
  private final long[] states;

  /** For each jump point, the cost and directions of the arrivals that stop there, likewise. */
  private final long[] arrivals;

  private int remaining;
  private long base;

  /** The first moves in a graph with its jump points, their cells, and the stops of jumps. */
  public FirstMoves(JumpRule rule, JumpPoints points, int[] cells, JumpStops stops) {
    GridGraph graph = rule.graph();
    this.rule = rule;
    this.moves = graph.moves();
    this.points = points;
    this.cells = cells;
    this.stops = stops;
    bits = stops.straights();
    straights = rule.straights();
    forcedOnDiagonals = rule.mayForceOnDiagonals();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    moveCosts = graph.moveCosts();
    runs = runs(graph);
    columns = new byte[stride];
    rows = new byte[moves.length / stride];
    states = new long[moves.length];
    arrivals = new long[points.count()];
    int shift = 31 - Integer.numberOfLeadingZeros(graph.straightCost());
    long longestJump = (long) (columns.length + rows.length) * graph.maxMoveCost();
    open = new BucketQueue(shift, longestJump);
  }

  /** The beginning and the end of each run of free cells along a row. */
  private static int[] runs(GridGraph graph) {
    Ints runs = new Ints();
    boolean isFree = false;
    for (int cell = 0; cell < graph.moves().length; cell++) {
      if (graph.isFree(cell) != isFree) {
        isFree = !isFree;
        runs.add(cell);
      }
    }
    return runs.toArray();
  }

  /**
   * Writes for each of the 8 moves of a jump point the least column and row of the cells to which
   * it begins a path, then the largest, from {@code first} on; returns how many jump points were
   * expanded. A bucket is no wider than any move, so the cost and moves of a jump point are final
   * when it leaves the queue.
   */
  public long boxes(int source, short[] boxes, int first) {
    begin();
    states[source] = base;
    for (int left = moves[source] & 0xff; left != 0; left &= left - 1) {
      jump(Integer.numberOfTrailingZeros(left), source, 0, Integer.lowestOneBit(left));
    }
    long expanded = 1;
    while (open.advance()) {
      while (open.hasEntry()) {
        long entry = open.pop();
        int number = OpenEntry.cell(entry);
        int cell = cells[number];
        long g = g(arrivals[number]);
        if (!OpenEntry.isStale(entry, g) && g == g(states[cell])) {
          int kept = kept(cell, (int) arrivals[number] & MOVES);
          int firstMoves = (int) states[cell] & MOVES;
          for (; kept != 0; kept &= kept - 1) {
            jump(Integer.numberOfTrailingZeros(kept), cell, g, firstMoves);
          }
          expanded++;
        }
      }
    }
    include(boxes, first);
    return expanded;
  }

  private void begin() {
    if (remaining == 0) {
      Arrays.fill(states, Long.MAX_VALUE);
      Arrays.fill(arrivals, Long.MAX_VALUE);
      remaining = SEARCHES;
    }
    base = --remaining * SEARCH_UNIT;
    open.clear(0);
  }

  private static long g(long state) {
    return (state & SEARCH_UNIT - 1) >>> G_SHIFT;
  }

  /** The moves that some arrival in directions of a mask keeps. */
  private int kept(int cell, int directions) {
    int kept = 0;
    for (int left = directions; left != 0; left &= left - 1) {
      kept |= rule.kept(Integer.numberOfTrailingZeros(left), cell);
    }
    return kept;
  }

  private void jump(int d, int cell, long g, int firstMoves) {
    int row = cell / stride;
    int column = cell - row * stride;
    long state = base + (g << G_SHIFT);
    if ((straights >>> d & 1) != 0) {
      jumpStraight(d, cell, stops.position(d, column, row), state, firstMoves);
    } else {
      jumpDiagonally(d, cell, column, row, state, firstMoves);
    }
  }

  /** Tells the cells of a straight jump, up to the first that a cheaper path leads to. */
  private void jumpStraight(int d, int cell, int position, long from, int firstMoves) {
    final long[] states = this.states;
    final int offset = offsets[d];
    final long move = (long) moveCosts[d] << G_SHIFT;
    final int stop = cell + JumpStops.scan(bits, position) * offset;
    long state = from + move;
    int at = cell + offset;
    for (; at != stop; at += offset, state += move) {
      long known = states[at];
      if (known < state) {
        return;
      }
      states[at] = (known > state + MOVES ? state : known) | firstMoves;
    }
    if (moves[at] != 0 && reach(at, state, firstMoves)) {
      arrive(at, state, d);
    }
  }

  private void jumpDiagonally(int d, int cell, int column, int row, long from, int firstMoves) {
    final int sideA = JumpRule.sideA(d);
    final int sideB = JumpRule.sideB(d);
    final int stepA = stops.ray(sideA).step(d);
    final int stepB = stops.ray(sideB).step(d);
    final long move = (long) moveCosts[d] << G_SHIFT;
    int positionA = stops.position(sideA, column, row);
    int positionB = stops.position(sideB, column, row);
    long state = from;
    int at = cell;
    while ((moves[at] >>> d & 1) != 0) {
      at += offsets[d];
      positionA += stepA;
      positionB += stepB;
      state += move;
      if (!reach(at, state, firstMoves)) {
        return;
      }
      jumpStraight(sideA, at, positionA, state, firstMoves);
      jumpStraight(sideB, at, positionB, state, firstMoves);
      if (forcedOnDiagonals && rule.isForced(d, at)) {
        arrive(at, state, d);
        return;
      }
    }
  }

  /** Tells a cell of a path to it; false if it knows a cheaper one. */
  private boolean reach(int cell, long state, int firstMoves) {
    long known = states[cell];
    if (known < state) {
      return false;
    }
    states[cell] = (known > state + MOVES ? state : known) | firstMoves;
    return true;
  }

  /** Notes in which direction a jump stops at a jump point. */
  private void arrive(int cell, long state, int d) {
    int number = points.number(cell);
    long known = arrivals[number];
    if (known > state + MOVES) {
      arrivals[number] = state | 1L << d;
      open.push(g(state), g(state), number);
    } else {
      arrivals[number] = known | 1L << d;
    }
  }

  private void include(short[] boxes, int first) {
    Arrays.fill(columns, (byte) 0);
    Arrays.fill(rows, (byte) 0);
    for (int run = 0; run < runs.length; run += 2) {
      int cell = runs[run];
      // This search has reached the run.
      if (states[cell] < base + SEARCH_UNIT) {
        int row = cell / stride;
        int column = cell - row * stride;
        int all = 0;
        for (; cell < runs[run + 1]; cell++, column++) {
          int firstMoves = (int) states[cell];
          columns[column] |= (byte) firstMoves;
          all |= firstMoves;
        }
        rows[row] |= (byte) all;
      }
    }
    extent(columns, boxes, first);
    extent(rows, boxes, first + 1);
  }

  /** Writes for each move the first and the last place whose mask has it. */
  private static void extent(byte[] masks, short[] boxes, int first) {
    for (int d = 0; d < Directions.COUNT; d++) {
      boxes[first + d * GoalBounds.SIDES] = GoalBounds.MAX_SIDE;
      boxes[first + d * GoalBounds.SIDES + 2] = 0;
    }
    int seen = 0;
    for (int at = 0; at < masks.length; at++) {
      int now = masks[at] & 0xff & ~seen;
      seen |= now;
      for (; now != 0; now &= now - 1) {
        boxes[first + Integer.numberOfTrailingZeros(now) * GoalBounds.SIDES] = (short) at;
      }
    }
    for (int at = masks.length - 1; seen != 0; at--) {
      int now = masks[at] & seen;
      seen &= ~now;
      for (; now != 0; now &= now - 1) {
        boxes[first + Integer.numberOfTrailingZeros(now) * GoalBounds.SIDES + 2] = (short) at;
      }
    }
  }
}
