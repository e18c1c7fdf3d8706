package hopscotch.harness.run.worker;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Measured;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.mapf.planner.AnytimeCurve;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Encodes answers for teams in messages between processes. A plan takes the place of a path, with
 * the number of each unit's cells before them. Beside it there are the sum of costs, the outcome,
 * the objective and the curve.
 */
public final class TeamAnswers {
  private static final List<TeamOutcome> OUTCOMES = List.of(TeamOutcome.values());
  private static final List<Objective> OBJECTIVES = List.of(Objective.values());
  private static final int SUM_OF_COSTS = 0;
  private static final int OUTCOME = 1;
  private static final int OBJECTIVE = 2;

  /** The index at which the points of the anytime curve begin. */
  private static final int CURVE = 3;

  /** The count of numbers of each point. */
  private static final int POINT = 2;

  /** A point of the curve is better than the one before by at least one part in this number. */
  private static final long FINENESS = 1000;

  private TeamAnswers() {}

  /**
   * The message of an answer.
   *
   * @param objective the objective of the planner's guarantee
   * @param curve each better plan, in the order of time
   */
  static Answer of(
      TeamAnswer answer,
      Objective objective,
      SearchCounters counters,
      List<AnytimeCurve.Point> curve,
      long allocatedBytes) {
    PlanCosts costs = answer.costs();
    long[] points = points(curve);
    long[] claims = new long[CURVE + points.length];
    claims[SUM_OF_COSTS] = costs == null ? -1 : costs.sumOfCosts();
    claims[OUTCOME] = OUTCOMES.indexOf(answer.outcome());
    claims[OBJECTIVE] = OBJECTIVES.indexOf(objective);
    System.arraycopy(points, 0, claims, CURVE, points.length);
    Outcome outcome = answer.plan() == null ? Outcome.NO_PATH : Outcome.FOUND;
    int[] cells = cells(answer.plan());
    return Answer.of(outcome, answer.elapsedNanos(), allocatedBytes, counters, cells)
        .with(MoveTimes.NONE)
        .with(RowColumn.MAKESPAN, costs == null ? -1 : costs.makespan())
        .with(RowColumn.SUM_OF_LOSS, costs == null ? -1 : costs.sumOfLoss())
        .with(RowColumn.PROVED_BOUND, answer.lowerBound())
        .with(RowColumn.FIRST_PLAN_NANOS, curve.isEmpty() ? -1 : curve.get(0).nanos())
        .with(RowColumn.BEST_PLAN_NANOS, curve.isEmpty() ? -1 : curve.get(curve.size() - 1).nanos())
        .with(RowColumn.SEARCH_BYTES, answer.bytes())
        .claiming(claims);
  }

  /** The first point, the last, and those between that are better by a thousandth. */
  private static long[] points(List<AnytimeCurve.Point> curve) {
    long[] points = new long[POINT * curve.size()];
    int at = 0;
    long kept = 0;
    for (int i = 0; i < curve.size(); i++) {
      PlanCosts costs = curve.get(i).costs();
      boolean isEnd = i == 0 || i == curve.size() - 1;
      if (isEnd || (kept - costs.sumOfCosts()) * FINENESS >= kept) {
        kept = costs.sumOfCosts();
        points[at] = curve.get(i).nanos();
        points[at + 1] = kept;
        at += POINT;
      }
    }
    return Arrays.copyOf(points, at);
  }

  /** The anytime curve in a message that is not a failure. */
  public static List<CurvePoint> curve(Answer answer) {
    long[] claims = answer.claims();
    List<CurvePoint> curve = new ArrayList<>();
    for (int at = CURVE; at < claims.length; at += POINT) {
      curve.add(new CurvePoint(claims[at], claims[at + 1]));
    }
    return curve;
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

  /** The answer in a message that is not a failure. */
  public static TeamAnswer read(Answer answer) {
    Measured measured = answer.measured();
    boolean hasPlan = answer.outcome() == Outcome.FOUND;
    return new TeamAnswer(
        OUTCOMES.get((int) answer.claims()[OUTCOME]),
        hasPlan ? plan(answer.path()) : null,
        hasPlan
            ? new PlanCosts(
                answer.claims()[SUM_OF_COSTS],
                (int) measured.of(RowColumn.MAKESPAN),
                measured.of(RowColumn.SUM_OF_LOSS))
            : null,
        measured.of(RowColumn.PROVED_BOUND),
        measured.of(RowColumn.NANOS),
        measured.of(RowColumn.SEARCH_BYTES));
  }

  private static Plan plan(int[] cells) {
    List<int[]> paths = new ArrayList<>();
    for (int at = 0; at < cells.length; at += cells[at] + 1) {
      paths.add(Arrays.copyOfRange(cells, at + 1, at + 1 + cells[at]));
    }
    return Plan.ofPaths(paths.toArray(int[][]::new));
  }

  /** The objective of the planner's guarantee, in a message that is not a failure. */
  public static Objective objective(Answer answer) {
    return OBJECTIVES.get((int) answer.claims()[OBJECTIVE]);
  }
}
