package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.harness.results.row.CrowdProblem;
import hopscotch.harness.results.row.GoalsProblem;
import hopscotch.harness.results.row.QueryProblem;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.TimedCrowds;
import hopscotch.harness.run.worker.TimedGoals;
import hopscotch.harness.run.worker.TimedPlanner;
import hopscotch.harness.suite.Crowds;
import hopscotch.harness.suite.Goals;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.MovementText;
import hopscotch.harness.suite.Planned;
import hopscotch.harness.suite.PlannedLayer;
import hopscotch.harness.suite.QueryDrawer;
import hopscotch.harness.suite.Suite;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.Problem;
import hopscotch.judge.query.Query;
import hopscotch.judge.verdict.CrowdJudge;
import hopscotch.judge.verdict.GoalsJudge;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.QueryJudge;
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
