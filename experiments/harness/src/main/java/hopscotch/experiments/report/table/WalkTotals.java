package hopscotch.experiments.report.table;

import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.StoredProblem;
import hopscotch.experiments.results.row.WalkProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a whole walk costs, by kind of walk: what its asks cost, summed. Two policies for one unit,
 * such as to ask at every step or only on news, ask differently often, and compare here alone.
 */
final class WalkTotals {
  private final Set<List<String>> walks = new HashSet<>();
  private final Sum[] sums;

  /** What was summed over the rows of a planner. */
  private static final class Sum {
    private double asks;
    private double nanos;
    private double expanded;
    private double heapOperations;
    private double touched;
  }

  private WalkTotals(int planners) {
    sums = new Sum[planners];
    Arrays.setAll(sums, planner -> new Sum());
  }

  private void add(Results results, int row, StoredProblem problem) {
    walks.add(List.of(problem.map(), problem.movement()));
    Sum sum = sums[results.planner(row)];
    sum.asks++;
    sum.nanos += Math.max(0, results.nanos(row));
    sum.nanos += Math.max(0, results.measured(WalkProblem.CHANGE_NANOS, row));
    sum.expanded += Math.max(0, results.expanded(row));
    sum.heapOperations += Math.max(0, results.heapOperations(row));
    sum.touched += Math.max(0, results.touched(row));
  }

  /** The table; empty for a run without walks. */
  static Optional<Table> find(Answers answers) {
    Results results = answers.results();
    TreeMap<String, WalkTotals> groups = new TreeMap<>();
    for (int row = 0; row < results.size(); row++) {
      StoredProblem problem = answers.problem(results.problem(row));
      if (problem.asked() instanceof WalkProblem) {
        groups
            .computeIfAbsent(problem.set(), it -> new WalkTotals(answers.planners()))
            .add(results, row, problem);
      }
    }
    Table table =
        new Table(
            "walks",
            "What a whole walk costs, all of its asks and changes together: means over the walks of a"
                + " kind.",
            List.of(
                "kind of walk",
                "planner",
                "asks",
                "ms",
                "expansions",
                "heap operations",
                "touched"));
    groups.forEach(
        (kind, totals) -> {
          double walks = (double) totals.walks.size() * results.repetitions();
          for (int planner = 0; planner < answers.planners(); planner++) {
            Sum sum = totals.sums[planner];
            table.add(
                kind,
                answers.planner(planner),
                sum.asks / walks,
                sum.nanos / 1e6 / walks,
                sum.expanded / walks,
                sum.heapOperations / walks,
                sum.touched / walks);
          }
        });
    return groups.isEmpty() ? Optional.empty() : Optional.of(table);
  }
}
