package hopscotch.harness.plot;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class FigurePainterTest {
  private static final int FONT_SIZE = 8;
  private static final String UPRIGHT = "the upright title";
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
  private static final Pattern TEXT =
      Pattern.compile("<text [^>]*?(bold)?;\" x=\"([-0-9.]+)\" y=\"([-0-9.]+)\">([^<]*)<");

  /** A text of a figure and the room that it takes. */
  private record Text(String letters, Rectangle2D room) {}

  /** Also of a label that is far too long for a line. */
  @Property
  void allTextsAreInsideOfTheFigureAndNoTwoOverlap(
      @ForAll @DoubleRange(min = 0.01, max = 1e6) double least,
      @ForAll @DoubleRange(min = 1.01, max = 1e9) double times,
      @ForAll @IntRange(min = 1, max = 12) int planners,
      @ForAll boolean isWide,
      @ForAll boolean isLogarithmic,
      @ForAll Figure.Kind kind)
      throws IOException {
    List<Figure.Point> points =
        List.of(Figure.Point.of(least, least), Figure.Point.of(least * times, least * times));
    List<Figure.Series> series =
        IntStream.range(0, planners)
            .mapToObj(i -> new Figure.Series("planner".repeat(1 + 5 * i % 16) + i, points))
            .toList();
    Figure figure =
        new Figure(
            "f",
            "A figure",
            kind,
            new Figure.Axis("x", isLogarithmic),
            new Figure.Axis(kind == Figure.Kind.BOXES ? "y" : UPRIGHT, isLogarithmic),
            series);
    FigureStyle style = new FigureStyle(isWide ? 178 : 84, FONT_SIZE, Map.of());
    List<Text> texts = texts(FigureWriter.svg(figure, style));
    assertTrue(texts.size() > planners, "texts: " + texts.size());
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      double end = text.room().getMaxX();
      assertTrue(text.room().getX() >= -0.01 && end <= style.width() + 0.01, text::toString);
      for (Text earlier : texts.subList(0, i)) {
        assertFalse(text.room().intersects(earlier.room()), () -> text + " on " + earlier);
      }
    }
  }

  /** All but the upright title. A text is as high as its digits. */
  private static List<Text> texts(String svg) {
    List<Text> texts = new ArrayList<>();
    Matcher found = TEXT.matcher(svg);
    while (found.find()) {
      String letters = found.group(4);
      int weight = found.group(1) == null ? Font.PLAIN : Font.BOLD;
      double width =
          new Font(Font.SANS_SERIF, weight, FONT_SIZE).getStringBounds(letters, CONTEXT).getWidth();
      double x = Double.parseDouble(found.group(2));
      double y = Double.parseDouble(found.group(3));
      double height = 0.73 * FONT_SIZE;
      if (!letters.equals(UPRIGHT)) {
        texts.add(new Text(letters, new Rectangle2D.Double(x, y - height, width, height)));
      }
    }
    return texts;
  }
}
