package hopscotch.experiments.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FigureWriterTest {
  private static final int RED = 0xbe0000;

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void aWarningIsDrawnWithTheFigure(Figure.Kind kind) throws IOException {
    Figure.Series series =
        new Figure.Series("astar", List.of(Figure.Point.of(1, 2), Figure.Point.of(2, 3)));
    Figure.Axis axis = new Figure.Axis("time", false);
    Figure figure = new Figure("f", "A figure", kind, axis, axis, List.of(series));

    String svg = FigureWriter.write(figure, folder);
    assertEquals(0, redPixels());
    String warned = FigureWriter.write(figure.withWarning("Incomplete: 1 of 2"), folder);

    assertTrue(redPixels() > 50, "so many pixels: " + redPixels());
    assertTrue(warned.length() > svg.length());
    assertTrue(
        Files.readString(folder.resolve("f.tex"))
            .contains("title={A figure\\\\\\textbf{Incomplete: 1 of 2}}"));
  }

  private int redPixels() throws IOException {
    BufferedImage image = ImageIO.read(folder.resolve("f.png").toFile());
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += (image.getRGB(x, y) & 0xffffff) == RED ? 1 : 0;
      }
    }
    return count;
  }
}
