package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Makes the tables of teams: the share that was solved, and the costs of the plans. */
final class TeamTables {
  /** The columns of teams whose means are shown. */
  private static final List<RowColumn> OWN =
      RowColumn.alwaysShown(ProblemKind.TEAM).stream().filter(RowColumn::isOwn).toList();

  private TeamTables() {}

  /** The sums over the teams of a planner in a group. */
  private static final class Sum {
    private final Answers answers;
    private final int planner;
    private int asked;
    private int solved;
    private double ratio;
    private final Map<RowColumn, Double> sums = new EnumMap<>(RowColumn.class);
    private long largest;

    /** For each number of units, whether all teams of that size have a plan. */
    private final TreeMap<Long, Boolean> allSolved = new TreeMap<>();

    private Sum(Answers answers, int planner) {
      this.answers = answers;
      this.planner = planner;
    }

    private void add(int problem, long units) {
      if (!answers.isAsked(planner, problem)) {
        return;
      }
      asked++;
      boolean isSolved = answers.hasPath(planner, problem);
      allSolved.merge(units, isSolved, Boolean::logicalAnd);
      if (isSolved) {
        int row = answers.row(planner, problem);
        solved++;
        largest = Math.max(largest, units);
        ratio += answers.results().suboptimality(row);
        for (RowColumn column : OWN) {
          sums.merge(column, answers.value(column, planner, problem), Double::sum);
        }
      }
    }

    private double mean(double sum) {
      return solved == 0 ? Double.NaN : sum / solved;
    }

    private double solvedPercent() {
      return asked == 0 ? Double.NaN : 100.0 * solved / asked;
    }

    /** The number of units up to which all teams have a plan. */
    private long allUpTo() {
      long units = 0;
      for (Map.Entry<Long, Boolean> size : allSolved.entrySet()) {
        if (!size.getValue()) {
          return units;
        }
        units = size.getKey();
      }
      return units;
    }
  }

  /** The table by the number of units. Empty for a run without teams. */
  static Optional<Table> byUnits(Answers answers) {
    return table(
        answers,
        "teams",
        "Teams by the number of units: how many have a plan without conflict, and of those the"
            + " mean of the sum of costs over its lower bound, the mean times until the"
            + " first plan and until the best, and what tables and nodes took."
            + " An index is not counted there.",
        "units",
        (map, units) -> units,
        ownColumns());
  }

  private static List<Column<Sum>> ownColumns() {
    List<Column<Sum>> columns = new ArrayList<>();
    columns.add(new Column<>("cost over bound", it -> it.mean(it.ratio)));
    for (RowColumn own : OWN) {
      String head = own.summaries().get(0).head();
      columns.add(new Column<>(head, it -> own.shown(it.mean(it.sums.getOrDefault(own, 0.0)))));
    }
    return columns;
  }

  /** The table by map. Empty for a run without teams. */
  static Optional<Table> byMap(Answers answers) {
    return table(
        answers,
        "team-maps",
        "Teams by map: how many have a plan without conflict; the largest that has one, in"
            + " units; and up to how many units all teams have one.",
        "map",
        (map, units) -> map,
        List.of(
            new Column<>("largest", it -> it.largest), new Column<>("all up to", Sum::allUpTo)));
  }

  private static <G> Optional<Table> table(
      Answers answers,
      String name,
      String caption,
      String head,
      BiFunction<String, Long, G> group,
      List<Column<Sum>> more) {
    Map<G, List<Sum>> groups = new TreeMap<>();
    boolean isOfTeams = answers.results().kind() == ProblemKind.TEAM;
    for (int problem = 0; isOfTeams && problem < answers.problems(); problem++) {
      long units = answers.problem(problem).asked().of(RowColumn.UNITS);
      G key = group.apply(answers.problem(problem).map(), units);
      for (Sum sum : groups.computeIfAbsent(key, unseen -> sums(answers))) {
        sum.add(problem, units);
      }
    }
    List<Column<Sum>> columns = new ArrayList<>();
    columns.add(new Column<>("planner", it -> answers.planner(it.planner)));
    columns.add(new Column<>("teams", it -> it.asked));
    columns.add(new Column<>("solved", it -> it.solved));
    columns.add(new Column<>("solved %", Sum::solvedPercent));
    columns.addAll(more);
    return groups.isEmpty()
        ? Optional.empty()
        : Optional.of(Table.grouped(name, caption, head, columns, groups));
  }

  private static List<Sum> sums(Answers answers) {
    List<Sum> sums = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      sums.add(new Sum(answers, planner));
    }
    return sums;
  }
}
