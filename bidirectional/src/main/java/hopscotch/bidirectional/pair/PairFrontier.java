package hopscotch.bidirectional.pair;

import hopscotch.bidirectional.frontier.Frontier;
import hopscotch.core.search.open.OpenEntry;

/**
 * A frontier of a search that expands pairs: the open list is two queues. Cells whose f is above
 * the lower bound wait, ordered by f; the others are ready, ordered by g. The lower bound on pairs
 * needs only the least f of a waiting cell and the least g of a ready one.
 *
 * <p>A bucket of g is at most the cheapest move wide, so an expansion never generates a cell into
 * the bucket it was taken from: the ready cells of the first bucket have their least g.
 */
final class PairFrontier extends Frontier {
  /** Open cells of f above the bound, by f. */
  final BucketArray waiting;

  /** Open cells of f up to the bound, by g. */
  final BucketArray ready;

  /** The g of the first cell of the ready queue. */
  long nextG;

  /** The f of that cell. */
  long nextF;

  /** A cell is ready at once if its f is below this, the floor of a bucket. */
  private long readyBelow;

  /**
   * A frontier.
   *
   * @param cheapestMove the width of a bucket of g is the largest power of two up to this
   * @param shift the binary logarithm of the width of a bucket of f
   */
  PairFrontier(int side, long cheapestMove, int shift) {
    super(side);
    waiting = new BucketArray(shift);
    ready = new BucketArray(63 - Long.numberOfLeadingZeros(cheapestMove));
  }

  /** Begins a query at a cell, with that cell of g = 0 waiting. */
  void begin(int cell, int stride, long f) {
    place(cell, stride);
    waiting.clear(f);
    ready.clear(0);
    readyBelow = 0;
    waiting.push(f, OpenEntry.of(0, cell));
  }

  /** The number of entries, including stale ones. */
  int size() {
    return waiting.size() + ready.size();
  }

  /** From now on a cell is ready at once if its bucket of f ends at or below a limit. */
  void readyUpTo(long limit) {
    readyBelow = Math.max(readyBelow, waiting.floorOf(limit));
  }

  /** Opens a cell. */
  void push(long f, long g, int cell) {
    if (f < readyBelow) {
      ready.push(g, OpenEntry.of(g, cell));
    } else {
      waiting.push(f, OpenEntry.of(g, cell));
    }
  }
}
