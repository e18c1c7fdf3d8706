package hopscotch.core.search.anyangle.exact;

import java.util.Arrays;

/** A growing list of ints. */
final class Ints {
  private int[] values = new int[64];
  private int size;

  int size() {
    return size;
  }

  int get(int i) {
    return values[i];
  }

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  void addAll(int... added) {
    for (int value : added) {
      add(value);
    }
  }

  int removeLast() {
    return values[--size];
  }

  void clear() {
    size = 0;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
