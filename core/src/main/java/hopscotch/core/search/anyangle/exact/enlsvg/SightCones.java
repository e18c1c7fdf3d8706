package hopscotch.core.search.anyangle.exact.enlsvg;

import java.util.Arrays;

/**
 * A growing list of cones of sight from one point, each through an interval of a line between two
 * rows. For one thread.
 */
final class SightCones {
  private static final int INTS = 4;
  private static final int DOUBLES = 3;

  private int[] numbers = new int[INTS * 64];
  private double[] slopes = new double[DOUBLES * 64];
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
   * @param cell the first cell beyond the interval, which is free
   * @param stop the cell after the last beyond it
   * @param line the y of the interval, doubled
   * @param side 1 if the cells lie below the line, -1 if above
   * @param least by how much x grows on the ray that bounds it below as y grows by 1
   * @param most the same of the other ray
   * @param length a bound on the length of paths over the interval
   */
  void add(int cell, int stop, int line, int side, double least, double most, double length) {
    ensureRoom();
    int at = INTS * size;
    numbers[at] = cell;
    numbers[at + 1] = stop;
    numbers[at + 2] = line;
    numbers[at + 3] = side;
    at = DOUBLES * size++;
    slopes[at] = least;
    slopes[at + 1] = most;
    slopes[at + 2] = length;
  }

  private void ensureRoom() {
    if (INTS * size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
      slopes = Arrays.copyOf(slopes, 2 * slopes.length);
    }
  }

  /** Moves the cones that are no longer than a length to another list. */
  void moveUpTo(double length, SightCones others) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (length(i) <= length) {
        others.ensureRoom();
        copy(i, others, others.size++);
      } else {
        copy(i, this, kept++);
      }
    }
    size = kept;
  }

  private void copy(int i, SightCones to, int at) {
    System.arraycopy(numbers, INTS * i, to.numbers, INTS * at, INTS);
    System.arraycopy(slopes, DOUBLES * i, to.slopes, DOUBLES * at, DOUBLES);
  }

  /** The least length; infinite if there is no cone. */
  double leastLength() {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      least = Math.min(least, length(i));
    }
    return least;
  }

  private double length(int i) {
    return slopes[DOUBLES * i + 2];
  }

  /** Takes the last cone away, which can be read until another is added, and gives its number. */
  int removeLast() {
    return --size;
  }

  int cell(int i) {
    return numbers[INTS * i];
  }

  int stop(int i) {
    return numbers[INTS * i + 1];
  }

  int line(int i) {
    return numbers[INTS * i + 2];
  }

  int side(int i) {
    return numbers[INTS * i + 3];
  }

  double least(int i) {
    return slopes[DOUBLES * i];
  }

  double most(int i) {
    return slopes[DOUBLES * i + 1];
  }
}
