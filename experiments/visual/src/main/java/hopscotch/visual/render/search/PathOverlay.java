package hopscotch.visual.render.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;

/** A path from cell to cell or point to point. Waypoints of lines of sight have dots. */
final class PathOverlay implements Overlay {
  private static final int DOTS_FROM_PIXELS = 4;

  private final Points points;
  private final PathBuffer path;
  private final boolean withWaypoints;

  PathOverlay(GridGraph graph, PathBuffer path, boolean withWaypoints) {
    points = new Points(graph);
    this.path = path;
    this.withWaypoints = withWaypoints;
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    if (path.isEmpty()) {
      return;
    }
    Path2D line = new Path2D.Double();
    for (int i = 0; i < path.size(); i++) {
      double x = x(i, zoom);
      double y = y(i, zoom);
      if (i == 0) {
        line.moveTo(x, y);
      } else {
        line.lineTo(x, y);
      }
    }
    float width = Math.max(1.5f, Math.min(5, zoom.pixels() / 5f));
    graphics.setStroke(stroke(width + 2));
    graphics.setColor(Palette.HALO);
    graphics.draw(line);
    graphics.setStroke(stroke(width));
    graphics.setColor(Palette.PATH);
    graphics.draw(line);
    if (withWaypoints && zoom.pixels() >= DOTS_FROM_PIXELS) {
      drawWaypoints(graphics, zoom, width + 3);
    }
    graphics.setStroke(new BasicStroke(1));
  }

  private double x(int i, Zoom zoom) {
    return zoom.at(points.x(points.of(path.cell(i))) / 2.0);
  }

  private double y(int i, Zoom zoom) {
    return zoom.at(points.y(points.of(path.cell(i))) / 2.0);
  }

  private static BasicStroke stroke(float width) {
    return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private void drawWaypoints(Graphics2D graphics, Zoom zoom, float size) {
    for (int i = 0; i < path.size(); i++) {
      graphics.fill(Overlay.disc(x(i, zoom), y(i, zoom), size));
    }
  }
}
