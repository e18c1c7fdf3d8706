package hopscotch.core.planner;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The promise of a planner for the graph that it was prepared for.
 *
 * @param kind the promise
 * @param bound for {@link Kind#BOUNDED}, the largest ratio of a path's cost to the optimum; else 1
 *     for {@link Kind#OPTIMAL} and infinite
 */
public record Guarantee(Kind kind, double bound) {
  private static final Pattern BOUNDED_FORM =
      Pattern.compile("BOUNDED\\(([0-9]{1,9}(?:\\.[0-9]{1,17})?(?:E[0-9]{1,2})?)\\)");

  /** The kinds of promises, the strongest first. */
  public enum Kind {
    /** A path of least cost wherever there is a path. */
    OPTIMAL,
    /** A path of at most {@code bound} times the least cost wherever there is a path. */
    BOUNDED,
    /** A path wherever there is one. */
    COMPLETE,
    /** A path may be missed. */
    INCOMPLETE
  }

  /** A path of least cost wherever there is a path. */
  public static final Guarantee OPTIMAL = new Guarantee(Kind.OPTIMAL, 1);

  /** A path wherever there is one, of any cost. */
  public static final Guarantee COMPLETE = new Guarantee(Kind.COMPLETE, Double.POSITIVE_INFINITY);

  /** Only the promise that a path is legal if one is returned. */
  public static final Guarantee INCOMPLETE =
      new Guarantee(Kind.INCOMPLETE, Double.POSITIVE_INFINITY);

  /** A path of at most {@code bound} times the least cost. */
  public static Guarantee bounded(double bound) {
    return bound == 1 ? OPTIMAL : new Guarantee(Kind.BOUNDED, bound);
  }

  /**
   * Reads a guarantee in the form of {@link #toString}.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static Guarantee parse(String text) {
    for (Guarantee plain : List.of(OPTIMAL, COMPLETE, INCOMPLETE)) {
      if (plain.toString().equals(text)) {
        return plain;
      }
    }
    Matcher bounded = BOUNDED_FORM.matcher(text);
    if (!bounded.matches()) {
      throw new IllegalArgumentException(
          "guarantee '" + text + "': expected OPTIMAL, BOUNDED(1.5), COMPLETE or INCOMPLETE");
    }
    return bounded(Double.parseDouble(bounded.group(1)));
  }

  /** Whether a path of least cost is promised. */
  public boolean isOptimal() {
    return kind == Kind.OPTIMAL;
  }

  /**
   * Whether a path may cost so much where no path costs less than the other: exactly, by the digits
   * of the bound and not by a quotient.
   */
  public boolean allows(long cost, long least) {
    return Double.isInfinite(bound)
        || BigDecimal.valueOf(cost)
                .compareTo(BigDecimal.valueOf(bound).multiply(BigDecimal.valueOf(least)))
            <= 0;
  }

  /** Whether a path is promised wherever there is one. */
  public boolean isComplete() {
    return kind != Kind.INCOMPLETE;
  }

  /** The part of this promise that still holds when lengths are measured in another metric. */
  public Guarantee withoutBound() {
    return isComplete() ? COMPLETE : INCOMPLETE;
  }

  /** {@code OPTIMAL}, {@code BOUNDED(1.5)}, {@code COMPLETE} or {@code INCOMPLETE}. */
  @Override
  public String toString() {
    return kind == Kind.BOUNDED ? String.format(Locale.ROOT, "BOUNDED(%s)", bound) : kind.name();
  }
}
