package hopscotch.experiments.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.Path;
import hopscotch.core.search.anyangle.exact.ExactOptimum;
import java.util.Optional;

/**
 * The shortest any-angle paths of a graph by two planners that share no loop. They must agree on
 * every query. The last query's path is kept, since several planners answer it in turn.
 */
final class AnyAngleReference {
  private static final String FIRST = "anya";
  private static final String SECOND = "polyanya";

  private final ExactOptimum first;
  private final ExactOptimum second;
  private Query lastQuery;
  private Optional<Path> last = Optional.empty();

  /** On a weighted graph, nothing is known. */
  AnyAngleReference(GridGraph graph) {
    first = graph.isWeighted() ? null : new ExactOptimum(graph, FIRST);
    second = graph.isWeighted() ? null : new ExactOptimum(graph, SECOND);
  }

  /**
   * The length of a path over the least; NaN on a weighted graph.
   *
   * @throws IllegalStateException if the references differ, or the path is shorter than theirs
   */
  double suboptimality(Query query, Path path) {
    if (first == null) {
      return Double.NaN;
    }
    return shortest(query)
        .map(shortest -> suboptimality(path, shortest))
        .orElseThrow(() -> new IllegalStateException("a legal path, but the references find none"));
  }

  /** The least length; empty if there is no path. */
  Optional<Double> length(Query query) {
    return shortest(query).map(Path::length);
  }

  private Optional<Path> shortest(Query query) {
    if (!query.equals(lastQuery)) {
      Optional<Path> found = first.find(query.start(), query.goal());
      Optional<Path> other = second.find(query.start(), query.goal());
      if (found.isPresent() != other.isPresent()
          || found.isPresent() && suboptimality(found.get(), other.get()) != 1) {
        throw new IllegalStateException(
            "the reference searches differ: %s finds %s, %s finds %s"
                .formatted(FIRST, describe(found), SECOND, describe(other)));
      }
      last = found;
      lastQuery = query;
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
