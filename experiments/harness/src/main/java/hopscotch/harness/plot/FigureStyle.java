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
  private static final double POINTS_A_MILLIMETRE = 72 / 25.4;

  /** Copies the labels. */
  public FigureStyle {
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }

  /** A style with title and bands. */
  public FigureStyle(double widthMillimetres, double fontSize, Map<String, String> labels) {
    this(widthMillimetres, fontSize, labels, true, true);
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
