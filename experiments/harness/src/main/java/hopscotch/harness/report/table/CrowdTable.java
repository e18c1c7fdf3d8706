package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
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
            Figures.mean(RowColumn.NANOS),
            Figures.mean("first moves µs", RowColumn.FIRST_MOVE_NANOS),
            new Column<>("changes µs", it -> it.of(RowColumn.CHANGE_NANOS).mean() / 1000),
            Figures.mean(RowColumn.REPLANS.text(), RowColumn.REPLANS),
            Figures.mean("bytes a unit", RowColumn.UNIT_BYTES));
    return Optional.of(
        Table.grouped(
            "crowds",
            "What the ways of a crowd cost, by one field or by a query a unit, and where walls fall"
                + " on the way. Means over the crowds that every planner solved, but for planners"
                + " that solved none.",
            "map and way",
            columns,
            Figures.ofGroups(answers, groups)));
  }

  private static Map<String, BitSet> groups(Answers answers) {
    Map<String, BitSet> groups = new TreeMap<>();
    boolean isOfCrowds = answers.results().kind() == ProblemKind.CROWD;
    for (int problem = 0; isOfCrowds && problem < answers.problems(); problem++) {
      StoredProblem crowd = answers.problem(problem);
      String group = crowd.map() + ", " + way(crowd.asked());
      groups.computeIfAbsent(group, unseen -> new BitSet()).set(problem);
    }
    return groups;
  }

  private static String way(RowProblem crowd) {
    return switch ((int) crowd.of(RowColumn.MENDED)) {
      case 0 -> "walls, replans";
      case 1 -> "walls, mends";
      default -> crowd.of(RowColumn.FIELD) == 1 ? "field" : "queries";
    };
  }
}
