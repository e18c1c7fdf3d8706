package hopscotch.experiments.report;

import hopscotch.experiments.output.Column;
import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.report.page.TableFormats;
import hopscotch.experiments.report.table.Completeness;
import hopscotch.experiments.report.table.Nodes;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.StoredProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Two runs side by side, such as yesterday's and today's: for each planner of both, the problems of
 * both. Expansions and suboptimality are the same on every machine; times are not.
 */
public final class RunComparison {
  private final Answers before;
  private final Answers after;
  private final Map<StoredProblem, Integer> problemsAfter = new HashMap<>();
  private final List<Change> changes = new ArrayList<>();

  /** A comparison. */
  public RunComparison(Results before, Results after) {
    this.before = new Nodes(before).answers(false);
    this.after = new Nodes(after).answers(false);
    for (int problem = 0; problem < after.problems().size(); problem++) {
      problemsAfter.put(after.problems().get(problem), problem);
    }
    for (int planner = 0; planner < before.planners().size(); planner++) {
      int same = this.after.find(before.planners().get(planner));
      if (same >= 0) {
        changes.add(change(planner, same));
      }
    }
  }

  /**
   * How a planner changed, over the problems of both runs.
   *
   * @param planner the spec
   * @param problems how many problems both runs put to it
   * @param solvedBefore how many it solved
   * @param solvedAfter how many it solved
   * @param expandedBefore all expansions over the problems solved in both
   * @param expandedAfter likewise
   * @param suboptimalityBefore the mean over the problems solved in both; NaN where unknown
   * @param suboptimalityAfter likewise
   * @param timeRatio the geometric mean of the later over the earlier time
   */
  record Change(
      String planner,
      int problems,
      int solvedBefore,
      int solvedAfter,
      double expandedBefore,
      double expandedAfter,
      double suboptimalityBefore,
      double suboptimalityAfter,
      double timeRatio) {}

  private Change change(int planner, int same) {
    int problems = 0;
    int solvedBefore = 0;
    int solvedAfter = 0;
    int both = 0;
    double[] sums = new double[5];
    for (int problem = 0; problem < before.problems(); problem++) {
      Integer match = problemsAfter.get(before.problem(problem));
      if (match == null || !before.isAsked(planner, problem) || !after.isAsked(same, match)) {
        continue;
      }
      problems++;
      boolean isBefore = before.hasPath(planner, problem);
      boolean isAfter = after.hasPath(same, match);
      solvedBefore += isBefore ? 1 : 0;
      solvedAfter += isAfter ? 1 : 0;
      if (isBefore && isAfter) {
        both++;
        int rowBefore = before.row(planner, problem);
        int rowAfter = after.row(same, match);
        sums[0] += before.results().expanded(rowBefore);
        sums[1] += after.results().expanded(rowAfter);
        sums[2] += before.results().suboptimality(rowBefore);
        sums[3] += after.results().suboptimality(rowAfter);
        sums[4] += Math.log(after.nanos(same, match) / before.nanos(planner, problem));
      }
    }
    return new Change(
        before.planner(planner),
        problems,
        solvedBefore,
        solvedAfter,
        sums[0],
        sums[1],
        sums[2] / both,
        sums[3] / both,
        Math.exp(sums[4] / both));
  }

  /** The table of all changes, as text for a terminal, with what either run is missing. */
  public String text() {
    return TableFormats.text(table()) + missing("earlier", before) + missing("later", after);
  }

  private static String missing(String which, Answers answers) {
    return new Completeness(answers)
        .findWarning()
        .map(warning -> "The " + which + " run: " + warning + "\n")
        .orElse("");
  }

  /** Whether planned rows of either run are known to be missing. */
  public boolean isIncomplete() {
    return new Completeness(before).isIncomplete() || new Completeness(after).isIncomplete();
  }

  private Table table() {
    List<Column<Change>> columns =
        List.of(
            new Column<>("planner", Change::planner),
            new Column<>("problems", Change::problems),
            new Column<>("solved before", Change::solvedBefore),
            new Column<>("solved after", Change::solvedAfter),
            new Column<>("expansions before", Change::expandedBefore),
            new Column<>("expansions after", Change::expandedAfter),
            new Column<>("change %", it -> 100 * (it.expandedAfter / it.expandedBefore - 1)),
            new Column<>("subopt. before", Change::suboptimalityBefore),
            new Column<>("subopt. after", Change::suboptimalityAfter),
            new Column<>("time ratio", Change::timeRatio));
    return Table.of(
        "comparison",
        "The later run against the earlier, over the problems of both.",
        columns,
        changes);
  }

  /** What breaks a rule, a line each; empty where all is well. */
  public List<String> regressions(RegressionRule rule) {
    List<String> lines = new ArrayList<>();
    for (Change change : changes) {
      double earlier = rule.metric().of(change, true);
      double later = rule.metric().of(change, false);
      if (rule.isBroken(earlier, later)) {
        lines.add("%s: %s was %s, is %s".formatted(change.planner, rule, earlier, later));
      }
    }
    return lines;
  }
}
