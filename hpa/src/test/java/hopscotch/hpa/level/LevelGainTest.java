package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelGainTest {
  private static final Crossings ENDS = new Crossings(Crossing.ENDS, 17, false);

  @Test
  void aLargerMapGetsMoreLevels() {
    int small = levels(graph(MapShape.ROOMS, 64)).levelCount();
    int medium = levels(graph(MapShape.ROOMS, 128)).levelCount();
    int large = levels(graph(MapShape.ROOMS, 256)).levelCount();
    assertTrue(small < medium && medium < large, small + ", " + medium + ", " + large);
  }

  @Test
  void aMapOfFewClustersGetsNoSecondLevel() {
    assertEquals(1, levels(graph(MapShape.NOISE, 24)).levelCount());
  }

  @Test
  void aMapWithoutFreeCellsGetsOneLevel() {
    GridMap map = GridMap.of(64, 64, (x, y) -> false);
    assertEquals(1, levels(GridGraph.of(map, Movement.OCTILE)).levelCount());
  }

  @Test
  void aRepairedGraphKeepsItsLevels() {
    GridGraph graph = graph(MapShape.ROOMS, 128);
    AbstractGraph before = levels(graph);
    CellChanges.Builder walls = CellChanges.on(graph.map());
    for (int i = 0; i < 128 * 128; i++) {
      walls.block(i % 128, i / 128);
    }
    CellChanges changes = walls.build();
    AbstractGraph after = before.withChanges(changes);
    assertEquals(before.levelCount(), after.levelCount());
  }

  private static GridGraph graph(MapShape shape, int side) {
    return GridGraph.of(shape.map(side, side, ".", new Random(17)), Movement.OCTILE);
  }

  private static AbstractGraph levels(GridGraph graph) {
    return AbstractGraph.build(graph, 4, AbstractGraph.MAX_LEVELS, ENDS, 1, Budget.UNLIMITED);
  }
}
