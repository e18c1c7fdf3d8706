package hopscotch.core.search.open;

import java.util.Arrays;

/**
 * A priority queue of longs that mostly holds few. Up to {@value #FEW} are kept in order: moving
 * the smaller ones aside is faster than the unpredictable branches of a heap. With more it is a
 * 4-ary heap until it is empty. For one thread.
 */
final class NearHeap {
  private static final int FEW = 256;

  /** From the largest down while in order; else a heap with the least first. */
  private long[] values = new long[2 * FEW];

  private int size;
  private boolean isHeap;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
    isHeap = false;
  }

  void push(long value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    if (isHeap) {
      LongHeap.push(values, size++, value);
      return;
    }
    final long[] values = this.values;
    int at = size++;
    while (at > 0 && values[at - 1] < value) {
      values[at] = values[at - 1];
      at--;
    }
    values[at] = value;
    if (size > FEW) {
      makeHeap();
    }
  }

  /** Removes and returns the least value; the queue must not be empty. */
  long pop() {
    if (!isHeap) {
      return values[--size];
    }
    long least = values[0];
    size--;
    if (size == 0) {
      isHeap = false;
    } else {
      LongHeap.replaceFirst(values, size, values[size]);
    }
    return least;
  }

  /** Values in ascending order are a heap. */
  private void makeHeap() {
    for (int low = 0, high = size - 1; low < high; low++, high--) {
      long value = values[low];
      values[low] = values[high];
      values[high] = value;
    }
    isHeap = true;
  }
}
