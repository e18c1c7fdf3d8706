package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What crowds cost, by map and by how they find their ways. */
final class CrowdTable {
  private CrowdTable() {}

  /** Empty for a run without crowds. */
  static Optional<Table> find(Answers answers) {
    Map<String, BitSet> groups = groups(answers);
    if (groups.isEmpty()) {
      return Optional.empty();
    }
    Table table =
        new Table(
            "crowds",
            "What the ways of a crowd cost, by one field or by a query a unit. Means over the"
                + " crowds that every planner solved, but for planners that solved none.",
            List.of(
                "map and way",
                "planner",
                "crowds",
                "mean expansions",
                "mean length",
                "mean subopt.",
                "mean µs"));
    Results results = answers.results();
    groups.forEach(
        (group, problems) -> {
          BitSet common = answers.common(problems);
          for (int planner = 0; planner < answers.planners(); planner++) {
            int of = planner;
            BitSet own = answers.solved(planner, common);
            table.add(
                group,
                answers.planner(planner),
                own.cardinality(),
                answers.mean(of, own, results::expanded),
                answers.mean(of, own, results::length),
                answers.mean(of, own, results::suboptimality),
                own.stream()
                    .mapToDouble(it -> answers.nanos(of, it) / 1000)
                    .average()
                    .orElse(Double.NaN));
          }
        });
    return Optional.of(table);
  }

  private static Map<String, BitSet> groups(Answers answers) {
    Map<String, BitSet> groups = new TreeMap<>();
    boolean isOfCrowds = answers.results().kind() == ProblemKind.CROWD;
    for (int problem = 0; isOfCrowds && problem < answers.problems(); problem++) {
      StoredProblem crowd = answers.problem(problem);
      String way = crowd.asked().of(RowColumn.FIELD) == 1 ? "field" : "queries";
      groups.computeIfAbsent(crowd.map() + ", " + way, unseen -> new BitSet()).set(problem);
    }
    return groups;
  }
}
