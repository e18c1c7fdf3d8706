package hopscotch.datasets.tiles;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;

/**
 * The position and the properties of a layer, or of all layers of a group. Offsets add up from the
 * outermost group inwards, and factors of parallax multiply, as Tiled draws them.
 */
final class LayerFrame {
  private final LayerFrame outer;
  private final TileProperties properties;
  private final double pixelsX;
  private final double pixelsY;
  private final double cellsX;
  private final double cellsY;
  private final double parallaxX;
  private final double parallaxY;

  /**
   * The way in which the map is drawn.
   *
   * @param orientation {@code orthogonal} or {@code isometric}
   * @param tileWidth the width of a cell in pixels; 0 if the file does not say
   */
  record Drawing(String orientation, double tileWidth, double tileHeight) {
    boolean isOrthogonal() {
      return orientation.equals("orthogonal");
    }
  }

  /** The number of cells by which a layer is moved. */
  record Shift(long x, long y) {}

  /**
   * The frame of a layer or a group.
   *
   * @param outer the frame of the group around it; {@code null} on the map itself
   * @param properties its own
   */
  LayerFrame(LayerFrame outer, TileProperties properties, JsonNode layer, Faults faults)
      throws BadFileException {
    this.outer = outer;
    this.properties = properties;
    pixelsX = Json.decimal(layer, "offsetx", 0, faults) + (outer == null ? 0 : outer.pixelsX);
    pixelsY = Json.decimal(layer, "offsety", 0, faults) + (outer == null ? 0 : outer.pixelsY);
    cellsX = Json.decimal(layer, "x", 0, faults) + (outer == null ? 0 : outer.cellsX);
    cellsY = Json.decimal(layer, "y", 0, faults) + (outer == null ? 0 : outer.cellsY);
    parallaxX = Json.decimal(layer, "parallaxx", 1, faults) * (outer == null ? 1 : outer.parallaxX);
    parallaxY = Json.decimal(layer, "parallaxy", 1, faults) * (outer == null ? 1 : outer.parallaxY);
  }

  /** The code of the tiles by the innermost properties that say something. */
  int code(Palette palette, Faults faults) throws BadFileException {
    for (LayerFrame frame = this; frame != null; frame = frame.outer) {
      int code = frame.properties.code(palette, faults);
      if (code != Palette.PLAIN) {
        return code;
      }
    }
    return Palette.PLAIN;
  }

  /** The number of cells by which the layer is moved, if it is a whole number. */
  Shift shift(Drawing drawing, Faults faults) throws BadFileException {
    if (parallaxX != 1 || parallaxY != 1) {
      throw faults.at(
          "a parallax of %s, %s, by which it lies on no cells for good"
              .formatted(shown(parallaxX), shown(parallaxY)),
          "a parallax of 1, 1");
    }
    if (pixelsX == 0 && pixelsY == 0) {
      return whole(cellsX, cellsY, faults);
    }
    double width = drawing.tileWidth;
    double height = drawing.tileHeight;
    if (width < 1 || height < 1) {
      throw faults.at(
          "an offset of %s pixels on a map without tilewidth and tileheight".formatted(pixels()),
          "both of them, 1 at least");
    }
    boolean isIsometric = !drawing.isOrthogonal();
    double across = pixelsX / width;
    double down = pixelsY / height;
    double x = isIsometric ? down + across : across;
    double y = isIsometric ? down - across : down;
    if (x != Math.rint(x) || y != Math.rint(y)) {
      double nearX = Math.rint(x);
      double nearY = Math.rint(y);
      throw faults.at(
          "an offset of %s pixels, which is no whole number of cells of %s x %s"
              .formatted(pixels(), shown(width), shown(height)),
          "whole cells, such as an offset of %s, %s"
              .formatted(
                  shown(isIsometric ? (nearX - nearY) * width / 2 : nearX * width),
                  shown(isIsometric ? (nearX + nearY) * height / 2 : nearY * height)));
    }
    return whole(cellsX + x, cellsY + y, faults);
  }

  private static Shift whole(double x, double y, Faults faults) throws BadFileException {
    if (x != Math.rint(x) || y != Math.rint(y)) {
      throw faults.at("it lies at %s, %s".formatted(shown(x), shown(y)), "whole cells");
    }
    return new Shift((long) x, (long) y);
  }

  private String pixels() {
    return shown(pixelsX) + ", " + shown(pixelsY);
  }

  private static String shown(double number) {
    return Double.toString(number).replaceFirst("\\.0$", "").replaceFirst("^-0$", "0");
  }
}
