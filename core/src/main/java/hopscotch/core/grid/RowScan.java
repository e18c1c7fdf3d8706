package hopscotch.core.grid;

/**
 * Runs of free cells in a row, 64 cells at a time, in bits of the form of {@link
 * GridGraph#freeBits()}. Every row ends in a cell that is not free.
 */
public final class RowScan {
  private RowScan() {}

  /** The first cell from {@code cell} on that is not free. */
  public static int nextBlocked(long[] freeBits, int cell) {
    int word = cell >>> 6;
    long blocked = ~freeBits[word] & -1L << cell;
    while (blocked == 0) {
      blocked = ~freeBits[++word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(blocked);
  }

  /** The last cell up to {@code cell} that is not free. */
  public static int previousBlocked(long[] freeBits, int cell) {
    int word = cell >>> 6;
    long blocked = ~freeBits[word] & -1L >>> ~cell;
    while (blocked == 0) {
      blocked = ~freeBits[--word];
    }
    return (word << 6) + 63 - Long.numberOfLeadingZeros(blocked);
  }

  /** The first free cell from {@code cell} on and before {@code end}, else {@code end}. */
  public static int nextFree(long[] freeBits, int cell, int end) {
    if (cell >= end) {
      return end;
    }
    int word = cell >>> 6;
    long free = freeBits[word] & -1L << cell;
    while (free == 0) {
      if (++word << 6 >= end) {
        return end;
      }
      free = freeBits[word];
    }
    return Math.min(end, (word << 6) + Long.numberOfTrailingZeros(free));
  }
}
