package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** Paints the cells of a map, a few rows at a time. A pixel is the mean of its cells. */
final class CellLayer {
  /** Maps of up to this many cells are drawn as rectangles, which SVG keeps sharp. */
  private static final int MOST_RECTANGLES = 128 * 128;

  private static final int GRID_FROM_PIXELS = 8;

  private CellLayer() {}

  static void paint(Graphics2D graphics, GridMap map, CellColours colours, Zoom zoom) {
    if (zoom.cells() == 1 && (long) map.width() * map.height() <= MOST_RECTANGLES) {
      paintRuns(graphics, map, colours, zoom.pixels());
    } else {
      graphics.drawImage(image(map, colours, zoom), 0, 0, null);
    }
    if (zoom.pixels() >= GRID_FROM_PIXELS) {
      paintGrid(graphics, map, zoom.pixels());
    }
  }

  private static void paintRuns(Graphics2D graphics, GridMap map, CellColours colours, int size) {
    for (int y = 0; y < map.height(); y++) {
      int first = 0;
      int colour = colours.of(map.cell(0, y));
      for (int x = 1; x <= map.width(); x++) {
        int next = x < map.width() ? colours.of(map.cell(x, y)) : -1;
        if (next != colour) {
          graphics.setColor(new Color(colour));
          graphics.fillRect(first * size, y * size, (x - first) * size, size);
          first = x;
          colour = next;
        }
      }
    }
  }

  private static void paintGrid(Graphics2D graphics, GridMap map, int size) {
    graphics.setColor(Palette.GRID);
    for (int x = 0; x <= map.width(); x++) {
      graphics.drawLine(x * size, 0, x * size, map.height() * size);
    }
    for (int y = 0; y <= map.height(); y++) {
      graphics.drawLine(0, y * size, map.width() * size, y * size);
    }
  }

  /** The cells as an image of its own. */
  static BufferedImage image(GridMap map, CellColours colours, Zoom zoom) {
    int width = zoom.length(map.width());
    int height = zoom.length(map.height());
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(
            x,
            y,
            zoom.cells() == 1
                ? colours.of(map.cell(x / zoom.pixels(), y / zoom.pixels()))
                : mean(map, colours, x * zoom.cells(), y * zoom.cells(), zoom.cells()));
      }
    }
    return image;
  }

  private static int mean(GridMap map, CellColours colours, int fromX, int fromY, int side) {
    long red = 0;
    long green = 0;
    long blue = 0;
    int toX = Math.min(map.width(), fromX + side);
    int toY = Math.min(map.height(), fromY + side);
    for (int y = fromY; y < toY; y++) {
      for (int x = fromX; x < toX; x++) {
        int colour = colours.of(map.cell(x, y));
        red += colour >> 16 & 0xff;
        green += colour >> 8 & 0xff;
        blue += colour & 0xff;
      }
    }
    long count = (long) (toX - fromX) * (toY - fromY);
    return (int) (red / count << 16 | green / count << 8 | blue / count);
  }
}
