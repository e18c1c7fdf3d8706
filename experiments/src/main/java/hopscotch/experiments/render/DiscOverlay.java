package hopscotch.experiments.render;

import hopscotch.core.grid.GridMap;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;

/** A disc on one cell: the start, the goal, where frontiers met. At least 7 pixels wide. */
final class DiscOverlay implements Overlay {
  private static final double LEAST_SIZE = 7;

  private final GridMap map;
  private final int cell;
  private final Color colour;

  DiscOverlay(GridMap map, int cell, Color colour) {
    this.map = map;
    this.cell = cell;
    this.colour = colour;
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    double x = zoom.middle(map.x(cell));
    double y = zoom.middle(map.y(cell));
    double size = Math.max(LEAST_SIZE, zoom.pixels() * 0.7);
    graphics.setColor(Palette.HALO);
    graphics.fill(disc(x, y, size + 2));
    graphics.setColor(colour);
    graphics.fill(disc(x, y, size));
  }

  private static Ellipse2D disc(double x, double y, double size) {
    return new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
  }
}
