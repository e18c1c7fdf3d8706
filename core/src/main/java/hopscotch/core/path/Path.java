package hopscotch.core.path;

import hopscotch.core.grid.GridGraph;

/**
 * A path that was checked move by move. Immutable.
 *
 * <p>A grid path's segments are runs of one legal move; its cost is exact. A path with other
 * segments is an any-angle path: its length is the Euclidean sum, and it has no cost.
 */
public final class Path {
  private final GridGraph graph;
  private final int[] cells;
  private final PathCheck check;

  private Path(GridGraph graph, int[] cells, PathCheck check) {
    this.graph = graph;
    this.cells = cells;
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
    return new Path(graph, buffer.toArray(), check);
  }

  /** How many waypoints there are, at least 1. */
  public int size() {
    return cells.length;
  }

  /** Waypoint {@code i}, from 0 to size - 1. */
  public int cell(int i) {
    return cells[i];
  }

  /** The column of waypoint {@code i}. */
  public int x(int i) {
    return graph.map().x(cells[i]);
  }

  /** The row of waypoint {@code i}. */
  public int y(int i) {
    return graph.map().y(cells[i]);
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

  /** The length, in widths of a cell (times terrain weight). */
  public double length() {
    return check.length();
  }

  /** The waypoints as {@code (x, y)}, and the length. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int cell : cells) {
      text.append(text.isEmpty() ? "" : " ").append(graph.map().describe(cell));
    }
    return text.append(", length ").append(check.length()).toString();
  }
}
