package hopscotch.core.search;

/**
 * An entry of an open list, packed into a long: 27 bits of cell (or of a node's number) below 37
 * bits of a value. In a {@link BucketQueue} the value is the low bits of g, which tell whether the
 * entry is stale; in an {@link EntryHeap} it is the tie-breaker.
 */
public final class OpenEntry {
  /** The largest value that keeps an entry positive, as a heap needs it. */
  public static final long MAX_TIE = (1L << 63 - BucketQueue.CELL_BITS) - 1;

  private static final long VALUE_MASK = (1L << 64 - BucketQueue.CELL_BITS) - 1;

  private OpenEntry() {}

  /** The entry of a cell; of the value only the low 37 bits are kept. */
  public static long of(long value, int cell) {
    return value << BucketQueue.CELL_BITS | cell;
  }

  /** The cell of an entry. */
  public static int cell(long entry) {
    return (int) entry & BucketQueue.CELL_MASK;
  }

  /** The value of an entry, at most 37 bits. */
  public static long value(long entry) {
    return entry >>> BucketQueue.CELL_BITS;
  }

  /**
   * Whether a cell was improved after this entry was pushed: its g is not the entry's any more.
   *
   * @param g the cell's, less than 2^37 away from that of the entry
   */
  public static boolean isStale(long entry, long g) {
    return (g & VALUE_MASK) != value(entry);
  }

  /**
   * The g at which an entry was pushed.
   *
   * @param g the cell's now: no larger than that of the entry, and less than 2^37 away
   */
  public static long pushedG(long entry, long g) {
    return g + (value(entry) - g & VALUE_MASK);
  }
}
