package hopscotch.hpa.corridor;

import java.util.Arrays;

/** A set of regions of one level, which is emptied in constant time. */
final class Corridor {
  private final int[] marks;
  private int current;

  Corridor(int size) {
    marks = new int[size];
  }

  void clear() {
    if (++current == 0) {
      Arrays.fill(marks, 0);
      current = 1;
    }
  }

  void add(int region) {
    marks[region] = current;
  }

  boolean contains(int region) {
    return marks[region] == current;
  }
}
