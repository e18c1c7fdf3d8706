package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The tables of queries for several goals: what they cost by the number of goals. */
final class GoalTables {
  private GoalTables() {}

  /** By the number of goals; empty for a run without goals, and of queries to the nearest cell. */
  static Optional<Table> byGoals(Answers answers) {
    return find(answers, "goals", "goals", problem -> "");
  }

  /** By map and the number of goals; likewise. */
  static Optional<Table> byMap(Answers answers) {
    return find(answers, "goal-maps", "map and goals", problem -> problem.map() + ", ");
  }

  private static Optional<Table> find(
      Answers answers, String name, String head, Function<StoredProblem, String> prefix) {
    Map<String, BitSet> groups = groups(answers, prefix);
    if (groups.isEmpty()) {
      return Optional.empty();
    }
    int baseline = answers.baseline();
    Results results = answers.results();
    Table table =
        new Table(
            name,
            ("What a query for the nearest of several goals costs. Means over the problems that"
                    + " every planner solved, but for planners that solved none, and over the"
                    + " baseline's, which is %s.")
                .formatted(answers.planner(baseline)),
            List.of(
                head,
                "planner",
                "problems",
                "mean expansions",
                "expansions ratio",
                "mean µs",
                "mean length"));
    groups.forEach(
        (group, problems) -> {
          BitSet common = answers.common(problems);
          double base = answers.mean(baseline, answers.solved(baseline, common), results::expanded);
          for (int planner = 0; planner < answers.planners(); planner++) {
            int of = planner;
            BitSet own = answers.solved(planner, common);
            double expanded = answers.mean(planner, own, results::expanded);
            table.add(
                group,
                answers.planner(planner),
                own.cardinality(),
                expanded,
                expanded / base,
                own.stream().mapToDouble(it -> answers.nanos(of, it)).average().orElse(Double.NaN)
                    / 1000,
                answers.mean(planner, own, results::length));
          }
        });
    return Optional.of(table);
  }

  /** The problems by group, maps in their order, fewer goals first. */
  private static Map<String, BitSet> groups(
      Answers answers, Function<StoredProblem, String> prefix) {
    Map<String, TreeMap<Long, BitSet>> byPrefix = new LinkedHashMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      StoredProblem stored = answers.problem(problem);
      if (stored.asked().isForGoals()) {
        byPrefix
            .computeIfAbsent(prefix.apply(stored), unseen -> new TreeMap<>())
            .computeIfAbsent(stored.asked().of(RowColumn.GOALS), unseen -> new BitSet())
            .set(problem);
      }
    }
    Map<String, BitSet> groups = new LinkedHashMap<>();
    for (String first : new ArrayList<>(byPrefix.keySet())) {
      byPrefix.get(first).forEach((goals, problems) -> groups.put(first + goals, problems));
    }
    return groups;
  }
}
