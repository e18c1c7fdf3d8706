package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;

/**
 * The way by which a unit came. Between two places it is assumed to have followed the path planned
 * at the first, if that leads to the second. If it does not, and the places are not neighbours, the
 * trail has a gap.
 */
final class Trail implements Overlay {
  private static final int GAP = -1;

  private final IntArrayList cells = new IntArrayList();
  private GridMap map;
  private PathBuffer path = new PathBuffer();

  /** The unit is at a cell, and plans this path from there. */
  void add(GridMap newMap, int cell, PathBuffer newPath) {
    map = newMap;
    int before = cells.isEmpty() ? GAP : cells.getInt(cells.size() - 1);
    int segment = segmentOf(cell);
    for (int i = 1; i <= segment; i++) {
      cells.add(path.cell(i));
    }
    boolean isNear = before != GAP && distance(before, cell) <= 1;
    if (segment < 0 && !isNear && before != GAP) {
      cells.add(GAP);
    }
    if (before != cell) {
      cells.add(cell);
    }
    path = newPath;
  }

  /** The first segment of the path on which a cell lies, from 0, or -1 if there is none. */
  private int segmentOf(int cell) {
    for (int i = 0; i + 1 < path.size() && !path.holdsPoints(); i++) {
      int from = path.cell(i);
      int to = path.cell(i + 1);
      int dx = map.x(to) - map.x(from);
      int dy = map.y(to) - map.y(from);
      int x = map.x(cell) - map.x(from);
      int y = map.y(cell) - map.y(from);
      boolean isBetween = x * dx + y * dy >= 0 && x * dx + y * dy <= dx * dx + dy * dy;
      if (x * dy == y * dx && isBetween) {
        return i;
      }
    }
    return -1;
  }

  private int distance(int a, int b) {
    return Math.max(Math.abs(map.x(a) - map.x(b)), Math.abs(map.y(a) - map.y(b)));
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    Path2D line = new Path2D.Double();
    boolean begins = true;
    for (int cell : cells) {
      if (cell == GAP) {
        begins = true;
      } else if (begins) {
        line.moveTo(zoom.middle(map.x(cell)), zoom.middle(map.y(cell)));
        begins = false;
      } else {
        line.lineTo(zoom.middle(map.x(cell)), zoom.middle(map.y(cell)));
      }
    }
    graphics.setColor(Palette.TRAIL);
    graphics.setStroke(
        new BasicStroke(
            Math.max(1.5f, zoom.pixels() / 6f), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(line);
    graphics.setStroke(new BasicStroke(1));
  }
}
