package hopscotch.harness.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Path2D;

/**
 * The looks of the series of a figure. They differ in colour, marker and dashes, and each of the
 * three is enough for eight of them. Up to 32 differ in marker and dashes, even without colour. The
 * colours are those of M. Okabe and K. Ito, "Color Universal Design", 2008, black first, in an
 * order whose greys differ.
 */
final class SeriesStyle {
  /** The number of series that can be told apart by their colour alone. */
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

  /** The corners of the markers, x and y in turn. Each is a closed line except for the crosses. */
  private static final double[][] MARKERS = {
    {1, 0, .71, .71, 0, 1, -.71, .71, -1, 0, -.71, -.71, 0, -1, .71, -.71},
    {-.85, -.85, .85, -.85, .85, .85, -.85, .85},
    {0, -1.1, 1, .8, -1, .8},
    {0, -1.2, 1, 0, 0, 1.2, -1, 0},
    {-.9, -.9, 0, 0, .9, -.9, 0, 0, .9, .9, 0, 0, -.9, .9, 0, 0},
    {0, 1.1, 1, -.8, -1, -.8},
    {-1.1, 0, 0, 0, 0, -1.1, 0, 0, 1.1, 0, 0, 0, 0, 1.1, 0, 0},
    {-1.1, -.6, 1.1, -.6, 1.1, .6, -1.1, .6}
  };

  private static final float[][] DASHES = {
    null, {6, 3}, {2, 2}, {8, 3, 2, 3}, {12, 4}, {4, 4}, {1, 3}, {8, 2, 2, 2, 2, 2}
  };

  private SeriesStyle() {}

  /** After all colours markers and dashes are those of others, turned by other numbers. */
  private static int turned(int series, int turn) {
    return (series + turn * (series / SERIES)) % SERIES;
  }

  static Color color(int series) {
    return COLORS[series % SERIES];
  }

  /** Adds the marker of a series around a place to a path. */
  static void addMarker(Path2D path, int series, double x, double y, double radius) {
    double[] corners = MARKERS[turned(series, 3)];
    for (int i = 0; i < corners.length; i += 2) {
      double toX = x + radius * corners[i];
      double toY = y + radius * corners[i + 1];
      if (i == 0) {
        path.moveTo(toX, toY);
      } else {
        path.lineTo(toX, toY);
      }
    }
    path.closePath();
  }

  static BasicStroke stroke(int series, float width) {
    float[] dashes = DASHES[turned(series, 5)];
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }
}
