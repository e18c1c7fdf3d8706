package hopscotch.harness.suite;

import hopscotch.core.text.DidYouMean;
import hopscotch.judge.query.ProblemKind;
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
   * These settings with normal specs, for a suite of these planners.
   *
   * @throws IllegalArgumentException if one of {@link #planners} is none of them
   */
  FigureSettings of(List<String> specs) {
    List<String> normal = planners.stream().map(SuitePlanners::normal).toList();
    for (String spec : normal) {
      if (!specs.contains(spec)) {
        throw new IllegalArgumentException(
            "figures of '%s', which is none of the planners%s: expected some of %s"
                .formatted(spec, DidYouMean.hint(spec, specs), String.join(", ", specs)));
      }
    }
    return new FigureSettings(width, fontSize, normal, metrics, over, titles, bands);
  }

  /**
   * Refuses an axis that problems of a kind do not have.
   *
   * @return these settings
   * @throws IllegalArgumentException naming the axes that they have
   */
  public FigureSettings requireAxes(ProblemKind kind) {
    boolean isOfTeams = kind == ProblemKind.TEAM;
    if (over.contains(isOfTeams ? FigureAxis.LENGTH : FigureAxis.UNITS)) {
      throw new IllegalArgumentException(
          isOfTeams
              ? "figures over length belong to paths: expected units or map"
              : "figures over units belong to teams: expected length or map");
    }
    return this;
  }
}
