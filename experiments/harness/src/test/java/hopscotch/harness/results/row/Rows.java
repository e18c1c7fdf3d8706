package hopscotch.harness.results.row;

import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.verdict.Verdict;
import java.util.List;

/** Rows made up for tests. */
public final class Rows {
  private static final List<RowColumn> COUNTS =
      List.of(
          RowColumn.EXPANDED,
          RowColumn.GENERATED,
          RowColumn.REOPENED,
          RowColumn.HEAP_OPERATIONS,
          RowColumn.OPEN_PEAK,
          RowColumn.TOUCHED);

  private Rows() {}

  /** A row of a planner on a map, found and optimal. */
  public static Row optimal(String planner, String map, int query, long nanos) {
    return of(planner, map, query, nanos, Verdict.OPTIMAL, 1, 100L + query);
  }

  /**
   * A row with a path.
   *
   * @param suboptimality NaN where it is not known
   */
  public static Row of(
      String planner,
      String map,
      int query,
      long nanos,
      Verdict verdict,
      double suboptimality,
      long expanded) {
    Row asked = query(planner, map, query).with(RowColumn.BUCKET, (10 + 7 * query) / 4);
    return answered(asked, nanos, verdict, suboptimality, expanded);
  }

  /** A row that asks for the way from (1, 2) to a goal in the row 4, and has no answer. */
  public static Row query(String planner, String map, int query) {
    return problem(ProblemKind.QUERY, planner, map, query);
  }

  private static Row problem(ProblemKind kind, String planner, String map, int number) {
    Task task = new Task(map.substring(0, map.indexOf('/')), map, "8 never sqrt2 ground", planner);
    return Row.of(kind, task, 1, number)
        .with(RowColumn.START_X, 1)
        .with(RowColumn.START_Y, 2)
        .with(RowColumn.GOAL_X, 3 + number)
        .with(RowColumn.GOAL_Y, 4);
  }

  private static Row answered(
      Row asked, long nanos, Verdict verdict, double suboptimality, long expanded) {
    int query = Integer.parseInt(asked.text(RowColumn.QUERY));
    double optimum = 10 + 7 * query;
    double length = Double.isNaN(suboptimality) ? optimum : optimum * suboptimality;
    boolean isOptimal = asked.text(RowColumn.PLANNER).startsWith("astar");
    return asked
        .with(RowColumn.GUARANTEE, isOptimal ? "OPTIMAL" : "COMPLETE")
        .with(RowColumn.OUTCOME, "found")
        .with(RowColumn.VERDICT, verdict.text())
        .with(RowColumn.STRAIGHT, optimum)
        .with(RowColumn.DIAGONAL, 0)
        .with(RowColumn.COST, (long) optimum)
        .with(RowColumn.LENGTH, length)
        .with(RowColumn.EXPECTED, optimum)
        .with(RowColumn.SUBOPTIMALITY, suboptimality)
        .with(RowColumn.NANOS, nanos)
        .with(Measured.NOTHING.with(MoveTimes.atOnce(nanos)))
        .with(RowColumn.EXPANDED, expanded)
        .with(RowColumn.GENERATED, 2 * expanded)
        .with(RowColumn.REOPENED, 0)
        .with(RowColumn.HEAP_OPERATIONS, 3 * expanded)
        .with(RowColumn.OPEN_PEAK, 50)
        .with(RowColumn.TOUCHED, expanded)
        .with(Measured.ofPreparation(9_000_000, 2_000_000, 4096))
        .with(RowColumn.ALLOCATED_BYTES, 0)
        .with(RowColumn.COMPILATION_MILLIS, 0)
        .with(RowColumn.COLLECTION_MILLIS, 0);
  }

  /**
   * A row of an ask of a walk on a map of 1000 cells, found and optimal in 1 µs.
   *
   * @param changedCells how many changed before
   * @param distance of the nearest; -1 for none
   */
  public static Row ask(
      String planner, String walk, int number, int changedCells, int distance, long changeNanos) {
    Row asked =
        problem(ProblemKind.WALK, planner, walk, number)
            .with(RowColumn.CHANGED_CELLS, changedCells)
            .with(RowColumn.MAP_CELLS, 1000)
            .with(RowColumn.CHANGE_DISTANCE, distance);
    return answered(asked, 1000, Verdict.OPTIMAL, 1, 100L + number)
        .with(RowColumn.CHANGE_NANOS, changeNanos);
  }

