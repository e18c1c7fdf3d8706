package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Makes the table of the costs of crowds, by map and by the way in which they find their paths. */
final class CrowdTable {
  private CrowdTable() {}

  /** The table. Empty for a run without crowds. */
  static Optional<Table> find(Answers answers) {
    Map<String, BitSet> groups = groups(answers);
    if (groups.isEmpty()) {
      return Optional.empty();
    }
    List<Column<Figures>> columns =
        List.of(
            new Column<>("planner", Figures::spec),
            new Column<>("crowds", Figures::shared),
            Figures.mean(RowColumn.EXPANDED),
            Figures.mean("mean length", RowColumn.LENGTH),
            Figures.mean(RowColumn.SUBOPTIMALITY),
            Figures.mean(RowColumn.NANOS));
    return Optional.of(
        Table.grouped(
            "crowds",
            "What the ways of a crowd cost, by one field or by a query a unit. Means over the"
                + " crowds that every planner solved, but for planners that solved none.",
            "map and way",
            columns,
            Figures.ofGroups(answers, groups)));
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
