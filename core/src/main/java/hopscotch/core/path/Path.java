package hopscotch.core.path;

import hopscotch.core.grid.GridGraph;

/**
 * A path that was checked move by move. It is immutable.
 *
 * <p>A grid path's segments are runs of one legal move; its cost is exact. A path with other
 * segments is an any-angle path: its length is the Euclidean sum, weighted by the ground, and it
 * has no cost. Waypoints are cells, or points of {@link Points}.
 */
public final class Path {
  private final GridGraph graph;
  private final int[] waypoints;
  private final Points points;
  private final PathCheck check;

  private Path(GridGraph graph, int[] waypoints, Points points, PathCheck check) {
    this.graph = graph;
    this.waypoints = waypoints;
    this.points = points;
    this.check = check;
  }

  /**
   * The path in a buffer, copied.
   *
   * @throws IllegalArgumentException if the buffer is empty or holds an illegal segment
   */
  public static Path of(GridGraph graph, PathBuffer buffer) {
    PathCheck check = PathValidator.check(graph, buffer);
    if (!check.isValid()) {
      throw new IllegalArgumentException("not a path: " + check.problem());
    }
    return new Path(graph, buffer.toArray(), new Points(graph), check);
  }

  /** The number of waypoints, at least 1. */
  public int size() {
    return waypoints.length;
  }

  /** Whether the waypoints are points rather than cells. */
  public boolean holdsPoints() {
    return waypoints[0] < 0;
  }

  /**
   * Waypoint {@code i}, from 0 to size - 1.
   *
   * @throws IllegalStateException if this is a path of points
   */
  public int cell(int i) {
    if (holdsPoints()) {
      throw new IllegalStateException("a path of points has no cells; ask for doubledX, doubledY");
    }
    return waypoints[i];
  }

  /** The column of waypoint {@code i}, a cell. */
  public int x(int i) {
    return graph.map().x(cell(i));
  }

  /** The row of waypoint {@code i}, a cell. */
  public int y(int i) {
    return graph.map().y(cell(i));
  }

  /** The x of waypoint {@code i} in doubled coordinates. That of a cell is the x of its centre. */
  public int doubledX(int i) {
    return points.x(points.of(waypoints[i]));
  }

  /** The y of waypoint {@code i} in doubled coordinates. That of a cell is the y of its centre. */
  public int doubledY(int i) {
    return points.y(points.of(waypoints[i]));
  }

  /** Whether every segment is a run of one move. */
  public boolean isGridPath() {
    return check.isGridPath();
  }

  /**
   * The exact cost, in the scale of the graph.
   *
   * @throws IllegalStateException if this is an any-angle path
   */
  public long cost() {
    if (!check.isGridPath()) {
      throw new IllegalStateException("an any-angle path has a length, but no exact cost");
    }
    return check.cost();
  }

  /** The length, in widths of a cell, multiplied by the weight of the terrain. */
  public double length() {
    return check.length();
  }

  /** The waypoints as {@code (x, y)}, and the length. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int at : waypoints) {
      text.append(text.isEmpty() ? "" : " ");
      text.append(at < 0 ? points.describe(~at) : graph.map().describe(at));
    }
    return text.append(", length ").append(check.length()).toString();
  }
}
