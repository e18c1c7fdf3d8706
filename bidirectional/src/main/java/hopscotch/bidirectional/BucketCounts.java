package hopscotch.bidirectional;

import java.util.Arrays;

/**
 * The least of a multiset of integers, rounded down to a multiple of 2^shift: one count for each
 * bucket of that width. The least must never fall while the set is in use. That holds for the g and
 * the f of an open list, since no expansion generates a cell with a smaller one.
 */
final class BucketCounts {
  private final int shift;
  private int[] counts = new int[256];
  private long first;
  private int least;
  private int end;

  /** An empty set with buckets 2^shift wide. */
  BucketCounts(int shift) {
    this.shift = shift;
  }

  /** Empties the set; no value added later may be below {@code leastValue}. */
  void clear(long leastValue) {
    Arrays.fill(counts, 0, end, 0);
    first = leastValue >>> shift;
    least = 0;
    end = 0;
  }

  /** Adds a value. */
  void add(long value) {
    int bucket = (int) ((value >>> shift) - first);
    if (bucket >= end) {
      end = bucket + 1;
      if (end > counts.length) {
        counts = Arrays.copyOf(counts, 2 * end);
      }
    }
    counts[bucket]++;
  }

  /** Removes a value that was added. */
  void remove(long value) {
    counts[(int) ((value >>> shift) - first)]--;
  }

  /** The least value, rounded down; the set must not be empty. */
  long floor() {
    while (counts[least] == 0) {
      least++;
    }
    return first + least << shift;
  }
}
