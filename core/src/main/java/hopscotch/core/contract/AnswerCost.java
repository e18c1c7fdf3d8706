package hopscotch.core.contract;

import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import java.util.List;
import java.util.stream.Stream;

/**
 * The cost of a planner's answer, in the planner's metric: an exact cost of moves, or the Euclidean
 * length of a path. Costs of the same metric are compared exactly.
 */
public final class AnswerCost implements Comparable<AnswerCost> {
  /** More than any path costs. */
  public static final AnswerCost NO_PATH = new AnswerCost(Long.MAX_VALUE, List.of());

  private final long moves;
  private final List<Path> lines;

  private AnswerCost(long moves, List<Path> lines) {
    this.moves = moves;
    this.lines = lines;
  }

  /**
   * The cost of a path that a planner found.
   *
   * @param buffer a legal path
   */
  public static AnswerCost of(Planner planner, PathBuffer buffer) {
    Path path = Path.of(planner.graph(), buffer);
    // Moves count in halves of the cost pair: a map may lose its only heavy cell by a change.
    return planner.metric() == LengthMetric.EUCLIDEAN
        ? new AnswerCost(0, List.of(path))
        : new AnswerCost(path.cost() * (planner.graph().isWeighted() ? 1 : 2), List.of());
  }

  private boolean isPath() {
    return moves != NO_PATH.moves;
  }

  /** The cost of both ways, one after the other. */
  AnswerCost plus(AnswerCost other) {
    return isPath() && other.isPath()
        ? new AnswerCost(
            moves + other.moves, Stream.concat(lines.stream(), other.lines.stream()).toList())
        : NO_PATH;
  }

  @Override
  public int compareTo(AnswerCost other) {
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
    return other instanceof AnswerCost that && compareTo(that) == 0;
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
