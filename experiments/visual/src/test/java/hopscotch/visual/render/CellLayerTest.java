package hopscotch.visual.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class CellLayerTest {
  private static final GridMap MAP =
      GridMap.parse(
          "............", //
          "....SSS.....",
          "....SS@@....",
          ".....@@.....",
          "..WW..@..T..",
          "..WW.....T..",
          "............",
          "............");

  @Test
  void aPixelOfManyCellsIsTheirMean() {
    BufferedImage terrain = CellLayer.image(MAP, CellColours.terrain(MAP), new Zoom(1, 4));
    assertEquals(3, terrain.getWidth());
    assertEquals(2, terrain.getHeight());
    int ground = Palette.terrain('.');
    int swamp = Palette.terrain('S');
    int blocked = Palette.terrain('@');
    int mean = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int sum =
          7 * (ground >> shift & 0xff)
              + 5 * (swamp >> shift & 0xff)
              + 4 * (blocked >> shift & 0xff);
      mean |= sum / 16 << shift;
    }
    assertEquals(mean, terrain.getRGB(1, 0) & 0xffffff);
  }
}