  /** A row of a query for the nearest of so many goals, found and optimal. */
  public static Row goals(String planner, String map, int number, int goals) {
    Row asked =
        problem(ProblemKind.GOALS, planner, map, number)
            .with(RowColumn.BUCKET, 0)
            .with(RowColumn.GOALS, goals)
            .with(RowColumn.GOALS_SEED, 5)
            .with(RowColumn.NEAREST, 0);
    return answered(asked, 1000, Verdict.OPTIMAL, 1, 100L + number);
  }

  /** A row of a crowd of ten that follows a field, found and optimal. */
  public static Row crowd(String planner, String map, int number) {
    Row asked =
        problem(ProblemKind.CROWD, planner, map, number)
            .with(RowColumn.BUCKET, 0)
            .with(RowColumn.UNITS, 10)
            .with(RowColumn.FIELD, 1);
    return answered(asked, 1000, Verdict.OPTIMAL, 1, 100L + number);
  }

  /** The same row of a planner that does not tell what it counted. */
  public static Row untold(Row row) {
    return counted(row, -1);
  }

  /** The same row of a planner that expanded nothing. */
  public static Row withoutExpansions(Row row) {
    return counted(row, 0);
  }

  private static Row counted(Row row, long count) {
    Row counted = row;
    for (RowColumn column : COUNTS) {
      counted = counted.with(column, count);
    }
    return counted;
  }

  /** The same row, from a block in which the JVM did something else. */
  public static Row disturbed(Row row, long compilationMillis, long collectionMillis) {
    return row.with(RowColumn.COMPILATION_MILLIS, compilationMillis)
        .with(RowColumn.COLLECTION_MILLIS, collectionMillis);
  }

  /** The same row of a planner that does not tell its first move. */
  public static Row withoutFirstMove(Row row) {
    return row.with(RowColumn.FIRST_MOVE_NANOS, -1).with(RowColumn.LAST_MOVE_NANOS, -1);
  }

  /** The row of a guest, with what the wall clock saw of it. */
  public static Row ofGuest(
      String planner, String map, int query, long claimedNanos, long wallNanos) {
    return optimal(planner, map, query, claimedNanos)
        .with(
            RowColumn.EXTRAS,
            "guest-clock=1;wall-nanos=%d;protocol-nanos=1500;path-bytes=40;path-nanos=200"
                .formatted(wallNanos));
  }

  /** A row without a path. */
  public static Row failed(String planner, String map, int query, Verdict verdict, String detail) {
    return failed(optimal(planner, map, query, -1), verdict, detail);
  }

  /** The same question without an answer, to a planner that was prepared. */
  public static Row failed(Row row, Verdict verdict, String detail) {
    return withoutExpansions(row.failed(detail))
        .with(RowColumn.VERDICT, verdict.text())
        .with(RowColumn.GUARANTEE, row.text(RowColumn.GUARANTEE))
        .with(Measured.ofPreparation(9_000_000, 2_000_000, 4096));
  }

  /**
   * A row of a team without a plan, or with a valid one.
   *
   * @param sumOfCosts of the plan; -1 for none
   */
  public static Row team(String planner, int team, Verdict verdict, long sumOfCosts) {
    return team(planner, "s/m", team, verdict, sumOfCosts);
  }

  /** The same on another map. */
  public static Row team(String planner, String map, int team, Verdict verdict, long sumOfCosts) {
    boolean isPlan = sumOfCosts >= 0;
    double cost = isPlan ? sumOfCosts : Double.NaN;
    Task task = optimal(planner, map, team, 1000).task();
    return Row.of(ProblemKind.TEAM, task, 1, team)
        .with(RowColumn.UNITS, 2)
        .with(RowColumn.TEAM_SEED, 7)
        .with(RowColumn.GUARANTEE, "OPTIMAL")
        .with(RowColumn.OUTCOME, isPlan ? "solved" : "no-plan")
        .with(RowColumn.VERDICT, verdict.text())
        .with(RowColumn.COST, sumOfCosts)
        .with(RowColumn.LENGTH, cost)
        .with(RowColumn.EXPECTED, 8)
        .with(RowColumn.SUBOPTIMALITY, cost / 8)
        .with(RowColumn.NANOS, 1000)
        .with(RowColumn.EXPANDED, 100L + team)
        .with(RowColumn.INDEX_BYTES, 0);
  }
}
