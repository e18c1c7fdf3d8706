package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
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

/** Makes the tables of queries for several goals: their costs by the number of goals. */
final class GoalTables {
  private GoalTables() {}

  /** The table by the number of goals. Empty without queries for several goals. */
  static Optional<Table> byGoals(Answers answers) {
    return find(answers, "goals", "goals", problem -> "");
  }

  /** The table by map and the number of goals. Empty in the same cases. */
  static Optional<Table> byMap(Answers answers) {
    return find(answers, "goal-maps", "map and goals", problem -> problem.map() + ", ");
  }

  private static Optional<Table> find(
      Answers answers, String name, String head, Function<StoredProblem, String> prefix) {
    Map<String, BitSet> groups = groups(answers, prefix);
    if (groups.isEmpty()) {
      return Optional.empty();
    }
    List<Column<Figures>> columns =
        List.of(
            new Column<>("planner", Figures::spec),
            new Column<>("problems", Figures::shared),
            Figures.mean(RowColumn.EXPANDED),
            new Column<>("expansions ratio", Figures::expansionsOverBaseline),
            Figures.mean(RowColumn.NANOS),
            Figures.mean("mean length", RowColumn.LENGTH));
    return Optional.of(
        Table.grouped(
            name,
            ("What a query for the nearest of several goals costs. Means over the problems that"
                    + " every planner solved, but for planners that solved none, and over the"
                    + " baseline's, which is %s.")
                .formatted(answers.planner(answers.baseline())),
            head,
            columns,
            Figures.ofGroups(answers, groups)));
  }

  /** The problems of each group, with maps in their order and fewer goals first. */
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
