package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the table of what is wrong, by planner, map and verdict, with one query of each to repeat.
 */
final class ProblemTable {
  private static final int MAX_ROWS = 500;

  private ProblemTable() {}

  /** The table, with one row for each kind of trouble of a planner on a map. */
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
            groups.isEmpty()
                ? "Nothing is wrong."
                : "What is wrong, by planner and map, with the command that repeats one %s."
                    .formatted(results.kind().problem()),
            List.of("verdict", "planner", "map", "rows", "why", "to repeat"));
    Repeat repeat = new Repeat(results.manifest());
    groups.values().stream()
        .limit(MAX_ROWS)
        .forEach(rows -> add(table, results, repeat, rows.get(0), rows.size()));
    return table;
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
