package hopscotch.judge.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import org.junit.jupiter.api.Test;

class LayeredMapTest {
  private static final GridMap MAP = GridMap.parse("..WW", "..WW", "@@TT");
  private final LayeredMap layers = LayeredMap.ofLayers(MAP, Movement.OCTILE);

  @Test
  void aQueryRunsOnTheLayerOfItsStart() {
    assertEquals(Terrain.GROUND, terrain(layers, 0, 0, 1, 1));
    assertEquals(Terrain.WATER, terrain(layers, 2, 0, 3, 1));
    assertEquals(Terrain.TREES, terrain(layers, 2, 2, 3, 2));
  }

  @Test
  void noGraphHoldsEndsOnTwoLayersOrOutOfBounds() {
    assertTrue(layers.findGraph(query(0, 0, 2, 0)).isEmpty());
    assertTrue(layers.findGraph(query(0, 2, 0, 0)).isEmpty());
    assertTrue(layers.findGraph(query(0, 0, 0, 2)).isEmpty());
  }

  @Test
  void noGraphHoldsAnEndWithoutRoomForTheBody() {
    GridMap map = GridMap.parse("...", "...");
    LayeredMap bodies = LayeredMap.ofTerrain(map, Movement.OCTILE.withBody(2));
    Query fits = Query.of(map.cell(0, 0), map.cell(1, 0));
    assertTrue(bodies.findGraph(fits).isPresent());
    Query sticksOut = Query.of(map.cell(0, 0), map.cell(2, 0));
    assertTrue(bodies.findGraph(sticksOut).isEmpty());
  }

  @Test
  void aGraphIsMadeOnce() {
    GridGraph graph = layers.findGraph(query(0, 0, 1, 1)).orElseThrow();
    assertSame(graph, layers.findGraph(query(1, 1, 0, 0)).orElseThrow());
  }

  @Test
  void aNamedTerrainHoldsForAllQueries() {
    Terrain weighted = Terrain.parse(".=1,W=3");
    LayeredMap map = LayeredMap.ofTerrain(MAP, Movement.OCTILE.withTerrain(weighted));
    assertEquals(weighted, terrain(map, 0, 0, 3, 0));
    assertTrue(map.findGraph(query(2, 2, 3, 2)).isEmpty());
  }

  private static Terrain terrain(LayeredMap map, int... ends) {
    return map.findGraph(query(ends)).orElseThrow().movement().terrain();
  }

  private static Query query(int... ends) {
    return Query.of(MAP.cell(ends[0], ends[1]), MAP.cell(ends[2], ends[3]));
  }
}
