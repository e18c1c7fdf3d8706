package hopscotch.harness.suite;

import hopscotch.core.text.DidYouMean;
import java.util.List;
import java.util.Objects;

/**
 * What the figures of a report show, and how. {@code report} has an option of each name.
 *
 * @param width the width in millimetres; 160 if absent
 * @param fontSize the size of their letters in points; 9 if absent
 * @param planners those that are drawn, in this order; if empty, the baseline, your own and guests,
 *     and then the others of the suite, at most eight in all
 * @param metrics what is drawn over each of {@code over}; as the kind of problem has it if both are
 *     empty
 * @param over what each of {@code metrics} is drawn over
 * @param titles whether a figure has its title; true if absent
 * @param bands whether lines have the band of their middle half; true if absent
 */
public record FigureSettings(
    Double width,
    Double fontSize,
    List<String> planners,
    List<FigureMetric> metrics,
    List<FigureAxis> over,
    Boolean titles,
    Boolean bands) {
  /** The defaults: a figure across a page. */
  public static final FigureSettings DEFAULT =
      new FigureSettings(null, null, null, null, null, null, null);

  /** Fills in defaults, and refuses sizes that nobody could read. */
  public FigureSettings {
    width = Objects.requireNonNullElse(width, 160.0);
    fontSize = Objects.requireNonNullElse(fontSize, 9.0);
    planners = planners == null ? List.of() : List.copyOf(planners);
    metrics = metrics == null ? List.of() : List.copyOf(metrics);
    over = over == null ? List.of() : List.copyOf(over);
    titles = Objects.requireNonNullElse(titles, true);
    bands = Objects.requireNonNullElse(bands, true);
    requireIn("width", width, 40, 1000, "millimetres");
    requireIn("font-size", fontSize, 4, 40, "points");
    if (metrics.isEmpty() != over.isEmpty()) {
      throw new IllegalArgumentException(
          "metrics and over belong together: expected both, such as metrics: [time], over: [map]");
    }
  }

  private static void requireIn(String key, double value, int least, int most, String unit) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "%s %s: expected %d to %d %s".formatted(key, value, least, most, unit));
    }
  }

  /**
   * These settings for a suite.
   *
   * @param specs the specs of its planners, one of which each of {@link #planners} must be
   * @throws IllegalArgumentException if one is not, or its problems have no such axis
   */
  public FigureSettings of(List<String> specs, boolean isOfTeams) {
    List<String> normal = planners.stream().map(SuitePlanners::normal).toList();
    for (String spec : normal) {
      if (!specs.contains(spec)) {
        throw new IllegalArgumentException(
            "figures of '%s', which is none of the planners%s: expected some of %s"
                .formatted(spec, DidYouMean.hint(spec, specs), String.join(", ", specs)));
      }
    }
    FigureAxis other = isOfTeams ? FigureAxis.LENGTH : FigureAxis.UNITS;
    if (over.contains(other)) {
      throw new IllegalArgumentException(
          isOfTeams
              ? "figures over length belong to paths: expected units or map"
              : "figures over units belong to teams: expected length or map");
    }
    return new FigureSettings(width, fontSize, normal, metrics, over, titles, bands);
  }
}
