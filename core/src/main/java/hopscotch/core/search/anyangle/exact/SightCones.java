package hopscotch.core.search.anyangle.exact;

import java.util.Arrays;

/**
 * A growing list of cones of sight from one point, each through an interval of a line between two
 * rows. For one thread.
 */
final class SightCones {
  private int[] numbers = new int[8 * 64];
  private double[] slopes = new double[3 * 64];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /**
   * Adds a cone.
   *
   * @param cell the first cell beyond the interval
   * @param stop the cell after the last beyond it
   * @param side 1 if it lies below, -1 if above
   * @param line the y of the interval, doubled
   * @param leastX a point of the grid on the ray that bounds x below, doubled
   * @param leastSlope by how much that ray's x grows as y does by 1
   * @param length a bound on the length of paths over the interval
   */
  void add(
      int cell,
      int stop,
      int side,
      int line,
      int leastX,
      int leastY,
      int mostX,
      int mostY,
      double leastSlope,
      double mostSlope,
      double length) {
    ensureRoom();
    int at = 8 * size;
    numbers[at] = cell;
    numbers[at + 1] = side;
    numbers[at + 2] = line;
    numbers[at + 3] = leastX;
    numbers[at + 4] = leastY;
    numbers[at + 5] = mostX;
    numbers[at + 6] = mostY;
    numbers[at + 7] = stop;
    at = 3 * size++;
    slopes[at] = leastSlope;
    slopes[at + 1] = mostSlope;
    slopes[at + 2] = length;
  }

  private void ensureRoom() {
    if (8 * size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 16 * size);
      slopes = Arrays.copyOf(slopes, 6 * size);
    }
  }

  /** Moves the cones that are no longer than a length to another list. */
  void moveUpTo(double length, SightCones others) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (slopes[3 * i + 2] <= length) {
        others.ensureRoom();
        copy(i, others, others.size++);
      } else {
        copy(i, this, kept++);
      }
    }
    size = kept;
  }

  private void copy(int i, SightCones to, int at) {
    System.arraycopy(numbers, 8 * i, to.numbers, 8 * at, 8);
    System.arraycopy(slopes, 3 * i, to.slopes, 3 * at, 3);
  }

  /** The least length; infinite if there is no cone. */
  double leastLength() {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      least = Math.min(least, slopes[3 * i + 2]);
    }
    return least;
  }

  /** Takes the last cone away. Its numbers and slopes stand at the size that is then. */
  void removeLast() {
    size--;
  }

  /** Eight numbers a cone: cell, side, line, x and y of a point of either ray, and stop. */
  int[] numbers() {
    return numbers;
  }

  /** Three a cone: the slopes of its rays, and its length. */
  double[] slopes() {
    return slopes;
  }
}
