package hopscotch.harness.scoreboard;

import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.report.table.Completeness;
import hopscotch.harness.report.table.Nodes;
import hopscotch.harness.results.Results;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The times of one suite by planner, in the order of the suite.
 *
 * @param rows one row for each planner
 * @param compiledPercent the percentage of rows in whose block the JVM compiled code
 * @param warning a warning that rows are missing; empty if none are
 */
record Times(String movement, List<OfPlanner> rows, double compiledPercent, String warning) {
  private static final String BASELINE = "astar";

  /**
   * Means of a planner over the queries that it answered.
   *
   * @param spec the planner
   * @param asked the number of queries
   * @param answered the number that it answered with a legal path, or rightly that there is none
   * @param longer the number of these paths that are longer than the shortest by more than rounding
   * @param nanos the time of a query, by its own clock
   * @param wallNanos the time of a query with the protocol, by the wall clock; NaN for a planner of
   *     ours
   * @param expanded the nodes expanded in a query; NaN if it does not report them
   * @param ratio the ratio of its time to that of {@code astar}, on the queries that both answered
   */
  record OfPlanner(
      String spec,
      int asked,
      int answered,
      int longer,
      double nanos,
      double wallNanos,
      double expanded,
      double ratio) {}

  /**
   * Reads the times.
   *
   * @param rounding the share by which a path of a planner may be longer because of rounding, by
   *     spec
   */
  static Times of(String movement, Results results, Map<String, Double> rounding) {
    Map<Integer, Double> baseline = new HashMap<>();
    int astar = results.planners().indexOf(BASELINE);
    int compiled = 0;
    for (int row = 0; row < results.size(); row++) {
      compiled += results.isCompiledMeanwhile(row) ? 1 : 0;
      if (results.planner(row) == astar && isAnswered(results, row)) {
        baseline.put(results.problem(row), results.nanos(row));
      }
    }
    List<OfPlanner> rows = new ArrayList<>();
    for (int planner = 0; planner < results.planners().size(); planner++) {
      double share = rounding.getOrDefault(results.planners().get(planner), 0.0);
      rows.add(row(results, planner, baseline, share));
    }
    String warning = new Completeness(new Nodes(results).answers(true)).findWarning().orElse("");
    return new Times(movement, rows, 100.0 * compiled / Math.max(1, results.size()), warning);
  }

  private static boolean isAnswered(Results results, int row) {
    return results.verdict(row).isValid() && !Double.isNaN(results.nanos(row));
  }

  private static OfPlanner row(
      Results results, int planner, Map<Integer, Double> baseline, double rounding) {
    int asked = 0;
    int answered = 0;
    int longer = 0;
    double nanos = 0;
    double expanded = 0;
    double comparedNanos = 0;
    double baselineNanos = 0;
    for (int row = 0; row < results.size(); row++) {
      if (results.planner(row) == planner) {
        asked++;
        if (isAnswered(results, row)) {
          answered++;
          longer += results.suboptimality(row) > 1 + rounding ? 1 : 0;
          nanos += results.nanos(row);
          expanded += results.expanded(row);
          Double theirs = baseline.get(results.problem(row));
          if (theirs != null) {
            comparedNanos += results.nanos(row);
            baselineNanos += theirs;
          }
        }
      }
    }
    String spec = results.planners().get(planner);
    return new OfPlanner(
        spec,
        asked,
        answered,
        longer,
        nanos / answered,
        wallNanos(results, spec),
        expanded / answered,
        comparedNanos / baselineNanos);
  }

  private static double wallNanos(Results results, String spec) {
    Map<String, GuestAccount> accounts = results.guests().getOrDefault(spec, Map.of());
    long queries = accounts.values().stream().mapToLong(GuestAccount::queries).sum();
    long nanos = accounts.values().stream().mapToLong(GuestAccount::wallNanos).sum();
    return queries == 0 ? Double.NaN : (double) nanos / queries;
  }
}
