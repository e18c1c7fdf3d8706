package hopscotch.bidirectional.frontier;

import hopscotch.core.search.open.BucketQueue;

/**
 * A frontier with one open list, ordered by integer keys that never fall along a path: a monotone
 * bucket queue.
 */
public final class BucketFrontier extends Frontier {
  private final BucketQueue open;

  /**
   * A frontier.
   *
   * @param shift the binary logarithm of a bucket's width
   * @param span the most by which a pushed key exceeds that of the cell expanded
   */
  public BucketFrontier(int side, int shift, long span) {
    super(side);
    this.open = new BucketQueue(shift, span);
  }

  /** Begins a query at a cell, with that cell of g = 0 on the open list. */
  public void begin(int cell, int stride, long key) {
    place(cell, stride);
    open.clear(key);
    open.push(key, 0, cell);
  }

  /** Goes to the first bucket that has an entry; false if the open list is empty. */
  public boolean advance() {
    return open.advance();
  }

  /** A lower bound on the keys of all entries, after {@link #advance()}. */
  public long floor() {
    return open.floor();
  }

  /** The number of entries, including stale ones. */
  public int size() {
    return open.size();
  }

  /** Adds an entry. */
  public void push(long key, long g, int cell) {
    open.push(key, g, cell);
  }

  /** Takes an entry of the bucket that {@link #advance()} went to. */
  public long pop() {
    return open.pop();
  }
}
