package hopscotch.experiments.run.forecast;

import java.util.HashMap;
import java.util.Map;

/**
 * What a time that was measured on cold code says of the same work on warm code. A planner's first
 * preparation and first queries take several times as long as later ones, because the JVM
 * interprets and compiles them; on the next map they will not. Not safe for use by several threads.
 */
final class ColdCode {
  /** A preparation runs without a warm-up; so much of the first ones is mostly compiling. */
  private static final double COLD_PREPARATION_NANOS = 500e6;

  private static final double PREPARATION_FACTOR = 2;

  /** Queries are warm once a planner ran so long, its warm-up included. */
  private static final double COLD_QUERY_NANOS = 100e6;

  private static final double QUERY_FACTOR = 2;

  /** So much of what judges and writes answers is mostly compiling. */
  private static final double COLD_JUDGING_NANOS = 500e6;

  private static final double JUDGING_FACTOR = 3;

  private final double coldQueryNanos;
  private final Map<String, Double> prepared = new HashMap<>();
  private final Map<String, Double> asked = new HashMap<>();
  private final Map<String, Double> judged = new HashMap<>();

  /**
   * Code of which nothing ran yet.
   *
   * @param warmUpNanos how long each planner runs before it is asked
   */
  ColdCode(double warmUpNanos) {
    this.coldQueryNanos = Math.max(0, COLD_QUERY_NANOS - warmUpNanos);
  }

  /** What a preparation of a planner would have taken on warm code, in nanoseconds. */
  double warmPreparation(String planner, double nanos) {
    return warm(prepared, planner, nanos, COLD_PREPARATION_NANOS, PREPARATION_FACTOR);
  }

  /** What a query put to a planner would have taken on warm code, in nanoseconds. */
  double warmQuery(String planner, double nanos) {
    return warm(asked, planner, nanos, coldQueryNanos, QUERY_FACTOR);
  }

  /** What judging a block would have taken on warm code, in nanoseconds. */
  double warmJudging(double nanos) {
    return warm(judged, "", nanos, COLD_JUDGING_NANOS, JUDGING_FACTOR);
  }

  private static double warm(
      Map<String, Double> ran, String planner, double nanos, double coldNanos, double factor) {
    double before = ran.getOrDefault(planner, 0.0);
    ran.put(planner, before + nanos);
    double cold = Math.min(nanos, Math.max(0, coldNanos - before));
    return nanos - cold + cold / factor;
  }
}
