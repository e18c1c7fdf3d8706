package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
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
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.Problem;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.CrowdJudge;
import hopscotch.judge.verdict.GoalsJudge;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.QueryJudge;
import java.io.IOException;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Problems on one layer of a map, which is the graph of one movement. */
final class LayerAssignment<P extends Problem> implements Assignment {
  /**
   * The differences between kinds of problems.
   *
   * @param problems the kind
   * @param judge makes a judge of answers
   * @param message what a message to a worker says of a problem; see {@link TimedPlanner#ask}
   * @param asked the columns of a problem beside its start and goal
   */
  private record Kind<P extends Problem>(
      ProblemKind problems,
      Supplier<Judge<P>> judge,
      Function<P, IntStream> message,
      BiFunction<Row, P, Row> asked) {}

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
    this.rows = new RowMaker<>(kind.problems, kind.judge.get());
  }

  private static <P extends Problem> List<Assignment> of(
      Instance instance, List<PlannedLayer<P>> layers, Kind<P> kind) {
    return layers.stream()
        .<Assignment>map(layer -> new LayerAssignment<>(instance, layer, kind))
        .toList();
  }

  /** Assignments of queries. A worker receives starts and goals in turn. */
  static List<Assignment> ofQueries(Suite suite, Instance instance) throws IOException {
    return of(
        instance,
        QueryDrawer.draw(suite.queries(), suite.seed(), instance),
        new Kind<>(
            ProblemKind.QUERY,
            QueryJudge::new,
            query -> IntStream.of(query.start(), query.goal()),
            (row, query) -> row));
  }

  /** Assignments of queries for several goals, or for the nearest cell. */
  static List<Assignment> ofGoals(Suite suite, Instance instance) throws IOException {
    Goals goals = (Goals) suite.problems();
    return of(
        instance,
        goals.draw(suite.seed(), instance),
        new Kind<>(
            ProblemKind.GOALS,
            GoalsJudge::new,
            TimedGoals::message,
            (row, query) ->
                row.with(RowColumn.GOALS, query.goals().size())
                    .with(RowColumn.GOALS_SEED, goals.goalSeed())
                    .with(RowColumn.NEAREST, query.isNearest() ? 1 : 0)));
  }

  /** Assignments of crowds. */
  static List<Assignment> ofCrowds(Suite suite, Instance instance) throws IOException {
    return of(
        instance,
        ((Crowds) suite.problems()).draw(suite.seed(), instance),
        new Kind<>(
            ProblemKind.CROWD,
            CrowdJudge::new,
            TimedCrowds::message,
            (row, crowd) ->
                row.with(RowColumn.UNITS, crowd.units().size())
                    .with(RowColumn.FIELD, crowd.way() == CrowdWay.FIELD ? 1 : 0)
                    .with(RowColumn.MENDED, mended(crowd))
                    .with(RowColumn.CHANGED_CELLS, changedCells(crowd))));
  }

  private static int mended(CrowdQuery crowd) {
    return switch (crowd.way()) {
      case FIELD, QUERIES -> -1;
      case REPLANS -> 0;
      case MENDS -> 1;
    };
  }

  private static int changedCells(CrowdQuery crowd) {
    return crowd.way().isWalk()
        ? crowd.walls().stream().mapToInt(wall -> wall.cells().size()).sum()
        : -1;
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
    return problems.stream()
        .map(this::problem)
        .map(kind.message)
        .flatMapToInt(ints -> ints)
        .toArray();
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    Planned<P> planned = problems.get(problem);
    P query = planned.problem();
    return rows.row(
        planner,
        repetition,
        query,
        row -> kind.asked.apply(row.with(RowColumn.BUCKET, planned.bucket()), query),
        graph,
        block,
        at);
  }
}
