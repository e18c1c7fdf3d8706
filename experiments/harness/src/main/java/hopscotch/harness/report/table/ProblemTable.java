package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the table of what is wrong, unsolved or in doubt, with a query of each to repeat. */
final class ProblemTable {
  private static final int MAX_ROWS = 500;

  private ProblemTable() {}

  /** The table, with one row for each kind of trouble of a planner on a map; faults come first. */
  static Table of(Answers answers) {
    Results results = answers.results();
    Map<List<Object>, List<Integer>> groups = new LinkedHashMap<>();
    for (Verdict verdict : Verdict.values()) {
      for (int row = 0; row < results.size(); row++) {
        if (results.verdict(row) == verdict && isTrouble(results, row)) {
          StoredProblem problem = results.problems().get(results.problem(row));
          groups
              .computeIfAbsent(
                  List.of(verdict, results.planner(row), problem.map(), problem.movement()),
                  key -> new ArrayList<>())
              .add(row);
        }
      }
    }
    Table table =
        new Table(
            "problems",
            caption(results, groups.values()),
            List.of("verdict", "planner", "map", "rows", "why", "to repeat"));
    Repeat repeat = new Repeat(results.manifest());
    groups.values().stream()
        .sorted(Comparator.comparing(rows -> !results.isFault(rows.get(0))))
        .limit(MAX_ROWS)
        .forEach(rows -> add(table, results, repeat, rows.get(0), rows.size()));
    return table;
  }

  private static String caption(Results results, Collection<List<Integer>> groups) {
    int wrong = 0;
    int unsolved = 0;
    int doubtful = 0;
    for (List<Integer> rows : groups) {
      if (results.isFault(rows.get(0))) {
        wrong += rows.size();
      } else if (results.verdict(rows.get(0)) == Verdict.BUDGET) {
        unsolved += rows.size();
      } else {
        doubtful += rows.size();
      }
    }
    return (wrong == 0 ? "No answer is wrong." : "Wrong: " + Table.count(wrong, "rows") + ".")
        + (unsolved == 0
            ? ""
            : " Unsolved within the budget, which is not wrong: %s."
                .formatted(Table.count(unsolved, "rows")))
        + (doubtful == 0 ? "" : " Doubtful: " + Table.count(doubtful, "rows") + ".")
        + (groups.isEmpty()
            ? ""
            : " By planner and map, with the command that repeats one %s."
                .formatted(results.kind().problem()));
  }

  private static boolean isTrouble(Results results, int row) {
    Verdict verdict = results.verdict(row);
    return verdict == Verdict.BUDGET
        || verdict == Verdict.UNCHECKED
        || verdict == Verdict.REFERENCE_DISAGREES
        || results.isFault(row);
  }

  private static void add(Table table, Results results, Repeat repeat, int row, int count) {
    StoredProblem problem = results.problems().get(results.problem(row));
    String spec = results.planners().get(results.planner(row));
    table.add(
        results.verdict(row).text(),
        spec,
        problem.map(),
        count,
        results.detail(row),
        repeat.command(problem, spec));
  }
}
