package hopscotch.visual.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.render.search.SearchPanel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureFilesTest {
  /** A browser without the font that drew it takes another of its kind. */
  @Test
  void anSvgNamesAnotherFontToFallBackTo() throws IOException {
    GridMap map = GridMap.parse("...");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PictureFiles.writeSvg(
        new Picture(List.of(SearchPanel.ofMap(map, "a map")), new Zoom(16, 1)), bytes);
    String svg = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(svg.matches("(?s).*font-family:[^;&]+,sans-serif.*"), svg);
  }
}
