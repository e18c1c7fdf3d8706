package hopscotch.experiments.suite.problem;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.experiments.query.CrowdQuery;
import hopscotch.experiments.query.ProblemKind;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.map.PlannedMap;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Crowds that go to one goal each.
 *
 * @param queries whose starts and goals these are
 * @param crowd the units around each start
 */
public record Crowds(QuerySelection queries, CrowdDraw crowd) implements ProblemSelection {

  /**
   * A problem of a plan.
   *
   * @param bucket the scenario's bucket; -1 for a random pair
   */
  public record Planned(CrowdQuery query, int bucket) {}

  /** The problems of one graph of a map, in the order of their numbers. */
  public record Layer(GridGraph graph, List<Planned> problems) {}

  @Override
  public ProblemKind kind() {
    return ProblemKind.CROWD;
  }

  @Override
  public void requireAskable(PlannedMap map) throws BadFileException {
    queries.requireAskable(map);
  }

  @Override
  public boolean readsScenarios() {
    return queries.readsScenarios();
  }

  /** The problems of an instance, layer by layer. */
  public List<Layer> draw(long seed, Instance instance) throws IOException {
    List<Layer> layers = new ArrayList<>();
    for (QueryDrawer.Layer layer : QueryDrawer.draw(queries, seed, instance)) {
      List<Planned> problems = new ArrayList<>();
      for (PlannedQuery query : layer.queries()) {
        problems.addAll(problems(layer.graph(), query));
      }
      layers.add(new Layer(layer.graph(), problems));
    }
    return layers;
  }

  private List<Planned> problems(GridGraph graph, PlannedQuery planned) {
    Query query = planned.query();
    List<Integer> units = crowd.around(DistanceField.of(graph, query.start()));
    List<CrowdWay> by = crowd.by();
    return IntStream.range(0, by.size())
        .mapToObj(
            i -> {
              int number = Math.addExact(Math.multiplyExact(query.row(), by.size()), i);
              boolean isByField = by.get(i) == CrowdWay.FIELD;
              return new Planned(
                  new CrowdQuery(number, units, query.goal(), isByField), planned.bucket());
            })
        .toList();
  }

  @Override
  public int estimate(PlannedMap ground) throws IOException {
    return estimateLengths(ground).length;
  }

  @Override
  public double[] estimateLengths(PlannedMap ground) throws IOException {
    double[] lengths = queries.estimateLengths(ground);
    int each = crowd.by().size();
    return IntStream.range(0, lengths.length * each).mapToDouble(i -> lengths[i / each]).toArray();
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    return Map.entry("crowd", Map.of("queries", queries, "units", crowd.units(), "by", crowd.by()));
  }
}
