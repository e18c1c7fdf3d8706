package hopscotch.experiments.run.assignment;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.experiments.query.CrowdQuery;
import hopscotch.experiments.query.GoalsQuery;
import hopscotch.experiments.query.Problem;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.judge.CrowdJudge;
import hopscotch.experiments.query.judge.GoalsJudge;
import hopscotch.experiments.query.judge.Judge;
import hopscotch.experiments.query.judge.QueryJudge;
import hopscotch.experiments.results.row.CrowdProblem;
import hopscotch.experiments.results.row.GoalsProblem;
import hopscotch.experiments.results.row.QueryProblem;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.RowProblem;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.timing.TimedCrowds;
import hopscotch.experiments.run.timing.TimedGoals;
import hopscotch.experiments.run.timing.TimedPlanner;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.problem.Crowds;
import hopscotch.experiments.suite.problem.Goals;
import hopscotch.experiments.suite.problem.Planned;
import hopscotch.experiments.suite.problem.PlannedLayer;
import hopscotch.experiments.suite.problem.QueryDrawer;
import hopscotch.experiments.suite.text.MovementText;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Problems on one layer of a map: the graph of one movement.
 *
 * @param <P> the kind of problem
 */
final class LayerAssignment<P extends Problem> implements Assignment {
  /**
   * What tells one kind of problem from another.
   *
   * @param judge makes a judge of answers
   * @param message what a worker is told, see {@link TimedPlanner#ask}
   * @param asked the problem as rows have it
   */
  private record Kind<P extends Problem>(
      Supplier<Judge<P>> judge, Message<P> message, Asked<P> asked) {}

  private interface Message<P extends Problem> {
    int[] of(List<P> problems);
  }

  private interface Asked<P extends Problem> {
    RowProblem of(P problem, int bucket, GridMap map);
  }

  private final Instance instance;
  private final GridGraph graph;
  private final List<Planned<P>> problems;
  private final Kind<P> kind;
  private final RowMaker<P> rows;

  private LayerAssignment(Instance instance, PlannedLayer<P> layer, Kind<P> kind) {
    this.instance = new Instance(instance.map(), MovementText.of(layer.graph().movement()));
    this.graph = layer.graph();
    this.problems = layer.problems();
    this.kind = kind;
    this.rows = new RowMaker<>(kind.judge.get());
  }

  private static <P extends Problem> List<Assignment> of(
      Instance instance, List<PlannedLayer<P>> layers, Kind<P> kind) {
    return layers.stream()
        .<Assignment>map(layer -> new LayerAssignment<>(instance, layer, kind))
        .toList();
  }

  /** Queries. A worker is told starts and goals in turn. */
  static List<Assignment> ofQueries(Suite suite, Instance instance) throws IOException {
    return of(
        instance,
        QueryDrawer.draw(suite.queries(), suite.seed(), instance),
        new Kind<>(QueryJudge::new, LayerAssignment::ends, LayerAssignment::asked));
  }

  private static int[] ends(List<Query> queries) {
    int[] ends = new int[2 * queries.size()];
    for (int i = 0; i < queries.size(); i++) {
      ends[2 * i] = queries.get(i).start();
      ends[2 * i + 1] = queries.get(i).goal();
    }
    return ends;
  }

  private static QueryProblem asked(Query query, int bucket, GridMap map) {
    return new QueryProblem(query.row(), bucket, RowMaker.ends(map, query));
  }

  /** Queries for several goals, or for the nearest cell. */
  static List<Assignment> ofGoals(Suite suite, Instance instance) throws IOException {
    Goals goals = (Goals) suite.problems();
    return of(
        instance,
        goals.draw(suite.seed(), instance),
        new Kind<>(
            GoalsJudge::new,
            TimedGoals::message,
            (query, bucket, map) -> asked(query, bucket, goals.goalSeed(), map)));
  }

  private static GoalsProblem asked(GoalsQuery query, int bucket, long seed, GridMap map) {
    return new GoalsProblem(
        query.row(),
        bucket,
        RowMaker.ends(map, query),
        query.goals().size(),
        seed,
        query.isNearest());
  }

  /** Crowds. */
  static List<Assignment> ofCrowds(Suite suite, Instance instance) throws IOException {
    return of(
        instance,
        ((Crowds) suite.problems()).draw(suite.seed(), instance),
        new Kind<>(CrowdJudge::new, TimedCrowds::message, LayerAssignment::asked));
  }

  private static CrowdProblem asked(CrowdQuery query, int bucket, GridMap map) {
    return new CrowdProblem(
        query.row(), bucket, RowMaker.ends(map, query), query.units().size(), query.isByField());
  }

  @Override
  public Instance instance() {
    return instance;
  }

  @Override
  public long cells() {
    return (long) graph.map().width() * graph.map().height();
  }

  @Override
  public int size() {
    return problems.size();
  }

  @Override
  public int number(int problem) {
    return problem(problem).row();
  }

  private P problem(int index) {
    return problems.get(index).problem();
  }

  @Override
  public int[] message(List<Integer> problems) {
    return kind.message.of(problems.stream().map(this::problem).toList());
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    Planned<P> planned = problems.get(problem);
    RowProblem asked = kind.asked.of(planned.problem(), planned.bucket(), graph.map());
    return rows.row(planner, repetition, asked, planned.problem(), graph, block, at);
  }
}
