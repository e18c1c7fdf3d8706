package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.trace.Footprint;
import java.awt.BasicStroke;
import java.awt.Graphics2D;

/** A line from every reached cell to its parent, which may be a jump or a line of sight. */
record TreeOverlay(GridMap map, Footprint footprint) implements Overlay {
  private static final int FROM_PIXELS = 3;

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    if (zoom.pixels() < FROM_PIXELS) {
      return;
    }
    graphics.setStroke(new BasicStroke(1));
    graphics.setColor(Palette.TREE);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        drawLink(graphics, zoom, 0, cell);
        drawLink(graphics, zoom, 1, cell);
      }
    }
  }

  private void drawLink(Graphics2D graphics, Zoom zoom, int side, int cell) {
    if (!footprint.isReached(side, cell)) {
      return;
    }
    int parent = footprint.parent(side, cell);
    if (parent >= 0) {
      graphics.draw(Overlay.link(map, cell, parent, zoom));
    }
  }
}
