package hopscotch.harness.suite;

import java.util.Objects;

/**
 * The size of the figures of a report.
 *
 * @param width the width in millimetres; 160 if absent
 * @param fontSize the size of their letters in points; 9 if absent
 */
record FigureSize(Double width, Double fontSize) {
  /** The defaults: a figure across a page. */
  public static final FigureSize DEFAULT = new FigureSize(null, null);

  /** Fills in defaults, and refuses sizes that nobody could read. */
  public FigureSize {
    width = Objects.requireNonNullElse(width, 160.0);
    fontSize = Objects.requireNonNullElse(fontSize, 9.0);
    requireIn("width", width, 40, 1000, "millimetres");
    requireIn("font-size", fontSize, 4, 40, "points");
  }

  private static void requireIn(String key, double value, int least, int most, String unit) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "%s %s: expected %d to %d %s".formatted(key, value, least, most, unit));
    }
  }
}
