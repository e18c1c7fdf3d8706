package hopscotch.core.search.incremental;

/**
 * The records of {@link LifelongSearch}, two longs for each cell:
 *
 * <ul>
 *   <li>g, with the find that last wrote it (21 bits) and whether that find expanded it;
 *   <li>rhs, with the number of the search (19 bits) and the move to the neighbour that gives it.
 * </ul>
 *
 * <p>Search numbers count down, as in {@link hopscotch.core.search.CellStates}. So a cell that this
 * search has not reached has a larger record than every cell that it has reached. One comparison
 * therefore answers "not reached, or reached at a higher rhs". Nothing is cleared between searches,
 * but once in {@value #SEARCHES}.
 */
final class CellRecords {
  /** g and rhs of a cell that cannot be reached as far as is known; costs are below. */
  static final long INFINITE = (1L << 41) - 1;

  private static final long EXPANDED = INFINITE + 1;
  private static final int FIND_SHIFT = 42;
  private static final int LAST_FIND = (1 << 21) - 1;
  private static final int RHS_SHIFT = 3;
  private static final int MOVE_MASK = (1 << RHS_SHIFT) - 1;
  private static final long SEARCH_UNIT = INFINITE + 1 << RHS_SHIFT;
  private static final int SEARCHES = (1 << 19) - 1;

  private final long[] records;
  private long base;
  private int remaining;
  private int find = 1;
  private long touched;

  /** Records for cells 0 to {@code length - 1}; nothing is known before {@link #begin}. */
  CellRecords(int length) {
    records = new long[2 * length];
  }

  /** Begins a search: no cell is reached. */
  void begin() {
    if (remaining == 0) {
      for (int i = 1; i < records.length; i += 2) {
        records[i] = Long.MAX_VALUE;
      }
      remaining = SEARCHES;
    }
    base = --remaining * SEARCH_UNIT;
  }

  /** Begins a find: no cell was touched or expanded in it. */
  void nextFind() {
    touched = 0;
    if (find == LAST_FIND) {
      for (int i = 0; i < records.length; i += 2) {
        records[i] &= INFINITE;
      }
      find = 0;
    }
    find++;
  }

  /** The number of cells written since {@link #nextFind}. */
  long touched() {
    return touched;
  }

  boolean isReached(int cell) {
    return records[2 * cell + 1] < base + SEARCH_UNIT;
  }

  long g(int cell) {
    return isReached(cell) ? records[2 * cell] & INFINITE : INFINITE;
  }

  long rhs(int cell) {
    return isReached(cell) ? records[2 * cell + 1] - base >>> RHS_SHIFT : INFINITE;
  }

  /** The move that leads to the neighbour from which the cell has its rhs. */
  int move(int cell) {
    return (int) records[2 * cell + 1] & MOVE_MASK;
  }

  /** Whether the cell has a rhs, and that by this move. */
  boolean hasRhsBy(int cell, int move) {
    return move(cell) == move && rhs(cell) != INFINITE;
  }

  /** Whether the cell's rhs is larger than this one. */
  boolean isAbove(int cell, long rhs) {
    return records[2 * cell + 1] >= base + (rhs + 1 << RHS_SHIFT);
  }

  /** Sets the rhs of a cell, and the move to the neighbour from which it comes. */
  void setRhs(int cell, long rhs, int move) {
    touch(cell);
    records[2 * cell + 1] = base + (rhs << RHS_SHIFT) | move;
  }

  void setG(int cell, long g) {
    touch(cell);
    records[2 * cell] = records[2 * cell] & ~INFINITE | g;
  }

  /** Notes an expansion; true where this find expanded the cell before. */
  boolean expand(int cell) {
    touch(cell);
    boolean again = (records[2 * cell] & EXPANDED) != 0;
    records[2 * cell] |= EXPANDED;
    return again;
  }

  private void touch(int cell) {
    long record = records[2 * cell];
    if (!isReached(cell)) {
      record = INFINITE;
      records[2 * cell + 1] = base + (INFINITE << RHS_SHIFT);
    }
    if (record >>> FIND_SHIFT != find) {
      records[2 * cell] = record & INFINITE | (long) find << FIND_SHIFT;
      touched++;
    }
  }
}
