package hopscotch.bidirectional;

import hopscotch.core.search.BucketQueue;

/**
 * One direction of a bidirectional search: where it began, and its open list, a monotone bucket
 * queue of the algorithm's own integer keys.
 *
 * <p>The state of a cell lies at {@code 2 * cell + side} of the search's states, so that what both
 * frontiers know of a cell is in one cache line: index {@code i} of one is {@code i ^ 1} of the
 * other. g and h are those of this side: g the cost from its origin, h the estimate to the other's.
 *
 * <p>Inside a bucket the order is not by key. What every algorithm of this package may rely on, and
 * the proofs in their class comments do:
 *
 * <ul>
 *   <li>Every entry's key is at least {@link #floor()}, since keys never fall along a path.
 *   <li><em>Prefix lemma.</em> On any path from the origin, the cells before some cell p were all
 *       expanded at a g no larger than the path's, and p is on the open list at a g no larger than
 *       the path's, or was rejected at such a g, or there is no such p and all were expanded. For
 *       the path's first cell is put on the list, and an expansion relaxes the next. A cell that is
 *       improved is put on the list again, so the lemma holds in whatever order cells are taken.
 * </ul>
 *
 * An entry is stale if its g is no longer its cell's. Entries keep the low 37 bits of g, as {@link
 * BucketQueue} has it.
 */
final class Frontier {
  private static final long ENTRY_G_MASK = (1L << 64 - BucketQueue.CELL_BITS) - 1;

  /** 0 for the frontier from the start, 1 for the one from the goal. */
  final int side;

  /** The cell it began at. */
  int origin;

  /** The column of its origin in the padded array. */
  int originX;

  /** The row of its origin in the padded array. */
  int originY;

  /** How many cells it expanded in this query. */
  long expanded;

  private final BucketQueue open;

  /**
   * A frontier.
   *
   * @param side 0 or 1
   * @param shift the binary logarithm of a bucket's width
   * @param span the most by which a pushed key exceeds that of the cell expanded
   */
  Frontier(int side, int shift, long span) {
    this.side = side;
    this.open = new BucketQueue(shift, span);
  }

  /** Begins a query at a cell, with that cell of g = 0 on the open list. */
  void begin(int cell, int stride, long key) {
    origin = cell;
    originX = cell % stride;
    originY = cell / stride;
    expanded = 0;
    open.clear(key);
    open.push(key, 0, cell);
  }

  /** Goes to the first bucket that has an entry; false if the open list is empty. */
  boolean advance() {
    return open.advance();
  }

  /** A lower bound on the keys of all entries, after {@link #advance()}. */
  long floor() {
    return open.floor();
  }

  /** How many entries there are, stale ones included. */
  int size() {
    return open.size();
  }

  /** Adds an entry. */
  void push(long key, long g, int cell) {
    open.push(key, g, cell);
  }

  /** Takes an entry of the bucket that {@link #advance()} went to. */
  long pop() {
    return open.pop();
  }

  /** The cell of an entry. */
  static int cell(long entry) {
    return (int) entry & BucketQueue.CELL_MASK;
  }

  /** Whether the entry's g is not the cell's g any more. */
  static boolean isStale(long entry, long g) {
    return (g & ENTRY_G_MASK) != entry >>> BucketQueue.CELL_BITS;
  }
}
