package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/** Something drawn over the cells of a panel. */
@FunctionalInterface
public interface Overlay {
  /** Draws the overlay. The origin is the north-west corner of the map. */
  void draw(Graphics2D graphics, Zoom zoom);

  /**
   * A disc, in pixels.
   *
   * @param x the x of its centre
   * @param y the y of its centre
   */
  static Ellipse2D disc(double x, double y, double size) {
    return new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
  }

  /** A line between the centres of two cells. */
  static Line2D link(GridMap map, int from, int to, Zoom zoom) {
    return new Line2D.Double(
        zoom.middle(map.x(from)),
        zoom.middle(map.y(from)),
        zoom.middle(map.x(to)),
        zoom.middle(map.y(to)));
  }
}
