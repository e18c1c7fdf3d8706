package hopscotch.experiments.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * How the series of a figure differ: in colour, in marker and in dashes, so that one of the three
 * is enough. The colours are those of M. Okabe and K. Ito, "Color Universal Design", 2008, black
 * first, in an order whose greys differ.
 */
final class Look {
  /** How many series can be told apart. */
  static final int SERIES = 8;

  private static final Color[] COLORS = {
    new Color(0, 0, 0),
    new Color(230, 159, 0),
    new Color(0, 114, 178),
    new Color(86, 180, 233),
    new Color(213, 94, 0),
    new Color(0, 158, 115),
    new Color(204, 121, 167),
    new Color(128, 128, 128)
  };
  private static final Marker[] MARKERS = {
    SeriesMarkers.CIRCLE,
    SeriesMarkers.SQUARE,
    SeriesMarkers.TRIANGLE_UP,
    SeriesMarkers.DIAMOND,
    SeriesMarkers.CROSS,
    SeriesMarkers.TRIANGLE_DOWN,
    SeriesMarkers.PLUS,
    SeriesMarkers.RECTANGLE
  };
  private static final float[][] DASHES = {
    null, {6, 3}, {2, 2}, {8, 3, 2, 3}, {12, 4}, {4, 4}, {1, 3}, {8, 2, 2, 2, 2, 2}
  };

  private Look() {}

  static Color color(int series) {
    return COLORS[series % SERIES];
  }

  static Marker marker(int series) {
    return MARKERS[series % SERIES];
  }

  static BasicStroke stroke(int series, float width) {
    float[] dashes = DASHES[series % SERIES];
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }
}
