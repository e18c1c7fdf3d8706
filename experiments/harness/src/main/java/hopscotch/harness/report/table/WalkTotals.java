package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes the table of the costs of whole walks, by kind of walk, which are the sums of the costs of
 * their asks. Two policies for a unit, such as to ask at every step or only on news, differ in the
 * number of asks, and can only be compared here. Only walks with all asks answered by every planner
 * count, except planners that answered no walk completely.
 */
final class WalkTotals {
  private final Set<List<String>> walks = new HashSet<>();
  private final Sum[] sums;

  /** The sums over the rows of a planner. */
  private static final class Sum {
    /** The walks with an ask that the planner did not answer. */
    private final Set<List<String>> unanswered = new HashSet<>();

    /** The walks in the sums, each with its repetition. */
    private final Set<List<Object>> summed = new HashSet<>();

    private final AskCosts costs = new AskCosts();

    private void add(Answers answers, int row, List<String> walk) {
      summed.add(List.of(walk, answers.results().repetition(row)));
      costs.add(answers, row);
    }

    private double mean(double sum) {
      return summed.isEmpty() ? Double.NaN : sum / summed.size();
    }

    private double mean(RowColumn column) {
      return mean(costs.sum(column));
    }
  }

  private WalkTotals(int planners) {
    sums = new Sum[planners];
    Arrays.setAll(sums, planner -> new Sum());
  }

  private static List<String> walk(StoredProblem problem) {
    return List.of(problem.map(), problem.movement());
  }

  private void note(Answers answers, int problem) {
    List<String> walk = walk(answers.problem(problem));
    walks.add(walk);
    for (int planner = 0; planner < sums.length; planner++) {
      if (!answers.isAnswered(planner, problem)) {
        sums[planner].unanswered.add(walk);
      }
    }
  }

  private void keepCommon() {
    int all = walks.size();
    for (Sum sum : sums) {
      if (sum.unanswered.size() < all) {
        walks.removeAll(sum.unanswered);
      }
    }
  }

  private void add(Answers answers, int row, StoredProblem problem) {
    List<String> walk = walk(problem);
    Sum sum = sums[answers.results().planner(row)];
    if (walks.contains(walk) && !sum.unanswered.contains(walk)) {
      sum.add(answers, row, walk);
    }
  }

  /** The table. Empty for a run without walks. */
  static Optional<Table> find(Answers answers) {
    Map<String, WalkTotals> groups = groups(answers);
    Table table =
        new Table(
            "walks",
            "What a whole walk costs, all of its asks and changes together: means over the walks of a"
                + " kind that every planner answered to the end, but for planners that answered"
                + " none so.",
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
            Sum sum = totals.sums[planner];
            table.add(
                kind,
                answers.planner(planner),
                sum.mean((double) sum.costs.asks()),
                (sum.mean(RowColumn.CHANGE_NANOS) + sum.mean(RowColumn.NANOS)) / 1e6,
                sum.mean(RowColumn.EXPANDED),
                sum.mean(RowColumn.HEAP_OPERATIONS),
                sum.mean(RowColumn.TOUCHED));
          }
        });
    return groups.isEmpty() ? Optional.empty() : Optional.of(table);
  }

  private static Map<String, WalkTotals> groups(Answers answers) {
    Map<String, WalkTotals> groups = new TreeMap<>();
    Results results = answers.results();
    if (results.kind() != ProblemKind.WALK) {
      return groups;
    }
    for (int problem = 0; problem < answers.problems(); problem++) {
      groups
          .computeIfAbsent(
              answers.problem(problem).set(), unseen -> new WalkTotals(answers.planners()))
          .note(answers, problem);
    }
    groups.values().forEach(WalkTotals::keepCommon);
    for (int row = 0; row < results.size(); row++) {
      StoredProblem problem = answers.problem(results.problem(row));
      groups.get(problem.set()).add(answers, row, problem);
    }
    return groups;
  }
}
