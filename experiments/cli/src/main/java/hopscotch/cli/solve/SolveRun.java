package hopscotch.cli.solve;

import hopscotch.cli.console.Rows;
import hopscotch.cli.options.FormatOption;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Batch;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.harness.output.Column;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.JudgedAttempt;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.timing.PlannerUnderTest;
import hopscotch.judge.timing.QueryComparison;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Puts queries to the planners of a comparison: a row each, then a summary. */
final class SolveRun {
  /** An answer as it is shown in a row. */
  private record Shown(
      Query query, GridMap map, PlannerUnderTest planner, JudgedAttempt answer, MoveTimes moves) {
    private static final List<Column<Shown>> COLUMNS =
        List.of(
            new Column<>("row", it -> it.query.row()),
            RowColumn.PLANNER.of(it -> it.planner.spec()),
            RowColumn.START_X.of(it -> it.map.x(it.query.start())),
            RowColumn.START_Y.of(it -> it.map.y(it.query.start())),
            RowColumn.GOAL_X.of(it -> it.map.x(it.query.goal())),
            RowColumn.GOAL_Y.of(it -> it.map.y(it.query.goal())),
            RowColumn.LENGTH.of(it -> it.answer.judgement().length()),
            new Column<>("expected_length", it -> it.answer.judgement().expectedLength()),
            RowColumn.SUBOPTIMALITY.of(it -> it.answer.judgement().suboptimality()),
            RowColumn.PROVEN_FACTOR.of(it -> it.answer.provenFactor()),
            RowColumn.EXPANDED.of(it -> countOf(it.answer, a -> a.counters().expanded)),
            RowColumn.GENERATED.of(it -> countOf(it.answer, a -> a.counters().generated)),
            RowColumn.NANOS.of(it -> ofSearch(it.answer, Attempt::elapsedNanos)),
            RowColumn.FIRST_MOVE_NANOS.of(it -> known(it.moves.firstNanos())),
            RowColumn.LAST_MOVE_NANOS.of(it -> known(it.moves.lastNanos())),
            RowColumn.VERDICT.of(it -> it.answer.judgement().verdict().text()),
            RowColumn.DETAIL.of(it -> it.answer.judgement().detail()));

    private static Long known(long nanos) {
      return nanos < 0 ? null : nanos;
    }
  }

  /** The columns that a narrow terminal drops, in this order. */
  static final List<String> DROPPED =
      List.of(
          "last_move_nanos",
          "first_move_nanos",
          "generated",
          "proven_factor",
          "expected_length",
          "start_x",
          "start_y",
          "goal_x",
          "goal_y");

  private final QueryComparison comparison;
  private final boolean withPath;
  private final Optional<Point> nearestGoal;
  private final List<Integer> goals;
  private final List<PlannerTotals> totals = new ArrayList<>();

  /**
   * A run of queries on a map.
   *
   * @param nearestGoal the goal to which each planner is to go as near as it can from the start of
   *     a query; empty for ordinary queries
   * @param goals the cells of which each planner is to go to the nearest; empty for ordinary
   *     queries
   */
  SolveRun(
      QueryComparison comparison,
      boolean withPath,
      Optional<Point> nearestGoal,
      List<Integer> goals) {
    this.goals = goals;
    this.comparison = comparison;
    this.nearestGoal = nearestGoal;
    this.withPath = withPath;
    comparison.planners().forEach(planner -> totals.add(new PlannerTotals()));
  }

  static List<String> columns(boolean withPath) {
    return columns(Column.heads(Shown.COLUMNS), withPath);
  }

  /** These columns, and one for the path if it is wanted. */
  static List<String> columns(List<String> common, boolean withPath) {
    List<String> columns = new ArrayList<>(common);
    if (withPath) {
      columns.add("path");
    }
    return columns;
  }

  /**
   * Answers the queries, each by every planner in turn, until the budget is cancelled. The rows are
   * in the order of the queries, however many threads answer.
   */
  void solve(List<Query> queries, int threads, Budget budget, Rows rows) {
    Batch.inOrder(
        queries.size(),
        threads,
        () -> {
          QueryComparison own = comparison.sibling();
          return i -> answer(own, queries.get(i), budget);
        },
        answer -> {
          for (int i = 0; i < answer.rows().size(); i++) {
            totals.get(i).add(answer.judged().get(i));
            rows.add(answer.rows().get(i));
          }
        });
  }

  /** The answers of all planners to one query. */
  private record Answer(List<JudgedAttempt> judged, List<Object[]> rows) {}

