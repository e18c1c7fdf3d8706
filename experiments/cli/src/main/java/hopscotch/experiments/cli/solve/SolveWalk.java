package hopscotch.experiments.cli.solve;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.query.WalkQuery;
import hopscotch.experiments.query.WalkReplay;
import hopscotch.experiments.query.judge.Judgement;
import hopscotch.experiments.query.judge.Verdict;
import hopscotch.experiments.query.trial.WalkAnswer;
import hopscotch.experiments.query.trial.WalkTrial;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts the asks of a walk to the planners of a trial: a row for each answer, then a summary. */
final class SolveWalk {
  private static final List<String> COLUMNS =
      List.of(
          "ask",
          "planner",
          "start_x",
          "start_y",
          "goal_x",
          "goal_y",
          "length",
          "expected_length",
          "suboptimality",
          "changed_cells",
          "change_nanos",
          "elapsed_nanos",
          "expanded",
          "heap_operations",
          "touched",
          "verdict",
          "detail");

  /** What a narrow terminal does without, in this order. */
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

  private final WalkTrial trial;
  private final boolean withPath;
  private final List<Tally> tallies = new ArrayList<>();
  private final long[] changeNanos;

  SolveWalk(WalkTrial trial, boolean withPath) {
    this.trial = trial;
    this.withPath = withPath;
    trial.walkers().forEach(walker -> tallies.add(new Tally()));
    changeNanos = new long[tallies.size()];
  }

  static List<String> columns(boolean withPath) {
    return SolveRun.columns(COLUMNS, withPath);
  }

  /**
   * Answers the first asks, each by every planner in turn, until the budget is cancelled.
   *
   * @param limit how many at most
   */
  void solve(WalkReplay walk, int limit, Budget budget, Rows rows) {
    for (int asked = 0; asked < limit && walk.hasNext(); asked++) {
      WalkQuery ask = walk.next();
      for (int i = 0; i < tallies.size(); i++) {
        WalkAnswer answer = trial.answer(i, ask, budget);
        if (budget.isCancelled()) {
          return;
        }
        tallies.get(i).add(answer.answer());
        changeNanos[i] += answer.changeNanos();
        rows.add(row(ask, i, answer));
      }
    }
  }

  private Object[] row(WalkQuery ask, int i, WalkAnswer answer) {
    GridMap map = ask.graph().map();
    Judgement judgement = answer.answer().judgement();
    boolean isSearched = answer.answer().isSearched();
    SearchCounters counters = isSearched ? answer.answer().attempt().counters() : null;
    List<Object> row =
        new ArrayList<>(
            Arrays.asList(
                ask.row(),
                trial.walkers().get(i).spec(),
                map.x(ask.start()),
                map.y(ask.start()),
                map.x(ask.goal()),
                map.y(ask.goal()),
                judgement.length(),
                judgement.expectedLength(),
                judgement.suboptimality(),
                ask.changes().size(),
                answer.changeNanos(),
                isSearched ? answer.answer().attempt().elapsedNanos() : null,
                isSearched ? counters.expanded : null,
                isSearched ? counters.heapOperations : null,
                isSearched ? counters.touched : null,
                judgement.verdict().text(),
                judgement.detail()));
    if (withPath) {
      row.add(SolveRun.waypoints(map, trial.path()));
    }
    return row.toArray();
  }

  /** Writes a row for each planner. */
  void summarise(PrintWriter err, FormatOption format) {
    Tally.summarise(
        err,
        format,
        tallies,
        "asks",
        List.of("mean_change_us", "mean_us", "p95_us", "mean_expansions", "first_prepared_ms"),
        i -> trial.walkers().get(i).spec(),
        this::means);
  }

  private List<Object> means(int i) {
    Tally tally = tallies.get(i);
    return List.of(
        changeNanos[i] / 1e3 / (tally.queries() == 0 ? Double.NaN : tally.queries()),
        tally.meanMicros(),
        tally.percentileMicros(0.95),
        tally.meanExpanded(),
        trial.walkers().get(i).preparationNanos() / 1e6);
  }

  /**
   * How many answers are wrong, or right against the length of the file. The latter count too: the
   * map of an ask is made of all changes before it, so a length that does not come out may mean
   * that the map is not the file's.
   */
  long faults() {
    return tallies.stream()
        .mapToLong(tally -> tally.faults() + tally.count(Verdict.REFERENCE_DISAGREES))
        .sum();
  }
}
