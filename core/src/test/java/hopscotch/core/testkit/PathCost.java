package hopscotch.core.testkit;

import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import java.util.List;
import java.util.stream.Stream;

/**
 * What an optimal planner's answer costs, in the planner's metric: an exact cost of moves, or the
 * Euclidean lengths of paths. Compares exactly, with costs of the same metric.
 */
final class PathCost implements Comparable<PathCost> {
  /** More than any path costs. */
  static final PathCost NO_PATH = new PathCost(Oracle.UNREACHABLE, List.of());

  private final long moves;
  private final List<Path> lines;

  private PathCost(long moves, List<Path> lines) {
    this.moves = moves;
    this.lines = lines;
  }

  /**
   * Moves count in halves of the cost pair, since a map may lose its only heavy cell by a change.
   */
  static PathCost of(Planner planner, PathBuffer buffer) {
    Path path = Path.of(planner.graph(), buffer);
    return planner.metric() == LengthMetric.EUCLIDEAN
        ? new PathCost(0, List.of(path))
        : new PathCost(path.cost() * (planner.graph().isWeighted() ? 1 : 2), List.of());
  }

  private boolean isPath() {
    return moves != Oracle.UNREACHABLE;
  }

  /** The cost of both ways, one after the other. */
  PathCost plus(PathCost other) {
    return isPath() && other.isPath()
        ? new PathCost(
            moves + other.moves, Stream.concat(lines.stream(), other.lines.stream()).toList())
        : NO_PATH;
  }

  @Override
  public int compareTo(PathCost other) {
    if (moves != other.moves) {
      return Long.compare(moves, other.moves);
    }
    SquareRootSum difference = new SquareRootSum();
    lines.forEach(path -> difference.add(1, path));
    other.lines.forEach(path -> difference.add(-1, path));
    return difference.signum();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PathCost that && compareTo(that) == 0;
  }

  /** The same for all paths of lines: equal lengths have no common form. */
  @Override
  public int hashCode() {
    return Long.hashCode(moves);
  }

  @Override
  public String toString() {
    return isPath() ? moves + " " + lines : "no path";
  }
}
