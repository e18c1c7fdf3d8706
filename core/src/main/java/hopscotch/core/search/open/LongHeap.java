package hopscotch.core.search.open;

/** The steps of a 4-ary min-heap of longs in an array that its owner keeps. */
final class LongHeap {
  private LongHeap() {}

  /** Adds a value to the {@code size} there are; the array has room for it. */
  static void push(long[] values, int size, long value) {
    int at = size;
    while (at > 0 && values[at - 1 >>> 2] > value) {
      values[at] = values[at - 1 >>> 2];
      at = at - 1 >>> 2;
    }
    values[at] = value;
  }

  /** Puts a value in the place of the first one, of the {@code size} there are. */
  static void replaceFirst(long[] values, int size, long value) {
    int at = 0;
    for (int child = 1; child < size; child = 4 * at + 1) {
      int end = Math.min(child + 4, size);
      int least = child;
      for (int other = child + 1; other < end; other++) {
        if (values[other] < values[least]) {
          least = other;
        }
      }
      if (value <= values[least]) {
        break;
      }
      values[at] = values[least];
      at = least;
    }
    values[at] = value;
  }
}
