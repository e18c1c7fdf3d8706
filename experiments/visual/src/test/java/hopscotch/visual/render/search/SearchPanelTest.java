package hopscotch.visual.render.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.Query;
import hopscotch.visual.render.HeatMap;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Panel;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.PictureFiles;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.render.search.SearchPanel.Content;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
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

  private static final GridGraph UNWEIGHTED = GridGraph.of(MAP, Movement.OCTILE);

  private static Panel panel(String spec, Content content) {
    return panel(spec, GRAPH, content);
  }

  /** Of HPA* the abstract graph and the path, whatever it expands: that is for others to test. */
  private static Panel panel(String spec, GridGraph graph, Content content) {
    Footprint footprint = new Footprint(MAP.cellCount());
    Observed observed =
        Observed.of(Planners.prepare(spec, graph), QUERY, footprint, Budget.UNLIMITED);
    if (spec.contains("hpa")) {
      footprint.begin(QUERY.start(), QUERY.goal());
    }
    return SearchPanel.of(observed, footprint, content);
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
    Zoom zoom = new Zoom(pixels, 1);
    Content content = new Content(byG, tree, true, tree, zoom);
    Golden.check(name, map(panel(spec.replace(';', ','), content), zoom));
  }

  @ParameterizedTest
  @CsvSource({
    "jump-points,        jps,                                  16",
    "jump-points-small,  jps,                                  2",
    "lines-of-sight,     floyd(astar),                         16",
    "decorated-levels,   rays(hpa(cluster=4;levels=2)),        16",
  })
  void looksAsKeptWithoutWeights(String name, String spec, int pixels) throws IOException {
    Zoom zoom = new Zoom(pixels, 1);
    Content content = new Content(false, false, true, true, zoom);
    Golden.check(name, map(panel(spec.replace(';', ','), UNWEIGHTED, content), zoom));
  }

  @Test
  void heatHasTheColourThatItsCountHasInEveryPanel() throws IOException {
    HeatMap counts = new HeatMap(MAP.cellCount());
    PathSearch search = Planners.prepare("dijkstra", GRAPH).newSearch(counts);
    for (int x = 2; x < 12; x++) {
      search.find(MAP.cell(0, 0), MAP.cell(x, 7), new PathBuffer());
    }
    Panel alone = SearchPanel.ofHeat(MAP, "dijkstra", counts, 10, counts.largest());
    Panel cooler = SearchPanel.ofHeat(MAP, "dijkstra", counts, 10, 100 * counts.largest());
    Golden.check("heat", map(alone, new Zoom(16, 1)));
    assertNotEquals(alone.colours().of(MAP.cell(0, 0)), cooler.colours().of(MAP.cell(0, 0)));
    assertTrue(alone.key().get(0).text().contains("1 to 10 times"), alone.key()::toString);
  }

  @Test
  void theLegendNamesWhatIsDrawnAtThisZoomAndNothingElse() {
    String spec = "hpa(cluster=4,levels=2)";
    List<String> large = texts(panel(spec, new Content(false, false, true, true, new Zoom(16, 1))));
    assertTrue(large.contains("entrance of level 2") && large.contains("intra-edge of level 1"));
    List<String> small = texts(panel(spec, new Content(false, false, true, true, new Zoom(1, 1))));
    assertTrue(small.contains("cluster of level 2"), small::toString);
    assertFalse(small.contains("cluster of level 1"), small::toString);
    assertFalse(small.contains("entrance of level 1"), small::toString);
    assertTrue(small.contains("node or cell that was reached"), small::toString);
  }

  private static List<String> texts(Panel panel) {
    return panel.key().stream().map(LegendEntry::text).toList();
  }

  @Test
  void figuresAndLegendSayWhatIsThere() {
    Panel panel = panel("greedy", new Content(false, false, false, false, new Zoom(16, 1)));
    assertEquals("greedy", panel.title());
    assertTrue(panel.figures().get(0).matches("length [0-9.]+, (sub)?optimal.*"));
    assertTrue(panel.figures().get(1).matches("expanded [0-9]+, generated [0-9]+"));
    List<String> texts = texts(panel);
    assertTrue(
        texts.containsAll(List.of("start", "goal", "path", "open", "swamp", "trees")),
        texts::toString);
  }
}
