package hopscotch.harness.plot;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The style of figures.
 *
 * @param widthMillimetres the width of a figure
 * @param fontSize the size of its letters, in points of 1/72 inch
 * @param labels the labels of series on the figure, by name
 * @param hasTitle whether the figure has its title; its warning stands in any case
 * @param hasBands whether lines have their bands
 */
public record FigureStyle(
    double widthMillimetres,
    double fontSize,
    Map<String, String> labels,
    boolean hasTitle,
    boolean hasBands) {
  /** A figure across a page, with small letters. */
  public static final FigureStyle DEFAULT = new FigureStyle(160, 9, Map.of());

  private static final double MIN_WIDTH = 40;
  private static final double MAX_WIDTH = 1000;
  private static final double MIN_FONT = 4;
  private static final double MAX_FONT = 40;
  private static final double POINTS_A_MILLIMETRE = 72 / 25.4;

  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException if the width is not 40 to 1000 mm, or the letters are not 4 to
   *     40 pt
   */
  public FigureStyle {
    requireIn("width", widthMillimetres, MIN_WIDTH, MAX_WIDTH, "mm");
    requireIn("font-size", fontSize, MIN_FONT, MAX_FONT, "pt");
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }

  /** A style with title and bands. */
  public FigureStyle(double widthMillimetres, double fontSize, Map<String, String> labels) {
    this(widthMillimetres, fontSize, labels, true, true);
  }

  private static void requireIn(String what, double value, double least, double most, String unit) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "%s %s: expected %.0f to %.0f %s".formatted(what, value, least, most, unit));
    }
  }

  /** The width in points. */
  double width() {
    return widthMillimetres * POINTS_A_MILLIMETRE;
  }

  /** The label of a series. */
  public String label(String name) {
    return labels.getOrDefault(name, name);
  }
}
