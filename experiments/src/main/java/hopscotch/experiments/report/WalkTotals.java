package hopscotch.experiments.report;

import hopscotch.experiments.results.AskedWalk;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.StoredProblem;
import java.util.ArrayList;
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
  private final double[][] sums;

  private enum Sum {
    ASKS,
    NANOS,
    EXPANDED,
    HEAP_OPERATIONS,
    TOUCHED
  }

  private WalkTotals(int planners) {
    sums = new double[planners][Sum.values().length];
  }

  private void add(Results results, int row, StoredProblem problem) {
    walks.add(List.of(problem.map(), problem.movement()));
    double[] of = sums[results.planner(row)];
    of[Sum.ASKS.ordinal()]++;
    of[Sum.NANOS.ordinal()] +=
        Math.max(0, results.nanos(row))
            + Math.max(0, results.measured(AskedWalk.CHANGE_NANOS, row));
    of[Sum.EXPANDED.ordinal()] += Math.max(0, results.expanded(row));
    of[Sum.HEAP_OPERATIONS.ordinal()] += Math.max(0, results.heapOperations(row));
    of[Sum.TOUCHED.ordinal()] += Math.max(0, results.touched(row));
  }

  private double mean(int planner, Sum sum, int repetitions) {
    return sums[planner][sum.ordinal()] / walks.size() / repetitions;
  }

  /** The table; empty for a run without walks. */
  static Optional<Table> find(Answers answers) {
    Results results = answers.results();
    TreeMap<String, WalkTotals> groups = new TreeMap<>();
    for (int row = 0; row < results.size(); row++) {
      StoredProblem problem = answers.problem(results.problem(row));
      if (problem.asked() instanceof AskedWalk) {
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
          for (int planner = 0; planner < answers.planners(); planner++) {
            List<Object> row = new ArrayList<>(List.of(kind, answers.planner(planner)));
            for (Sum sum : Sum.values()) {
              double mean = totals.mean(planner, sum, results.repetitions());
              row.add(sum == Sum.NANOS ? mean / 1e6 : mean);
            }
            table.add(row);
          }
        });
    return groups.isEmpty() ? Optional.empty() : Optional.of(table);
  }
}
