package hopscotch.experiments.report.table;

import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.results.row.TeamProblem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The tables of teams: which share was solved, and how dear the plans are. */
final class TeamTables {
  private TeamTables() {}

  /** What was summed over the teams of a planner in a class. */
  private static final class Sum {
    private int asked;
    private int solved;
    private double ratio;
    private double firstNanos;
    private double bestNanos;
    private double searchBytes;

    private void add(Answers answers, int planner, int problem) {
      if (!answers.isAsked(planner, problem)) {
        return;
      }
      asked++;
      if (answers.hasPath(planner, problem)) {
        int row = answers.row(planner, problem);
        solved++;
        ratio += answers.results().suboptimality(row);
        firstNanos += answers.results().measured(TeamProblem.FIRST_PLAN_NANOS, row);
        bestNanos += answers.results().measured(TeamProblem.BEST_PLAN_NANOS, row);
        searchBytes += answers.results().measured(TeamProblem.SEARCH_BYTES, row);
      }
    }

    private double mean(double sum) {
      return solved == 0 ? Double.NaN : sum / solved;
    }
  }

  /** By the number of units; empty for a run without teams. */
  static Optional<Table> byUnits(Answers answers) {
    Map<Long, Sum[]> sums = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      if (answers.problem(problem).asked() instanceof TeamProblem team) {
        Sum[] ofPlanners = sums.computeIfAbsent(team.units(), units -> sums(answers));
        for (int planner = 0; planner < ofPlanners.length; planner++) {
          ofPlanners[planner].add(answers, planner, problem);
        }
      }
    }
    if (sums.isEmpty()) {
      return Optional.empty();
    }
    Table table =
        new Table(
            "teams",
            "Teams by the number of units: how many have a plan without conflict, and of those the"
                + " mean of the sum of costs over its lower bound, the mean times until the"
                + " first plan and until the best, and what tables and nodes took."
                + " An index is not counted there.",
            List.of(
                "units",
                "planner",
                "teams",
                "solved",
                "solved %",
                "cost over bound",
                "first plan ms",
                "best plan ms",
                "search MiB"));
    sums.forEach(
        (units, ofPlanners) -> {
          for (int planner = 0; planner < ofPlanners.length; planner++) {
            Sum sum = ofPlanners[planner];
            table.add(
                units,
                answers.planner(planner),
                sum.asked,
                sum.solved,
                sum.asked == 0 ? Double.NaN : 100.0 * sum.solved / sum.asked,
                sum.mean(sum.ratio),
                sum.mean(sum.firstNanos) / 1e6,
                sum.mean(sum.bestNanos) / 1e6,
                sum.mean(sum.searchBytes) / (1 << 20));
          }
        });
    return Optional.of(table);
  }

  private static Sum[] sums(Answers answers) {
    Sum[] sums = new Sum[answers.planners()];
    for (int planner = 0; planner < sums.length; planner++) {
      sums[planner] = new Sum();
    }
    return sums;
  }

  /** By map; empty for a run without teams. */
  static Optional<Table> byMap(Answers answers) {
    Map<String, Units[]> maps = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      if (answers.problem(problem).asked() instanceof TeamProblem team) {
        Units[] ofPlanners =
            maps.computeIfAbsent(answers.problem(problem).map(), map -> units(answers));
        for (int planner = 0; planner < ofPlanners.length; planner++) {
          ofPlanners[planner].add(answers, planner, problem, team.units());
        }
      }
    }
    if (maps.isEmpty()) {
      return Optional.empty();
    }
    Table table =
        new Table(
            "team-maps",
            "Teams by map: how many have a plan without conflict; the largest that has one, in"
                + " units; and up to how many units all teams have one.",
            List.of("map", "planner", "teams", "solved", "solved %", "largest", "all up to"));
    maps.forEach(
        (map, ofPlanners) -> {
          for (int planner = 0; planner < ofPlanners.length; planner++) {
            Units units = ofPlanners[planner];
            table.add(
                map,
                answers.planner(planner),
                units.sum.asked,
                units.sum.solved,
                units.sum.asked == 0 ? Double.NaN : 100.0 * units.sum.solved / units.sum.asked,
                units.largest,
                units.allUpTo());
          }
        });
    return Optional.of(table);
  }

  private static Units[] units(Answers answers) {
    Units[] units = new Units[answers.planners()];
    for (int planner = 0; planner < units.length; planner++) {
      units[planner] = new Units();
    }
    return units;
  }

  /** How large the teams are that a planner solved on a map. */
  private static final class Units {
    private final Sum sum = new Sum();

    /** By the number of units, whether all teams asked so far were solved. */
    private final TreeMap<Long, Boolean> allSolved = new TreeMap<>();

    private long largest;

    private void add(Answers answers, int planner, int problem, long units) {
      sum.add(answers, planner, problem);
      if (answers.isAsked(planner, problem)) {
        boolean isSolved = answers.hasPath(planner, problem);
        allSolved.merge(units, isSolved, Boolean::logicalAnd);
        largest = isSolved ? Math.max(largest, units) : largest;
      }
    }

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
}