  /** The answers of the planners that were asked before the budget was cancelled. */
  private Answer answer(QueryComparison own, Query query, Budget budget) {
    Answer answer = new Answer(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < totals.size() && !budget.isCancelled(); i++) {
      if (goals.isEmpty()) {
        answerOne(own, i, query, budget, answer);
      } else {
        answerSeveral(own, i, query, budget, answer);
      }
    }
    return answer;
  }

  private void answerOne(QueryComparison own, int i, Query query, Budget budget, Answer answer) {
    Query asked =
        nearestGoal.isEmpty() ? query : own.toNearest(i, query, nearestGoal.get(), budget);
    JudgedAttempt judged = own.answer(i, asked, budget).kept();
    if (!budget.isCancelled()) {
      MoveTimes moves = own.moveTimes(i, asked, judged, budget);
      answer.judged().add(judged);
      answer.rows().add(row(own, asked, i, judged, moves));
    }
  }

  private void answerSeveral(
      QueryComparison own, int i, Query query, Budget budget, Answer answer) {
    GoalsQuery asked = new GoalsQuery(query.row(), query.start(), goals, false);
    JudgedAttempt judged = own.answer(i, asked, budget).kept();
    if (!budget.isCancelled()) {
      Query reached = Query.of(query.start(), own.goal(i, asked));
      boolean isFound = judged.attempt().outcome() == Outcome.FOUND;
      MoveTimes moves =
          isFound ? MoveTimes.atOnce(judged.attempt().elapsedNanos()) : MoveTimes.NONE;
      answer.judged().add(judged);
      answer.rows().add(row(own, reached, i, judged, moves));
    }
  }

  /** Reports for each index that has a file whether it was read or built, and its time and size. */
  void describeIndexes(PrintWriter out) {
    for (PlannerUnderTest planner : comparison.planners()) {
      for (StoredIndex index : planner.storedIndexes()) {
        String written =
            String.format(Locale.ROOT, " ms; written in %.1f ms", index.writingNanos() / 1e6);
        out.printf(
            Locale.ROOT,
            "%s: index %s in %.1f%s: %s, %,d bytes%n",
            index.planner(),
            index.isRead() ? "read" : "built",
            index.preparationNanos() / 1e6,
            index.isRead() ? " ms" : written,
            index.file(),
            index.bytes());
      }
    }
  }

  /** A value from the search of an answer, or {@code null} if there was none. */
  static Object ofSearch(JudgedAttempt answer, Function<Attempt, ?> value) {
    return answer.isSearched() ? value.apply(answer.attempt()) : null;
  }

  /** A count of an answer, or {@code null} if it has none. */
  static Object countOf(JudgedAttempt answer, ToLongFunction<Attempt> count) {
    return ofSearch(
        answer, it -> count.applyAsLong(it) < 0 ? null : (Object) count.applyAsLong(it));
  }

  private Object[] row(
      QueryComparison own, Query query, int i, JudgedAttempt answer, MoveTimes moves) {
    GridMap map = comparison.map().map();
    PlannerUnderTest planner = comparison.planners().get(i);
    Shown shown = new Shown(query, map, planner, answer, moves);
    return row(Column.values(Shown.COLUMNS, shown), withPath, map, own.path());
  }

  /** A row, with the cells of its path if they are asked for. */
  static Object[] row(Object[] common, boolean withPath, GridMap map, PathBuffer path) {
    Object[] row = Arrays.copyOf(common, common.length + (withPath ? 1 : 0));
    if (withPath) {
      row[common.length] = waypoints(map, path);
    }
    return row;
  }

  /** The columns and rows of cells; of points, where cell (0, 0) spans 0 to 1. */
  private static List<String> waypoints(GridMap map, PathBuffer path) {
    Points points = new Points(map, EndPoints.CENTRES);
    List<String> waypoints = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      waypoints.add(
          path.holdsPoints()
              ? points.x(path.point(i)) / 2.0 + "," + points.y(path.point(i)) / 2.0
              : map.x(path.cell(i)) + "," + map.y(path.cell(i)));
    }
    return waypoints;
  }

  /** Writes one row for each planner. */
  void summarise(PrintWriter err, FormatOption format) {
    PlannerTotals.summarise(
        err,
        format,
        totals,
        "queries",
        List.of("mean_suboptimality", "mean_us", "p95_us", "mean_expansions", "prepared_ms"),
        i -> comparison.planners().get(i).spec(),
        this::means);
  }

  private List<Object> means(int i) {
    PlannerTotals total = totals.get(i);
    return List.of(
        total.meanSuboptimality(),
        total.meanMicros(),
        total.percentileMicros(0.95),
        total.meanExpanded(),
        comparison.planners().get(i).preparationNanos() / 1e6);
  }

  long faults() {
    return totals.stream().mapToLong(PlannerTotals::faults).sum();
  }
}
