package hopscotch.experiments.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.render.SearchPanel.Look;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Observed;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchPanelTest {
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
  private static final GridGraph GRAPH =
      GridGraph.of(MAP, Movement.OCTILE.withTerrain(Terrain.parse(".=1,S=4")));
  private static final Query QUERY = Query.of(MAP.cell(1, 3), MAP.cell(10, 3));

  private static Panel panel(String spec, Look look) {
    Footprint footprint = new Footprint(MAP.cellCount());
    Observed observed =
        Observed.of(Planners.prepare(spec, GRAPH), QUERY, footprint, Budget.UNLIMITED);
    return SearchPanel.of(observed, footprint, look);
  }

  /** The map of a panel without text, which depends on the machine's fonts. */
  private static BufferedImage map(Panel panel, Zoom zoom) {
    BufferedImage whole = PictureFiles.image(new Picture(List.of(panel), zoom));
    BufferedImage map =
        new BufferedImage(
            zoom.length(MAP.width()), zoom.length(MAP.height()), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = map.createGraphics();
    graphics.drawImage(whole, -16, -34, null);
    graphics.dispose();
    return map;
  }

  @ParameterizedTest
  @CsvSource({
    "astar-by-order,      astar,        false, false, 16",
    "dijkstra-by-g,       dijkstra,     true,  false, 16",
    "greedy-tree,         greedy,       false, true,  16",
    "astar-three-pixels,  astar,        false, false, 3",
    "two-frontiers,       nbs,          false, false, 16",
    "clusters-and-edges,  hpa(cluster=4), false, true,  16",
    "two-levels,          hpa(cluster=4;levels=2), true,  false,  16",
  })
  void looksAsKept(String name, String spec, boolean byG, boolean tree, int pixels)
      throws IOException {
    Look look = new Look(byG, tree, true, tree);
    Golden.check(name, map(panel(spec.replace(';', ','), look), new Zoom(pixels, 1)));
  }

  @Test
  void aPixelOfManyCellsIsTheirMean() throws IOException {
    Look look = new Look(false, false, false, false);
    Zoom zoom = new Zoom(1, 4);
    BufferedImage image = CellLayer.image(MAP, panel("dijkstra", look).colours(), zoom);
    assertEquals(3, image.getWidth());
    assertEquals(2, image.getHeight());
    BufferedImage terrain = CellLayer.image(MAP, CellColours.terrain(MAP), zoom);
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

  @Test
  void figuresAndLegendSayWhatIsThere() {
    Panel panel = panel("greedy", new Look(false, false, false, false));
    assertEquals("greedy", panel.title());
    assertTrue(panel.figures().get(0).matches("length [0-9.]+, (sub)?optimal.*"));
    assertTrue(panel.figures().get(1).matches("expanded [0-9]+, generated [0-9]+"));
    List<String> texts = panel.key().stream().map(LegendEntry::text).toList();
    assertTrue(
        texts.containsAll(List.of("start", "goal", "path", "open", "swamp", "trees")),
        texts::toString);
  }
}
