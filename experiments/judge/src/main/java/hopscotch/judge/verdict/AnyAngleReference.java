package hopscotch.judge.verdict;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.Path;
import hopscotch.core.search.anyangle.exact.ExactOptimum;
import hopscotch.judge.query.Problem;
import java.util.Optional;

/**
 * Finds the shortest any-angle paths of a graph by two planners that share no code of their loops.
 * They must agree on every problem. The path of the last problem is kept, since several planners
 * answer it in turn.
 */
final class AnyAngleReference {
  private static final String FIRST = "anya";
  private static final String SECOND = "polyanya";

  private final ExactOptimum first;
  private final ExactOptimum second;
  private Problem lastProblem;
  private Optional<Path> last = Optional.empty();

  /** A reference for a graph. On a weighted graph it knows nothing. */
  AnyAngleReference(GridGraph graph) {
    first = graph.isWeighted() ? null : new ExactOptimum(graph, FIRST);
    second = graph.isWeighted() ? null : new ExactOptimum(graph, SECOND);
  }

  /**
   * The length of a path divided by the least length. NaN on a weighted graph.
   *
   * @throws IllegalStateException if the references differ, or the path is shorter than theirs
   */
  double suboptimality(Problem problem, Path path) {
    if (first == null) {
      return Double.NaN;
    }
    return shortest(problem)
        .map(shortest -> suboptimality(path, shortest))
        .orElseThrow(() -> new IllegalStateException("a legal path, but the references find none"));
  }

  /** The least length. Empty if there is no path, or on a weighted graph. */
  Optional<Double> length(Problem problem) {
    return first == null ? Optional.empty() : shortest(problem).map(Path::length);
  }

  private Optional<Path> shortest(Problem problem) {
    if (!problem.equals(lastProblem)) {
      Optional<Path> found = first.find(problem.start(), problem.goal());
      Optional<Path> other = second.find(problem.start(), problem.goal());
      if (found.isPresent() != other.isPresent()
          || found.isPresent() && suboptimality(found.get(), other.get()) != 1) {
        throw new IllegalStateException(
            "the reference searches differ: %s finds %s, %s finds %s"
                .formatted(FIRST, describe(found), SECOND, describe(other)));
      }
      last = found;
      lastProblem = problem;
    }
    return last;
  }

  private static double suboptimality(Path path, Path shortest) {
    try {
      return ExactOptimum.suboptimality(path, shortest);
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  private static String describe(Optional<Path> path) {
    return path.map(Path::toString).orElse("no path");
  }
}
