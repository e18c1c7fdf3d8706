package hopscotch.harness.suite;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.query.Query;
import hopscotch.judge.query.Wall;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Crowds that go to one goal each, or to the cells around it while walls fall.
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
        .map(
            layer ->
                layer.flatMap(query -> problems(layer.graph(), query, seed, instance.map().id())))
        .toList();
  }

  private List<Planned<CrowdQuery>> problems(
      GridGraph graph, Planned<Query> planned, long seed, String map) {
    Query query = planned.problem();
    List<Integer> units = crowd.around(DistanceField.of(graph, query.start()));
    List<CrowdWay> by = crowd.by();
    boolean isWalk = by.stream().anyMatch(CrowdWay::isWalk);
    List<Integer> goals = isWalk ? crowd.around(DistanceField.of(graph, query.goal())) : List.of();
    List<Wall> walls =
        isWalk
            ? WallDraw.draw(
                graph, units, goals, crowd.walls(), GoalDraw.seedOf(seed, map, query.row()))
            : List.of();
    return IntStream.range(0, by.size())
        .mapToObj(
            i -> {
              int number = Math.addExact(Math.multiplyExact(query.row(), by.size()), i);
              CrowdWay way = by.get(i);
              return new Planned<>(
                  way.isWalk()
                      ? new CrowdQuery(number, units, goals, way, walls)
                      : new CrowdQuery(number, units, query.goal(), way),
                  planned.bucket());
            })
        .toList();
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    return queries.estimateLengths(map, crowd.by().size());
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    Map<String, Object> meaning = new TreeMap<>();
    meaning.put("queries", queries);
    meaning.put("units", crowd.units());
    meaning.put("by", crowd.by());
    if (crowd.walls() > 0) {
      meaning.put("walls", crowd.walls());
    }
    return Map.entry("crowd", meaning);
  }
}
