package hopscotch.harness.results.row;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;

/**
 * A point of a team's anytime curve: a plan that is better than those before.
 *
 * @param nanos the time since the planning began
 * @param sumOfCosts the sum of costs of the plan
 */
public record CurvePoint(long nanos, long sumOfCosts) {
  /** The text of a curve in a row: {@code nanos=cost;...}. */
  public static String text(List<CurvePoint> curve) {
    return curve.stream().map(it -> it.nanos + "=" + it.sumOfCosts).collect(joining(";"));
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is something else
   */
  public static List<CurvePoint> parse(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(";")).map(CurvePoint::parsePoint).toList();
  }

  private static CurvePoint parsePoint(String text) {
    int equals = Math.max(0, text.indexOf('='));
    return new CurvePoint(
        Long.parseLong(text.substring(0, equals)), Long.parseLong(text.substring(equals + 1)));
  }
}
