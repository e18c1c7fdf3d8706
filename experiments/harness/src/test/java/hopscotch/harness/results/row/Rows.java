package hopscotch.harness.results.row;

import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.verdict.Verdict;
import java.util.List;

/** Rows made up for tests. */
public final class Rows {
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
    double optimum = 10 + 7 * query;
    double length = Double.isNaN(suboptimality) ? optimum : optimum * suboptimality;
    return new Row(
        new Task(map.substring(0, map.indexOf('/')), map, "8 never sqrt2 ground", planner),
        1,
        new QueryProblem(query, (int) (optimum / 4), new Ends(1, 2, 3 + query, 4)),
        planner.startsWith("astar") ? "OPTIMAL" : "COMPLETE",
        "found",
        verdict,
        new Row.PathCounts(optimum, 0, (long) optimum, length, optimum, suboptimality),
        nanos,
        MoveTimes.atOnce(nanos),
        new Row.Counts(expanded, 2 * expanded, 0, 3 * expanded, 50, expanded),
        "",
        9_000_000,
        2_000_000,
        4096,
        0,
        0,
        0,
        List.of(),
        "",
        List.of(),
        "");
  }

  /** A row of a planner on a walk, found and optimal. */
  public static Row ask(String planner, String walk, WalkProblem asked, long changeNanos) {
    return as(asked, optimal(planner, walk, asked.number(), 1000), changeNanos);
  }

  /** The same row of another problem, with what is measured of that kind alone. */
  public static Row as(RowProblem asked, Row row, Long... measured) {
    return changed(row, row.task(), row.repetition(), asked, List.of(measured), List.of());
  }

  /** The same row of a planner that does not tell what it counted. */
  public static Row untold(Row row) {
    return counted(row, Row.Counts.UNKNOWN);
  }

  /** The same row of a planner that expanded nothing. */
  public static Row withoutExpansions(Row row) {
    return counted(row, Row.Counts.NONE);
  }

  private static Row counted(Row row, Row.Counts counts) {
    return new Row(
        row.task(),
        row.repetition(),
        row.asked(),
        row.guarantee(),
        row.outcome(),
        row.verdict(),
        row.path(),
        row.nanos(),
        row.moveTimes(),
        counts,
        row.extras(),
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        row.allocatedBytes(),
        row.compilationMillis(),
        row.collectionMillis(),
        row.measured(),
        row.detail(),
        row.curve(),
        row.resolved());
  }

  /** The same row of another repetition. */
  public static Row repeated(int repetition, Row row) {
    return changed(row, row.task(), repetition, row.asked(), row.measured(), List.of());
  }

  /** The same row with an anytime curve. */
  public static Row improving(Row row, CurvePoint... curve) {
    return changed(row, row.task(), row.repetition(), row.asked(), row.measured(), List.of(curve));
  }

  /** The same row under another movement. */
  public static Row under(String movement, Row row) {
    Task task = row.task();
    Task other = new Task(task.set(), task.map(), movement, task.planner());
    return changed(row, other, row.repetition(), row.asked(), row.measured(), List.of());
  }

  private static Row changed(
      Row row,
      Task task,
      int repetition,
      RowProblem asked,
      List<Long> measured,
      List<CurvePoint> curve) {
    return new Row(
        task,
        repetition,
        asked,
        row.guarantee(),
        row.outcome(),
        row.verdict(),
        row.path(),
        row.nanos(),
        row.moveTimes(),
        row.counts(),
        row.extras(),
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        row.allocatedBytes(),
        row.compilationMillis(),
        row.collectionMillis(),
        measured,
        row.detail(),
        curve,
        "");
  }

  /** The same row, from a block in which the JVM did something else. */
  public static Row disturbed(Row row, long compilationMillis, long collectionMillis) {
    return new Row(
        row.task(),
        row.repetition(),
        row.asked(),
        row.guarantee(),
        row.outcome(),
        row.verdict(),
        row.path(),
        row.nanos(),
        row.moveTimes(),
        row.counts(),
        row.extras(),
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        row.allocatedBytes(),
        compilationMillis,
        collectionMillis,
        row.measured(),
        row.detail(),
        List.of(),
        "");
  }

  /** The same row with another time, as of a search that ran out of it. */
  public static Row timed(Row row, long nanos) {
    return timed(row, nanos, row.moveTimes());
  }

  /** The same row of a planner that does not tell its first move. */
  public static Row withoutFirstMove(Row row) {
    return timed(row, row.nanos(), MoveTimes.NONE);
  }

  private static Row timed(Row row, long nanos, MoveTimes moveTimes) {
    return new Row(
        row.task(),
        row.repetition(),
        row.asked(),
        row.guarantee(),
        row.outcome(),
        row.verdict(),
        row.path(),
        nanos,
        moveTimes,
        row.counts(),
        row.extras(),
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        row.allocatedBytes(),
        row.compilationMillis(),
        row.collectionMillis(),
        row.measured(),
        row.detail(),
        row.curve(),
        "");
  }

  /** The row of a guest, with what the wall clock saw of it. */
  public static Row ofGuest(
      String planner, String map, int query, long claimedNanos, long wallNanos) {
    Row row = optimal(planner, map, query, claimedNanos);
    return new Row(
        row.task(),
        row.repetition(),
        row.asked(),
        row.guarantee(),
        row.outcome(),
        row.verdict(),
        row.path(),
        row.nanos(),
        row.moveTimes(),
        row.counts(),
        "guest-clock=1;wall-nanos=%d;protocol-nanos=1500;path-bytes=40;path-nanos=200"
            .formatted(wallNanos),
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        row.allocatedBytes(),
        0,
        0,
        List.of(),
        row.detail(),
        List.of(),
        "");
  }

  /** A row without a path. */
  public static Row failed(String planner, String map, int query, Verdict verdict, String detail) {
    Row row = optimal(planner, map, query, -1);
    return new Row(
        row.task(),
        row.repetition(),
        row.asked(),
        row.guarantee(),
        "error",
        verdict,
        Row.PathCounts.none(row.path().expected()),
        -1,
        MoveTimes.NONE,
        Row.Counts.NONE,
        "",
        row.firstPreparationNanos(),
        row.preparationNanos(),
        row.indexBytes(),
        -1,
        0,
        0,
        List.of(),
        detail,
        List.of(),
        "");
  }

  /**
   * A row of a team without a plan, or with a valid one.
   *
   * @param sumOfCosts of the plan; -1 for none
   */
  public static Row team(String planner, int team, Verdict verdict, long sumOfCosts) {
    Row row = optimal(planner, "s/m", team, 1000);
    boolean isPlan = sumOfCosts >= 0;
    double cost = isPlan ? sumOfCosts : Double.NaN;
    return new Row(
        row.task(),
        1,
        new TeamProblem(team, 2, -1, -1, 7),
        "OPTIMAL",
        isPlan ? "solved" : "no-plan",
        verdict,
        new Row.PathCounts(Double.NaN, Double.NaN, sumOfCosts, cost, 8, cost / 8),
        1000,
        MoveTimes.NONE,
        row.counts(),
        "",
        -1,
        -1,
        0,
        0,
        0,
        0,
        List.of(),
        "",
        List.of(),
        "");
  }
}
