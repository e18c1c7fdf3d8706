package hopscotch.visual.render.search;

import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.trace.Cone;
import hopscotch.visual.trace.Footprint;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/** The intervals that a search expanded and the cones that points saw, the last darker. */
record ConeOverlay(Footprint footprint) implements Overlay {
  /** The most cones. More would cover the map. */
  private static final int MOST_CONES = 20_000;

  /** Whether a search has cones, but not too many to draw. */
  static boolean isFor(Footprint footprint) {
    return !footprint.cones().isEmpty() && footprint.cones().size() <= MOST_CONES;
  }

  LegendEntry key() {
    return LegendEntry.line("interval, in the cone that sees it", Palette.CONE_EDGE);
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    int last = footprint.cones().size() - 1;
    graphics.setStroke(new BasicStroke(Math.max(1, zoom.pixels() / 10f)));
    for (int i = 0; i <= last; i++) {
      Cone cone = footprint.cones().get(i);
      Path2D triangle = new Path2D.Double();
      triangle.moveTo(zoom.at(cone.rootX()), zoom.at(cone.rootY()));
      triangle.lineTo(zoom.at(cone.fromX()), zoom.at(cone.fromY()));
      triangle.lineTo(zoom.at(cone.toX()), zoom.at(cone.toY()));
      triangle.closePath();
      graphics.setColor(i == last ? Palette.LAST_CONE : Palette.CONE);
      graphics.fill(triangle);
      graphics.setColor(Palette.CONE_EDGE);
      graphics.draw(
          new Line2D.Double(
              zoom.at(cone.fromX()),
              zoom.at(cone.fromY()),
              zoom.at(cone.toX()),
              zoom.at(cone.toY())));
    }
    graphics.setStroke(new BasicStroke(1));
  }
}
