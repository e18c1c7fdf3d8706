package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;
import hopscotch.core.text.Html;
import hopscotch.visual.render.Palette;
import java.util.Locale;

/** Draws squares as SVG for a page. */
public final class SquaresSvg {
  private static final int WIDTH = 64;
  private static final int HEIGHT = 48;
  private static final String INK = "#22222a";

  /** The largest width of a map on paper, in millimetres. */
  private static final int MOST_MILLIMETRES = 118;

  private static final int BROADEST_COLUMN = 11;

  private SquaresSvg() {}

  /** The squares of a step with their figures. */
  public static String of(Step step) {
    return draw(step, true);
  }

  /** The squares of a step without their figures. */
  public static String blank(Step step) {
    return draw(step, false);
  }

  private static String draw(Step step, boolean withFigures) {
    Squares squares = step.squares();
    GridMap map = squares.map();
    StringBuilder svg = new StringBuilder();
    int width = map.width() * WIDTH;
    int height = map.height() * HEIGHT;
    svg.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 %d %d\" style=\"width:%dmm\">\n"
            .formatted(
                width + 4, height + 4, Math.min(MOST_MILLIMETRES, BROADEST_COLUMN * map.width())));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        addGround(svg, squares.at(map.cell(x, y)), x * WIDTH, y * HEIGHT);
      }
    }
    for (Edge edge : step.edges()) {
      double[] ends = edge.ends(map);
      svg.append(
          "<path d=\"M%.0f %.0fL%.0f %.0f\" stroke=\"%s\" stroke-width=\"4\"/>\n"
              .formatted(
                  ends[0] * WIDTH,
                  ends[1] * HEIGHT,
                  ends[2] * WIDTH,
                  ends[3] * HEIGHT,
                  edge.kind().rgb()));
    }
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        addWords(svg, squares.at(map.cell(x, y)), x * WIDTH, y * HEIGHT, withFigures);
      }
    }
    for (int[] ends : squares.lines()) {
      svg.append(
          "<path d=\"M%d %dL%d %d\" stroke=\"#8a2be2\" stroke-width=\"4\"/>\n"
              .formatted(ends[0] * WIDTH, ends[1] * HEIGHT, ends[2] * WIDTH, ends[3] * HEIGHT));
    }
    return svg.append("</svg>\n").toString();
  }

  private static void addGround(StringBuilder svg, Square square, int x, int y) {
    String ground = String.format(Locale.ROOT, "#%06x", Palette.terrain(square.ground()));
    String fill = square.tint().rgb().isEmpty() ? ground : square.tint().rgb();
    svg.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#999\"/>\n"
            .formatted(x, y, WIDTH, HEIGHT, fill));
  }

  private static void addWords(
      StringBuilder svg, Square square, int x, int y, boolean withFigures) {
    if (!square.isFree()) {
      return;
    }
    text(svg, x + 5, y + 16, "start", "b", String.valueOf(square.end()));
    String marks = ("" + square.sign() + square.mark()).strip();
    text(svg, x + 22, y + 15, "start", "s", marks);
    text(svg, x + 46, y + 15, "end", "s", square.arrow());
    text(svg, x + 60, y + 15, "end", "s", square.ground() == '.' ? " " : "" + square.ground());
    for (int i = 0; i < square.lines().size() && withFigures; i++) {
      text(svg, x + WIDTH / 2, y + 30 + 13 * i, "middle", "f", square.lines().get(i));
    }
  }

  private static void text(
      StringBuilder svg, int x, int y, String anchor, String kind, String text) {
    if (!text.isBlank()) {
      svg.append(
          "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" class=\"%s\" fill=\"%s\">%s</text>\n"
              .formatted(x, y, anchor, kind, INK, Html.escape(text)));
    }
  }
}
