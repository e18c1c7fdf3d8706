package hopscotch.hpa.corridor;

/** A set of regions of one level, emptied in O(1). */
final class Corridor {
  private final int[] marks;
  private int current;

  /** For regions 0 to {@code size - 1}. */
  Corridor(int size) {
    marks = new int[size];
  }

  void clear() {
    current++;
  }

  void add(int region) {
    marks[region] = current;
  }

  boolean contains(int region) {
    return marks[region] == current;
  }
}
