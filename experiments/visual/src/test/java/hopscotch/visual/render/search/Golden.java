package hopscotch.visual.render.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Compares a picture with a kept one, pixel by pixel. A pixel may differ a little in each channel,
 * and few may differ much, since the edges of lines are drawn a little differently from one Java to
 * the next. What was drawn is left in the build folder, to be looked at, and kept if it is right.
 */
final class Golden {
  private static final int TOLERANCE = 24;
  private static final double OUTLIERS = 0.01;
  private static final Path DRAWN = Path.of("target", "drawn");

  private Golden() {}

  static void check(String name, BufferedImage image) throws IOException {
    Files.createDirectories(DRAWN);
    File drawn = DRAWN.resolve(name + ".png").toFile();
    ImageIO.write(image, "png", drawn);
    try (InputStream kept = Golden.class.getResourceAsStream(name + ".png")) {
      assertTrue(kept != null, "no picture is kept under this name; drawn: " + drawn);
      BufferedImage expected = ImageIO.read(kept);
      assertEquals(expected.getWidth(), image.getWidth(), drawn + ": width");
      assertEquals(expected.getHeight(), image.getHeight(), drawn + ": height");
      int differing = differing(expected, image);
      int most = (int) (OUTLIERS * image.getWidth() * image.getHeight());
      assertTrue(differing <= most, drawn + ": " + differing + " pixels differ");
    }
  }

  private static int differing(BufferedImage expected, BufferedImage image) {
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += differ(expected.getRGB(x, y), image.getRGB(x, y)) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean differ(int a, int b) {
    for (int shift = 0; shift < 24; shift += 8) {
      if (Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)) > TOLERANCE) {
        return true;
      }
    }
    return false;
  }
}
