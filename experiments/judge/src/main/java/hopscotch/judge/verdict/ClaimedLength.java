package hopscotch.judge.verdict;

import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * The length that a planner claims for a path that it does not name. It is precise to the digits
 * that were written, and to one part in 100,000, since programs take 1.4142 for sqrt 2. Counters of
 * the planner carry it, in billionths of a straight move.
 *
 * @param nanomoves the length
 * @param toleranceNanomoves half a unit of its last digit
 */
public record ClaimedLength(long nanomoves, long toleranceNanomoves) {
  /** The names of the counters. */
  public static final List<String> COUNTERS =
      List.of("claimed-length-nanomoves", "claimed-length-tolerance-nanomoves");

  private static final double NANO = 1e9;
  private static final double ROUGH_SQRT2 = 1e-5;

  /**
   * Reads a length such as {@code 41.2843}.
   *
   * @throws IllegalArgumentException if the text is not a length
   */
  public static ClaimedLength parse(String text) {
    if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,18})?")) {
      throw new IllegalArgumentException(
          "its length is '%s', no plain number such as 41.2843".formatted(text));
    }
    BigDecimal length = new BigDecimal(text);
    return new ClaimedLength(
        Math.round(length.doubleValue() * NANO), Math.round(length.ulp().doubleValue() * NANO / 2));
  }

  /** The length in a planner's own counters. Empty for planners that name their paths. */
  static Optional<ClaimedLength> find(Planner planner, SearchCounters counters) {
    int first = planner.extraCounters().indexOf(COUNTERS.get(0));
    int second = planner.extraCounters().indexOf(COUNTERS.get(1));
    return first < 0 || second < 0
        ? Optional.empty()
        : Optional.of(new ClaimedLength(counters.extra(first), counters.extra(second)));
  }

  /** The length in straight moves. */
  double length() {
    return nanomoves / NANO;
  }

  /** Negative if it is shorter than another length, 0 if it may be the same, else positive. */
  int compareWith(double other) {
    double difference = length() - other;
    double tolerance = toleranceNanomoves / NANO + ROUGH_SQRT2 * other;
    return Math.abs(difference) <= tolerance ? 0 : difference < 0 ? -1 : 1;
  }
}
