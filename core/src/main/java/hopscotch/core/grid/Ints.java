package hopscotch.core.grid;

import java.util.Arrays;

/** A growing list of ints. */
public final class Ints {
  private int[] values = new int[16];
  private int size;

  /** The number of ints. */
  public int size() {
    return size;
  }

  /** The int at a place, counted from 0. */
  public int get(int i) {
    return values[i];
  }

  /** Adds one at the end. */
  public void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  /** Adds several at the end, in order. */
  public void addAll(int... added) {
    for (int value : added) {
      add(value);
    }
  }

  /** The index of a value among values in ascending order; negative if it is not there. */
  public int indexOf(int value) {
    return Arrays.binarySearch(values, 0, size, value);
  }

  /** Removes and gives the last; there must be one. */
  public int removeLast() {
    return values[--size];
  }

  /** Removes all. */
  public void clear() {
    size = 0;
  }

  /** Each once, in ascending order. */
  public int[] distinct() {
    Arrays.sort(values, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || values[i] != values[i - 1]) {
        values[kept++] = values[i];
      }
    }
    size = kept;
    return toArray();
  }

  /** A copy of all. */
  public int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
