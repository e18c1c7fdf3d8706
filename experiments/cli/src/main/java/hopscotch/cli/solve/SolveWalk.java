package hopscotch.cli.solve;

import hopscotch.cli.console.Rows;
import hopscotch.cli.options.FormatOption;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.harness.output.Column;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.judge.timing.TimedWalkSearch;
import hopscotch.judge.timing.WalkAnswer;
import hopscotch.judge.timing.WalkComparison;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.Verdict;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Puts the asks of a walk to the planners of a comparison: a row each, then a summary. */
final class SolveWalk {
  /** An answer as it is shown in a row. */
  private record Shown(WalkQuery ask, GridMap map, TimedWalkSearch search, WalkAnswer walked) {
    private static final List<Column<Shown>> COLUMNS =
        List.of(
            new Column<>("ask", it -> it.ask.row()),
            RowColumn.PLANNER.of(it -> it.search.spec()),
            RowColumn.START_X.of(it -> it.map.x(it.ask.start())),
            RowColumn.START_Y.of(it -> it.map.y(it.ask.start())),
            RowColumn.GOAL_X.of(it -> it.map.x(it.ask.goal())),
            RowColumn.GOAL_Y.of(it -> it.map.y(it.ask.goal())),
            RowColumn.LENGTH.of(it -> it.judgement().length()),
            new Column<>("expected_length", it -> it.judgement().expectedLength()),
            RowColumn.SUBOPTIMALITY.of(it -> it.judgement().suboptimality()),
            RowColumn.CHANGED_CELLS.of(it -> it.ask.changes().size()),
            RowColumn.CHANGE_NANOS.of(it -> it.walked.changeNanos()),
            RowColumn.NANOS.of(it -> it.ofSearch(Attempt::elapsedNanos)),
            RowColumn.EXPANDED.of(it -> it.countOf(a -> a.counters().expanded)),
            RowColumn.HEAP_OPERATIONS.of(it -> it.countOf(a -> a.counters().heapOperations)),
            RowColumn.TOUCHED.of(it -> it.countOf(a -> a.counters().touched)),
            RowColumn.VERDICT.of(it -> it.judgement().verdict().text()),
            RowColumn.DETAIL.of(it -> it.judgement().detail()));

    private Judgement judgement() {
      return walked.answer().judgement();
    }

    private Object ofSearch(Function<Attempt, ?> value) {
      return SolveRun.ofSearch(walked.answer(), value);
    }

    private Object countOf(ToLongFunction<Attempt> count) {
      return SolveRun.countOf(walked.answer(), count);
    }
  }

  /** The columns that a narrow terminal drops, in this order. */
  static final List<String> DROPPED =
      List.of(
          "touched",
          "heap_operations",
          "expected_length",
          "start_x",
          "start_y",
          "goal_x",
          "goal_y",
          "changed_cells");

  private final WalkComparison comparison;
  private final boolean withPath;
  private final List<PlannerTotals> totals = new ArrayList<>();
  private final long[] changeNanos;

  SolveWalk(WalkComparison comparison, boolean withPath) {
    this.comparison = comparison;
    this.withPath = withPath;
    comparison.searches().forEach(search -> totals.add(new PlannerTotals()));
    changeNanos = new long[totals.size()];
  }

  static List<String> columns(boolean withPath) {
    return SolveRun.columns(Column.heads(Shown.COLUMNS), withPath);
  }

  /** Answers at most {@code limit} asks, each by all planners, unless it is cancelled. */
  void solve(WalkReplay walk, int limit, Budget budget, Rows rows) {
    for (int asked = 0; asked < limit && walk.hasNext(); asked++) {
      WalkQuery ask = walk.next();
      for (int i = 0; i < totals.size(); i++) {
        WalkAnswer answer = comparison.answer(i, ask, budget);
        if (budget.isCancelled()) {
          return;
        }
        totals.get(i).add(answer.answer());
        if (answer.answer().judgement().verdict().isAnswer()) {
          changeNanos[i] += answer.changeNanos();
        }
        rows.add(row(ask, i, answer));
      }
    }
  }

  private Object[] row(WalkQuery ask, int i, WalkAnswer answer) {
    GridMap map = ask.graph().map();
    Shown shown = new Shown(ask, map, comparison.searches().get(i), answer);
    return SolveRun.row(Column.values(Shown.COLUMNS, shown), withPath, map, comparison.path());
  }

  /** Writes one row for each planner. */
  void summarise(PrintWriter err, FormatOption format) {
    PlannerTotals.summarise(
        err,
        format,
        totals,
        "asks",
        List.of("mean_change_us", "mean_us", "p95_us", "mean_expansions", "first_prepared_ms"),
        i -> comparison.searches().get(i).spec(),
        this::means);
  }

  private List<Object> means(int i) {
    PlannerTotals total = totals.get(i);
    return List.of(
        changeNanos[i] / 1e3 / (total.answers() == 0 ? Double.NaN : total.answers()),
        total.meanMicros(),
        total.percentileMicros(0.95),
        total.meanExpanded(),
        comparison.searches().get(i).preparationNanos() / 1e6);
  }

  /**
   * The number of answers that are wrong, or right in contradiction to the length in the file. The
   * latter count too, since the map of an ask results from all changes before it, so a length that
   * differs may mean that the map is not that of the file.
   */
  long faults() {
    return totals.stream()
        .mapToLong(total -> total.faults() + total.count(Verdict.REFERENCE_DISAGREES))
        .sum();
  }
}
