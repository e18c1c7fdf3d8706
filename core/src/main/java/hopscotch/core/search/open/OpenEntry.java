package hopscotch.core.search.open;

import hopscotch.core.grid.GridMap;

/**
 * An entry of an open list, packed into a long: 29 bits of cell (or of a node's number) below 35
 * bits of a value. In a {@link BucketQueue} the value is the low bits of g, which tell whether the
 * entry is stale. In an {@link EntryHeap} it is the tie-breaker.
 *
 * <p>35 bits of g are enough to tell entries of one cell apart:
 *
 * <ol>
 *   <li>Let two of them lie on the queue, pushed at g1 &gt; g2. With a consistent heuristic their
 *       keys are g1 + h and g2 + h for the same h.
 *   <li>No two keys on a bucket queue are further apart than its span and a bucket. So g1 - g2 is
 *       less than that too.
 *   <li>The span of cells is at most four moves. A move costs at most 2 * 2^20 * 1000, the largest
 *       cost by twice the largest weight, which is less than 2^31.
 *   <li>So g1 - g2 &lt; 2^34, and the low 35 bits of the two differ.
 * </ol>
 *
 * <p>Edges may be longer, as between nodes of an abstraction. Then g may fall by a multiple of
 * 2^35, and a stale entry is taken for one that is not. That does no harm: the node is expanded
 * once more, at the g that it has now. The other mistake cannot happen, since an entry of the very
 * g of its cell has the bits of that g.
 */
public final class OpenEntry {
  /** The largest value that keeps an entry positive, as a heap needs it. */
  public static final long MAX_TIE = (1L << 63 - GridMap.CELL_BITS) - 1;

  private static final int CELL_MASK = GridMap.MAX_CELLS - 1;
  private static final long VALUE_MASK = (1L << 64 - GridMap.CELL_BITS) - 1;

  private OpenEntry() {}

  /** The entry of a cell; of the value only the low 35 bits are kept. */
  public static long of(long value, int cell) {
    return value << GridMap.CELL_BITS | cell;
  }

  /** The cell of an entry. */
  public static int cell(long entry) {
    return (int) entry & CELL_MASK;
  }

  /** The value of an entry, at most 35 bits. */
  public static long value(long entry) {
    return entry >>> GridMap.CELL_BITS;
  }

  /**
   * Whether a cell was improved after this entry was pushed: its g is not the entry's any more.
   *
   * @param g the cell's, less than 2^35 away from that of the entry
   */
  public static boolean isStale(long entry, long g) {
    return (g & VALUE_MASK) != value(entry);
  }

  /**
   * The g at which an entry was pushed.
   *
   * @param g the cell's now: no larger than that of the entry, and less than 2^35 away
   */
  public static long pushedG(long entry, long g) {
    return g + (value(entry) - g & VALUE_MASK);
  }
}
