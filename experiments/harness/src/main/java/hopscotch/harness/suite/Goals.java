package hopscotch.harness.suite;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Queries for the nearest of several goals, or for the cell nearest to a goal, which may be
 * blocked.
 *
 * @param queries the queries that supply starts and goals
 * @param goals how further goals are drawn for each; {@code null} for the nearest cell
 */
public record Goals(QuerySelection queries, GoalDraw goals) implements ProblemSelection {

  @Override
  public ProblemKind kind() {
    return ProblemKind.GOALS;
  }

  @Override
  public void requireAskable(PlannedMap map) throws BadFileException {
    queries.requireAskable(map);
  }

  @Override
  public boolean readsScenarios() {
    return queries.readsScenarios();
  }

  /** Whether a path is to end at the cell nearest to the goal. */
  public boolean isNearest() {
    return goals == null;
  }

  /** The seed of the goals, or -1 if none are drawn. */
  public long goalSeed() {
    return isNearest() ? -1 : goals.seed();
  }

  /** The problems of an instance, layer by layer. */
  public List<PlannedLayer<GoalsQuery>> draw(long seed, Instance instance) throws IOException {
    List<PlannedLayer<GoalsQuery>> layers = new ArrayList<>();
    for (PlannedLayer<Query> layer : QueryDrawer.draw(queries, isNearest(), seed, instance)) {
      GridGraph graph = layer.graph();
      int[] free = graph.freeCells();
      layers.add(layer.flatMap(query -> problems(instance.map().id(), query, free)));
    }
    return layers;
  }

  private List<Planned<GoalsQuery>> problems(String map, Planned<Query> planned, int... free) {
    Query query = planned.problem();
    if (isNearest()) {
      GoalsQuery near = new GoalsQuery(query.row(), query.start(), List.of(query.goal()), true);
      return List.of(new Planned<>(near, planned.bucket()));
    }
    List<Integer> drawn = goals.draw(map, query, free);
    List<Integer> counts = goals.counts();
    List<Planned<GoalsQuery>> problems = new ArrayList<>();
    for (int i = 0; i < counts.size(); i++) {
      int number = Math.addExact(Math.multiplyExact(query.row(), counts.size()), i);
      List<Integer> first = drawn.subList(0, Math.min(counts.get(i), drawn.size()));
      problems.add(
          new Planned<>(new GoalsQuery(number, query.start(), first, false), planned.bucket()));
    }
    return problems;
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    return queries.estimateLengths(map, isNearest() ? 1 : goals.counts().size());
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    Map<String, Object> meaning = new TreeMap<>();
    meaning.put("queries", queries);
    if (isNearest()) {
      meaning.put("nearest", true);
    } else {
      meaning.put("count", goals.count());
      meaning.put("seed", goals.seed());
    }
    return Map.entry("goals", meaning);
  }
}
