package hopscotch.mapf.lowlevel;

import java.util.Arrays;

/** A binary heap of ints with keys of type long; the least key comes first. */
public final class IntHeap {
  private long[] keys = new long[1024];
  private int[] values = new int[1024];
  private int size;

  /** Whether the heap is empty. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** The number of values. */
  public int size() {
    return size;
  }

  /** Removes all values. */
  public void clear() {
    size = 0;
  }

  /** The least key; the heap must not be empty. */
  public long minKey() {
    return keys[0];
  }

  /** Adds a value with a key. */
  public void add(long key, int value) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    int at = size++;
    while (at > 0) {
      int parent = at - 1 >>> 1;
      if (keys[parent] <= key) {
        break;
      }
      keys[at] = keys[parent];
      values[at] = values[parent];
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** Removes and returns the value with the least key; the heap must not be empty. */
  public int take() {
    final int result = values[0];
    size--;
    long key = keys[size];
    int value = values[size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && keys[child + 1] < keys[child]) {
        child++;
      }
      if (keys[child] >= key) {
        break;
      }
      keys[at] = keys[child];
      values[at] = values[child];
      at = child;
    }
    keys[at] = key;
    values[at] = value;
    return result;
  }

  /** The bytes of its arrays. */
  public long bytes() {
    return 12L * keys.length;
  }

  /**
   * The bytes by which it would grow for this many further values, including a copy of its content.
   */
  public long growthBytes(int more) {
    return keys.length - size >= more ? 0 : 2 * bytes();
  }
}
