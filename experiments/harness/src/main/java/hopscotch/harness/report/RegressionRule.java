package hopscotch.harness.report;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.harness.report.table.Change;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A rule for what counts as a regression: a deterministic figure that grew by more than a
 * percentage.
 *
 * @param metric the figure
 * @param percent the percentage by which it may grow
 */
public record RegressionRule(Metric metric, double percent) {
  private static final Pattern FORM = Pattern.compile("([a-z]+)(?:>([0-9]+(?:\\.[0-9]+)?)%?)?");
  private static final double ROUNDING = 1e-12;

  /** The figures that do not depend on the machine. A larger one is worse. */
  public enum Metric {
    /** Expansions over the problems that both runs solved. */
    EXPANSIONS("no planner solved a problem in both runs, and told its expansions"),
    /** Mean suboptimality over those of these problems for which both runs know it. */
    SUBOPTIMALITY("of no path it is known in both runs"),
    /** Problems that were not solved. */
    UNSOLVED("the runs have no answer in common");

    private final String missing;

    Metric(String missing) {
      this.missing = missing;
    }

    /** The reason why nothing is compared, if {@link #compares} finds nothing. */
    String missing() {
      return missing;
    }

    boolean compares(Change change) {
      return switch (this) {
        case EXPANSIONS -> !Double.isNaN(change.expandedBefore());
        case SUBOPTIMALITY -> !Double.isNaN(change.suboptimalityBefore());
        case UNSOLVED -> change.problems() > 0;
      };
    }

    double of(Change change, boolean before) {
      return switch (this) {
        case EXPANSIONS -> before ? change.expandedBefore() : change.expandedAfter();
        case SUBOPTIMALITY -> before ? change.suboptimalityBefore() : change.suboptimalityAfter();
        case UNSOLVED ->
            change.problems() - (before ? change.solvedBefore() : change.solvedAfter());
      };
    }
  }

  /**
   * Reads {@code expansions} or {@code expansions>0.5%}.
   *
   * @throws IllegalArgumentException if the text is wrong; the message names the known figures
   */
  public static RegressionRule parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      for (Metric metric : Metric.values()) {
        if (Parameter.word(metric).equals(matcher.group(1))) {
          String percent = matcher.group(2);
          return new RegressionRule(metric, percent == null ? 0 : Double.parseDouble(percent));
        }
      }
    }
    throw new IllegalArgumentException(
        "'%s': expected one of %s, with a limit if any, as in expansions>0.5%%"
            .formatted(
                text,
                Arrays.stream(Metric.values())
                    .map(Parameter::word)
                    .collect(Collectors.joining(", "))));
  }

  boolean isBroken(double before, double after) {
    return after > before * (1 + percent / 100) * (1 + ROUNDING);
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return Parameter.word(metric) + ">" + percent + "%";
  }
}
