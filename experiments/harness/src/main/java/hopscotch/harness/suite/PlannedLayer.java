package hopscotch.harness.suite;

import hopscotch.core.grid.GridGraph;
import hopscotch.judge.query.Problem;
import java.util.List;
import java.util.function.Function;

/**
 * The problems of a plan on one graph of a map.
 *
 * @param graph the map under the movement, on one layer if it is layered
 * @param problems the problems, in the order of their numbers
 */
public record PlannedLayer<P extends Problem>(GridGraph graph, List<Planned<P>> problems) {

  /** The layer whose problems are made from each of these. */
  <Q extends Problem> PlannedLayer<Q> flatMap(Function<Planned<P>, List<Planned<Q>>> made) {
    return new PlannedLayer<>(
        graph, problems.stream().flatMap(problem -> made.apply(problem).stream()).toList());
  }
}
