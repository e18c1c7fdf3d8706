package hopscotch.experiments.run;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.results.Row;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import java.util.Arrays;
import java.util.List;

/**
 * Answers for teams as messages between processes have them: a plan in place of a path, each unit's
 * number of cells before them; what a row measures, and behind it what is judged.
 */
final class TeamAnswers {
  /** How many of the measured values a row keeps. */
  static final int KEPT = 6;

  private static final List<TeamOutcome> OUTCOMES = List.of(TeamOutcome.values());
  private static final List<Objective> OBJECTIVES = List.of(Objective.values());
  private static final int SUM_OF_COSTS = KEPT;
  private static final int NANOS = KEPT + 1;
  private static final int OUTCOME = KEPT + 2;
  private static final int OBJECTIVE = KEPT + 3;

  private TeamAnswers() {}

  /**
   * The message of an answer.
   *
   * @param objective of the planner's guarantee
   * @param firstNanos when the first plan was found, -1 for none
   * @param bestNanos when the best was
   */
  static Answer of(
      TeamAnswer answer,
      Objective objective,
      SearchCounters counters,
      long firstNanos,
      long bestNanos,
      long allocatedBytes) {
    PlanCosts costs = answer.costs();
    long[] measured = {
      costs == null ? -1 : costs.makespan(),
      costs == null ? -1 : costs.sumOfLoss(),
      answer.lowerBound(),
      firstNanos,
      bestNanos,
      answer.bytes(),
      costs == null ? -1 : costs.sumOfCosts(),
      answer.elapsedNanos(),
      OUTCOMES.indexOf(answer.outcome()),
      OBJECTIVES.indexOf(objective)
    };
    long[] extras = new long[counters.extraCount()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    return new Answer(
        answer.plan() == null ? Outcome.NO_PATH : Outcome.FOUND,
        null,
        answer.elapsedNanos(),
        -1,
        allocatedBytes,
        new Row.Counts(
            counters.expanded,
            counters.generated,
            counters.reopened,
            counters.heapOperations,
            counters.openPeak,
            counters.touched),
        extras,
        cells(answer.plan()),
        measured);
  }

  private static int[] cells(Plan plan) {
    if (plan == null) {
      return new int[0];
    }
    int length = 0;
    for (int unit = 0; unit < plan.units(); unit++) {
      length = Math.addExact(length, plan.steps(unit) + 2);
    }
    int[] cells = new int[length];
    int at = 0;
    for (int unit = 0; unit < plan.units(); unit++) {
      int[] path = plan.path(unit);
      cells[at] = path.length;
      System.arraycopy(path, 0, cells, at + 1, path.length);
      at += path.length + 1;
    }
    return cells;
  }

  /** The answer of a message that is no failure. */
  static TeamAnswer read(Answer answer, int units) {
    long[] measured = answer.measured();
    boolean hasPlan = answer.outcome() == Outcome.FOUND;
    return new TeamAnswer(
        OUTCOMES.get((int) measured[OUTCOME]),
        hasPlan ? plan(answer.path(), units) : null,
        hasPlan ? new PlanCosts(measured[SUM_OF_COSTS], (int) measured[0], measured[1]) : null,
        measured[2],
        measured[NANOS],
        measured[5]);
  }

  private static Plan plan(int[] cells, int units) {
    int[][] paths = new int[units][];
    int at = 0;
    for (int unit = 0; unit < units; unit++) {
      paths[unit] = Arrays.copyOfRange(cells, at + 1, at + 1 + cells[at]);
      at += cells[at] + 1;
    }
    return Plan.ofPaths(paths);
  }

  /** By which cost the planner promises, of a message that is no failure. */
  static Objective objective(Answer answer) {
    return OBJECTIVES.get((int) answer.measured()[OBJECTIVE]);
  }
}
