package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.Optional;

/**
 * The shortest any-angle paths of a graph, to which any-angle answers are held. Their ends are
 * where the movement places them, and they bend anywhere: so no line of sight between centres of
 * cells, and no path of such lines, is shorter. They squeeze between blocked cells only under the
 * corner rule {@code always}; with 4 directions they are those of 8, which such lines are among.
 *
 * <p>For one thread.
 */
public final class ExactOptimum {
  private final GridGraph graph;
  private final PathSearch search;
  private final PathBuffer path = new PathBuffer();

  /**
   * The optima of a graph.
   *
   * @param spec the exact planner that finds them: {@code anya}, {@code polyanya}, {@code enlsvg}
   * @throws IllegalArgumentException if the graph is weighted
   */
  public ExactOptimum(GridGraph graph, String spec) {
    Movement movement = graph.movement();
    boolean isAnyAngle = movement.directions() == 8;
    this.graph =
        isAnyAngle
            ? graph
            : GridGraph.of(
                graph.map(),
                new Movement(
                    8,
                    CornerRule.ONE_FREE,
                    movement.costs(),
                    movement.terrain(),
                    movement.body(),
                    movement.ends()));
    search = Planners.prepare(spec, this.graph).newSearch();
  }

  /**
   * A shortest path between two cells; empty if there is none.
   *
   * @throws IllegalArgumentException if a cell lies off the map or is blocked
   */
  public Optional<Path> find(int start, int goal) {
    return search.find(start, goal, path) == Outcome.FOUND
        ? Optional.of(Path.of(graph, path))
        : Optional.empty();
  }

  /**
   * The length of a path over that of a shortest one: exactly 1 where they are equal.
   *
   * @throws IllegalArgumentException if the path is shorter
   */
  public static double suboptimality(Path path, Path shortest) {
    int order = SquareRootSum.compareLengths(path, shortest);
    if (order < 0) {
      throw new IllegalArgumentException(path + " is shorter than " + shortest);
    }
    return order == 0 ? 1 : doubledLength(path) / doubledLength(shortest);
  }

  private static double doubledLength(Path path) {
    SquareRootSum sum = new SquareRootSum();
    sum.add(1, path);
    return sum.doubleValue();
  }
}
