package hopscotch.core.search;

import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The knowledge of a search about each cell, packed into one long. From the high bits on: the
 * search's number (19 bits), g (40), whether the cell was expanded (1), and the direction of the
 * move that reached it (3).
 *
 * <p>Search numbers count down, so a state of an earlier search is larger than every state of this
 * one. One comparison therefore answers "not reached yet, or reached at a higher g" ({@link
 * #isNoBetter}). So no search clears the array; it is cleared once every {@value #SEARCHES}
 * searches.
 */
public final class CellStates {
  /** The place of the lowest bit of g. */
  public static final int G_SHIFT = 4;

  /** The value of a g of 1 in a state. */
  public static final long G_UNIT = 1L << G_SHIFT;

  /** The mask of the bits of g, once they are shifted down. */
  public static final long G_MASK = (1L << 40) - 1;

  /** The bit that is set once the cell was expanded in this search. */
  public static final long EXPANDED = 1L << 3;

  /** The mask of the bits of the direction. */
  public static final int DIRECTION_MASK = 7;

  /** The distance between the bases of two consecutive searches. */
  public static final long SEARCH_UNIT = G_UNIT << 40;

  /** The number of searches between two clearings. */
  static final int SEARCHES = (1 << 19) - 1;

  private final long[] states;
  private int remaining;

  /** States for the cells from 0 to {@code length - 1}. */
  public CellStates(int length) {
    states = new long[length];
  }

  /** The states by cell. */
  public long[] array() {
    return states;
  }

  /** Begins a search: all cells are unreached. Returns the search's base. */
  public long begin() {
    if (remaining == 0) {
      Arrays.fill(states, Long.MAX_VALUE);
      remaining = SEARCHES;
    }
    return --remaining * SEARCH_UNIT;
  }

  /** Appends the path from {@code start} to {@code goal}, which this search reached. */
  public void trace(int start, int goal, int[] offsets, PathBuffer path) {
    int from = path.size();
    for (int cell = goal; cell != start; cell -= offsets[direction(states[cell])]) {
      path.add(cell);
    }
    path.add(start);
    path.reverse(from);
  }

  /**
   * The state of a cell that a search reaches at a g, not yet expanded; the direction of the move
   * is still to be set.
   *
   * @param base of the search
   */
  public static long reachedAt(long g, long base) {
    return base + (g << G_SHIFT);
  }

  /**
   * Whether a state that a search {@linkplain #reachedAt could give} a cell has no lower g than the
   * one that this search gave it before.
   */
  public static boolean isNoBetter(long candidate, long old) {
    return old < candidate + G_UNIT;
  }

  /**
   * Whether a state was written by an earlier search than that of the base, so that its cell is not
   * reached yet.
   */
  public static boolean isFirstVisit(long state, long base) {
    return state >= base + SEARCH_UNIT;
  }

  /** Whether the cell of a state of this search was expanded. */
  public static boolean isExpanded(long state) {
    return (state & EXPANDED) != 0;
  }

  /** The g in a state. */
  public static long g(long state) {
    return state >>> G_SHIFT & G_MASK;
  }

  /** 1 if the cell of a state of this search was expanded, else 0. */
  public static int expansions(long state) {
    return (int) (state & EXPANDED) >>> 3;
  }

  /** The direction in a state. */
  public static int direction(long state) {
    return (int) state & DIRECTION_MASK;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 8L * states.length;
  }
}
