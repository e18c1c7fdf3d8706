package hopscotch.core.search.branch;

import java.util.Arrays;

/** A first-in first-out queue of longs in a ring that grows. */
final class HeadQueue {
  private long[] ring = new long[64];
  private int first;
  private int size;

  int size() {
    return size;
  }

  void clear() {
    first = 0;
    size = 0;
  }

  void add(long head) {
    if (size == ring.length) {
      long[] larger = Arrays.copyOf(ring, 2 * size);
      System.arraycopy(ring, 0, larger, size, first);
      ring = larger;
    }
    ring[first + size++ & ring.length - 1] = head;
  }

  /** Takes the oldest; the queue must not be empty. */
  long take() {
    long head = ring[first];
    first = first + 1 & ring.length - 1;
    size--;
    return head;
  }
}
