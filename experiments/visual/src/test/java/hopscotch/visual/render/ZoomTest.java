package hopscotch.visual.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZoomTest {

  @ParameterizedTest
  @CsvSource({"16, 16, 32, 1", "100, 50, 8, 1", "800, 2, 1, 1", "801, 2, 1, 2", "2048, 900, 1, 3"})
  void fitsTheLongestSide(int width, int height, int pixels, int cells) {
    Zoom zoom = Zoom.fit(GridMap.builder(width, height).build(), 800);
    assertEquals(new Zoom(pixels, cells), zoom);
    assertTrue(zoom.length(width) <= 800);
  }

  @Test
  void refusesWhatIsNoZoom() {
    assertThrows(IllegalArgumentException.class, () -> new Zoom(0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Zoom(2, 2));
    assertThrows(IllegalArgumentException.class, () -> new Zoom(65, 1));
  }
}
