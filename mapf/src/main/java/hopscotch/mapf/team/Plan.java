package hopscotch.mapf.team;

import java.util.Arrays;
import java.util.List;

/**
 * A plan for a team: the cell of each unit at each step, from step 0, where it starts, to the step
 * at which it comes to rest for good. Immutable. Nothing is checked here; that is done by {@link
 * PlanValidator}.
 *
 * <p>Space: 4 bytes for each unit and each step until it rests.
 */
public final class Plan {
  private final int[] cells;
  private final int[] first;
  private final int makespan;

  private Plan(int[] cells, int[] first) {
    this.cells = cells;
    this.first = first;
    int longest = 0;
    for (int unit = 0; unit < units(); unit++) {
      longest = Math.max(longest, steps(unit));
    }
    this.makespan = longest;
  }

  /**
   * The plan of these paths. There is one path for each unit, and each has at least one cell, that
   * of step 0. Waits at the end of a path are left off.
   *
   * @throws IllegalArgumentException if a path has no cell
   */
  public static Plan ofPaths(int[][] paths) {
    int[] first = new int[paths.length + 1];
    for (int unit = 0; unit < paths.length; unit++) {
      if (paths[unit].length == 0) {
        throw new IllegalArgumentException("the path of unit " + unit + " has no cell");
      }
      first[unit + 1] = Math.addExact(first[unit], lengthUntilRest(paths[unit]));
    }
    int[] cells = new int[first[paths.length]];
    for (int unit = 0; unit < paths.length; unit++) {
      System.arraycopy(paths[unit], 0, cells, first[unit], first[unit + 1] - first[unit]);
    }
    return new Plan(cells, first);
  }

  private static int lengthUntilRest(int[] path) {
    int length = path.length;
    while (length > 1 && path[length - 1] == path[length - 2]) {
      length--;
    }
    return length;
  }

  /**
   * The plan of these configurations. There is one configuration for each step, which has the cells
   * of all units.
   *
   * @throws IllegalStateException if there is no configuration
   */
  public static Plan ofConfigurations(List<int[]> configurations) {
    if (configurations.isEmpty()) {
      throw new IllegalStateException("a plan needs at least the configuration of step 0");
    }
    int units = configurations.get(0).length;
    int[] last = new int[units];
    for (int step = 1; step < configurations.size(); step++) {
      int[] before = configurations.get(step - 1);
      int[] after = configurations.get(step);
      for (int unit = 0; unit < units; unit++) {
        if (before[unit] != after[unit]) {
          last[unit] = step;
        }
      }
    }
    int[] first = new int[units + 1];
    for (int unit = 0; unit < units; unit++) {
      first[unit + 1] = Math.addExact(first[unit], last[unit] + 1);
    }
    int[] cells = new int[first[units]];
    for (int step = 0; step < configurations.size(); step++) {
      int[] configuration = configurations.get(step);
      for (int unit = 0; unit < units; unit++) {
        if (step <= last[unit]) {
          cells[first[unit] + step] = configuration[unit];
        }
      }
    }
    return new Plan(cells, first);
  }

  /** The number of units. */
  public int units() {
    return first.length - 1;
  }

  /** The step at which a unit comes to rest for good; 0 if it never moves. */
  public int steps(int unit) {
    return first[unit + 1] - first[unit] - 1;
  }

  /** The step at which the last unit comes to rest for good. */
  public int makespan() {
    return makespan;
  }

  /**
   * The cell of a unit at a step, from 0 on. At any later step than its last one this is the cell
   * where it rests.
   */
  public int cell(int unit, int step) {
    return cells[Math.min(first[unit] + step, first[unit + 1] - 1)];
  }

  /** The cell where a unit rests. */
  public int lastCell(int unit) {
    return cells[first[unit + 1] - 1];
  }

  /** The cells of a unit from step 0 to the step at which it comes to rest, in a new array. */
  public int[] path(int unit) {
    return Arrays.copyOfRange(cells, first[unit], first[unit + 1]);
  }

  /** Writes the cells of all units at a step into an array of length {@link #units()}. */
  public void configuration(int step, int[] configuration) {
    for (int unit = 0; unit < configuration.length; unit++) {
      configuration[unit] = cell(unit, step);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Plan that
        && Arrays.equals(cells, that.cells)
        && Arrays.equals(first, that.first);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(cells) + Arrays.hashCode(first);
  }
}
