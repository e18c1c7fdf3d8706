package hopscotch.visual.render.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Points;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;

/**
 * A disc on one point, such as the start, the goal or a meeting of frontiers. It is at least 7
 * pixels wide. At an end of a body of more than one cell, a frame surrounds the cells that the body
 * covers.
 */
record DiscOverlay(double x, double y, Color colour, Rectangle covered) implements Overlay {
  private static final double LEAST_SIZE = 7;
  private static final float FRAME_WIDTH = 2;

  /** A disc at the centre of a cell. */
  static DiscOverlay onCell(GridMap map, int cell, Color colour) {
    return new DiscOverlay(map.x(cell) + 0.5, map.y(cell) + 0.5, colour, new Rectangle());
  }

  /** A disc where a query begins or ends in a cell: at its centre or its corner. */
  static DiscOverlay onEnd(GridGraph graph, int cell, Color colour) {
    Points points = new Points(graph);
    int end = points.end(cell);
    int body = graph.movement().body();
    int side = body > 1 ? body : 0;
    return new DiscOverlay(
        points.x(end) / 2.0,
        points.y(end) / 2.0,
        colour,
        new Rectangle(graph.map().x(cell), graph.map().y(cell), side, side));
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    double middleX = zoom.at(x);
    double middleY = zoom.at(y);
    if (!covered.isEmpty()) {
      drawFrame(graphics, zoom);
    }
    double size = Math.max(LEAST_SIZE, zoom.pixels() * 0.7);
    graphics.setColor(Palette.HALO);
    graphics.fill(Overlay.disc(middleX, middleY, size + 2));
    graphics.setColor(colour);
    graphics.fill(Overlay.disc(middleX, middleY, size));
  }

  private void drawFrame(Graphics2D graphics, Zoom zoom) {
    graphics.setColor(colour);
    graphics.setStroke(new BasicStroke(FRAME_WIDTH));
    graphics.draw(
        new Rectangle2D.Double(
            zoom.edge(covered.x) + FRAME_WIDTH / 2,
            zoom.edge(covered.y) + FRAME_WIDTH / 2,
            zoom.at(covered.width) - FRAME_WIDTH,
            zoom.at(covered.height) - FRAME_WIDTH));
  }
}
