package hopscotch.visual.render.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.visual.render.Zoom;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class DiscOverlayTest {
  private static final GridMap MAP = GridMap.parse("...", "...");
  private static final int PIXELS = 20;

  @Test
  void anEndIsWhereItsMovementPlacesIt() {
    int red = Color.RED.getRGB();
    assertEquals(red, drawn("8 never", 2 * PIXELS + PIXELS / 2, PIXELS + PIXELS / 2));
    assertEquals(0, drawn("8 never", 2 * PIXELS, PIXELS));
    assertEquals(red, drawn("8 never sqrt2 ground ends=corners", 2 * PIXELS, PIXELS));
  }

  @Test
  void aBodyIsFramed() {
    int red = Color.RED.getRGB();
    String body = "8 never sqrt2 ground body=2";
    assertEquals(red, drawn(body, 1, 0, PIXELS, PIXELS));
    assertEquals(red, drawn(body, 1, 0, 3 * PIXELS - 1, PIXELS));
    assertEquals(red, drawn(body, 1, 0, PIXELS, 2 * PIXELS - 1));
    assertEquals(0, drawn(body, 1, 0, PIXELS - 1, PIXELS));
    assertEquals(0, drawn("8 never", 1, 0, 2 * PIXELS - 1, PIXELS / 2));
  }

  /** The colour at (x, y) of a picture with the end (2, 1) alone. */
  private static int drawn(String movement, int x, int y) {
    return drawn(movement, 2, 1, x, y);
  }

  private static int drawn(String movement, int endX, int endY, int x, int y) {
    GridGraph graph = GridGraph.of(MAP, Movement.parse(movement));
    BufferedImage image = new BufferedImage(3 * PIXELS, 2 * PIXELS, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    DiscOverlay.onEnd(graph, MAP.cell(endX, endY), Color.RED).draw(graphics, new Zoom(PIXELS, 1));
    graphics.dispose();
    return image.getRGB(x, y);
  }
}
