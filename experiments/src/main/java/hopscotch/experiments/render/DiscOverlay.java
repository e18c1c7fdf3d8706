package hopscotch.experiments.render;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Points;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;

/** A disc on one point: the start, the goal, where frontiers met. At least 7 pixels wide. */
final class DiscOverlay implements Overlay {
  private static final double LEAST_SIZE = 7;

  private final double x;
  private final double y;
  private final Color colour;

  private DiscOverlay(double x, double y, Color colour) {
    this.x = x;
    this.y = y;
    this.colour = colour;
  }

  /** A disc in the middle of a cell. */
  static DiscOverlay onCell(GridMap map, int cell, Color colour) {
    return new DiscOverlay(map.x(cell) + 0.5, map.y(cell) + 0.5, colour);
  }

  /** A disc where a query that begins or ends in a cell does so: at its centre or its corner. */
  static DiscOverlay onEnd(GridGraph graph, int cell, Color colour) {
    Points points = new Points(graph);
    int end = points.end(cell);
    return new DiscOverlay(points.x(end) / 2.0, points.y(end) / 2.0, colour);
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    double middleX = zoom.at(x);
    double middleY = zoom.at(y);
    double size = Math.max(LEAST_SIZE, zoom.pixels() * 0.7);
    graphics.setColor(Palette.HALO);
    graphics.fill(disc(middleX, middleY, size + 2));
    graphics.setColor(colour);
    graphics.fill(disc(middleX, middleY, size));
  }

  private static Ellipse2D disc(double x, double y, double size) {
    return new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
  }
}
