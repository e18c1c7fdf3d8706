package hopscotch.mapf.team;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/**
 * The units on one graph, each with a start and a goal cell. All starts are distinct, all goals are
 * distinct, and each unit would reach its goal if it were alone. Immutable.
 *
 * <p>Every legal move of the graph's movement takes one step of time, and so does a wait. Once a
 * unit rests at its goal, it stays there and blocks it.
 */
public final class Team {
  private final GridGraph graph;
  private final int[] starts;
  private final int[] goals;

  private Team(GridGraph graph, int[] starts, int[] goals) {
    this.graph = graph;
    this.starts = starts;
    this.goals = goals;
  }

  /**
   * A team.
   *
   * @param starts one free cell for each unit; there is at least one unit
   * @param goals one free cell for each unit
   * @throws IllegalArgumentException if there are no units, or if the movement is that of a body of
   *     more than one cell. If an end is not free, two units share a start or a goal, or a unit
   *     cannot reach its goal, the message names the unit (from 0) and its cell.
   */
  public static Team of(GridGraph graph, int[] starts, int[] goals) {
    if (starts.length != goals.length || starts.length == 0) {
      throw new IllegalArgumentException(
          "a team of %d starts and %d goals: expected as many, and at least one"
              .formatted(starts.length, goals.length));
    }
    if (graph.movement().body() != 1) {
      throw new IllegalArgumentException(
          "a team under '%s': expected units of one cell".formatted(graph.movement()));
    }
    requireDistinct(graph, starts, "start");
    requireDistinct(graph, goals, "goal");
    Components components = graph.components();
    for (int unit = 0; unit < starts.length; unit++) {
      if (!components.connected(starts[unit], goals[unit])) {
        throw new IllegalArgumentException(
            "unit %d: no path leads from its start %s to its goal %s"
                .formatted(
                    unit, graph.map().describe(starts[unit]), graph.map().describe(goals[unit])));
      }
    }
    return new Team(graph, starts.clone(), goals.clone());
  }

  private static void requireDistinct(GridGraph graph, int[] cells, String role) {
    GridMap map = graph.map();
    int[] unitAt = new int[map.cellCount()];
    for (int unit = 0; unit < cells.length; unit++) {
      graph.requireFree(cells[unit], "unit " + unit + ": " + role);
      int other = unitAt[cells[unit]] - 1;
      if (other >= 0) {
        throw new IllegalArgumentException(
            "units %d and %d have the same %s %s"
                .formatted(other, unit, role, map.describe(cells[unit])));
      }
      unitAt[cells[unit]] = unit + 1;
    }
  }

  /**
   * The first units of this team.
   *
   * @throws IllegalArgumentException unless {@code count} is 1 to {@link #size()}
   */
  public Team first(int count) {
    if (count < 1 || count > size()) {
      throw new IllegalArgumentException(
          "the first %d units: expected 1 to %d".formatted(count, size()));
    }
    return new Team(graph, Arrays.copyOf(starts, count), Arrays.copyOf(goals, count));
  }

  /** The graph. */
  public GridGraph graph() {
    return graph;
  }

  /** The number of units. */
  public int size() {
    return starts.length;
  }

  /** The start cell of a unit. */
  public int start(int unit) {
    return starts[unit];
  }

  /** The goal cell of a unit. */
  public int goal(int unit) {
    return goals[unit];
  }

  /** The start cell of each unit, in a new array. */
  public int[] starts() {
    return starts.clone();
  }

  /** The goal cell of each unit, in a new array. */
  public int[] goals() {
    return goals.clone();
  }
}
