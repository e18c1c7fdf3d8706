package hopscotch.bidirectional.frontier;

import hopscotch.core.search.open.BucketQueue;

/**
 * A frontier with one open list, ordered by integer keys that never fall along a path: a monotone
 * bucket queue.
 */
public final class BucketFrontier extends Frontier {
  /** The open list. */
  public final BucketQueue open;

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
}
