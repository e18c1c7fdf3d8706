package hopscotch.core.field;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;

/**
 * The cost of a path from every cell of a graph to one of some goals, and the next move of that
 * path. It serves many units with one goal, or with one of several. The cost falls along a next
 * move by exactly what the move costs. So a unit that follows next moves arrives, and never turns
 * back.
 *
 * <p>Shared by threads. Goals may not be blocked, and a field knows those it was made for.
 */
public interface FlowField {
  /** The cost from a cell that reaches no goal, or is blocked. */
  long UNREACHABLE = Long.MAX_VALUE;

  /** The graph. */
  GridGraph graph();

  /**
   * The number of nodes and cells that were expanded to make or repair it. It may grow as units ask
   * for moves.
   */
  long expanded();

  /**
   * The cost of the path of next moves from a cell of the map, in the scale of the graph; {@link
   * #UNREACHABLE} where no path leads to a goal.
   */
  long cost(int cell);

  /**
   * The cell to go to next from a cell of the map: a neighbour, the cell itself if it is a goal, or
   * -1 where no goal can be reached.
   */
  int next(int cell);

  /**
   * The field of the same goals after some cells changed; this one stays as it is, and still serves
   * its graph.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or a goal is blocked by
   *     them
   */
  FlowField withChanges(CellChanges changes);

  /**
   * The field of the same goals on the map as it is now: this one, unless its planner {@linkplain
   * hopscotch.core.planner.ChangingPlanner#change changed} in place since. A {@link DistanceField}
   * is told of each change instead.
   *
   * @throws IllegalArgumentException if a goal is blocked now
   */
  default FlowField renewed() {
    return this;
  }

  /** Whether a goal can be reached from a cell of the map. */
  default boolean isReachable(int cell) {
    return cost(cell) != UNREACHABLE;
  }

  /** Whether a cell of the map is one of the goals. */
  default boolean isGoal(int cell) {
    return cost(cell) == 0;
  }

  /**
   * The length of the path of next moves from a cell of the map, in widths of a cell (times terrain
   * weight); infinite where none leads to a goal. Takes time for each of its moves.
   */
  default double length(int cell) {
    if (!isReachable(cell)) {
      return Double.POSITIVE_INFINITY;
    }
    GridGraph graph = graph();
    GridMap map = graph.map();
    long straight = 0;
    long diagonal = 0;
    for (int at = cell; !isGoal(at); ) {
      int next = next(at);
      long weight = graph.isWeighted() ? graph.weight(at) + graph.weight(next) : 1;
      if (Directions.isDiagonal(Directions.of(map.x(next) - map.x(at), map.y(next) - map.y(at)))) {
        diagonal += weight;
      } else {
        straight += weight;
      }
      at = next;
    }
    double units = graph.isWeighted() ? 2 : 1;
    return graph.costs().length(straight / units, diagonal / units);
  }

  /**
   * Appends the path of next moves from a cell of the map to a goal, both ends included; nothing
   * where no goal can be reached.
   */
  default void appendPath(int cell, PathBuffer path) {
    if (!isReachable(cell)) {
      return;
    }
    int at = cell;
    path.add(at);
    while (!isGoal(at)) {
      at = next(at);
      path.add(at);
    }
  }

  /**
   * Checks the goals of a field to be made.
   *
   * @throws IllegalArgumentException if there is none, or one lies off the map or is blocked
   */
  static void requireGoals(GridGraph graph, int[] goals) {
    if (goals.length == 0) {
      throw new IllegalArgumentException("a field of no goals: expected at least one");
    }
    for (int goal : goals) {
      graph.requireFree(goal, "goal");
    }
  }
}
