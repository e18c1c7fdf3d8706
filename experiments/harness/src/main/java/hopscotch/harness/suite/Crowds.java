package hopscotch.harness.suite;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Crowds that go to one goal each.
 *
 * @param queries the queries that supply starts and goals
 * @param crowd the units around each start
 */
public record Crowds(QuerySelection queries, CrowdDraw crowd) implements ProblemSelection {

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
  public List<PlannedLayer<CrowdQuery>> draw(long seed, Instance instance) throws IOException {
    return QueryDrawer.draw(queries, seed, instance).stream()
        .map(layer -> layer.flatMap(query -> problems(layer.graph(), query)))
        .toList();
  }

  private List<Planned<CrowdQuery>> problems(GridGraph graph, Planned<Query> planned) {
    Query query = planned.problem();
    List<Integer> units = crowd.around(DistanceField.of(graph, query.start()));
    List<CrowdWay> by = crowd.by();
    return IntStream.range(0, by.size())
        .mapToObj(
            i -> {
              int number = Math.addExact(Math.multiplyExact(query.row(), by.size()), i);
              boolean isByField = by.get(i) == CrowdWay.FIELD;
              return new Planned<>(
                  new CrowdQuery(number, units, query.goal(), isByField), planned.bucket());
            })
        .toList();
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    return queries.estimateLengths(map, crowd.by().size());
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    return Map.entry("crowd", Map.of("queries", queries, "units", crowd.units(), "by", crowd.by()));
  }
}
