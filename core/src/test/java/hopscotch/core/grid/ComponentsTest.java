package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class ComponentsTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "20262")
  void aComponentIsWhatTheOracleReaches(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    Components components = query.graph().components();
    long[][] costs =
        new Oracle(map, query.movement(), CostPair.SQRT2)
            .costsFrom(map.x(query.start()), map.y(query.start()));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        assertEquals(
            costs[y][x] != Oracle.UNREACHABLE,
            components.connected(query.start(), map.cell(x, y)),
            map.describe(map.cell(x, y)));
      }
    }
  }

  @Property(seed = "20263")
  void labelsAreDenseInTheOrderOfTheirFirstCells(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    Components components = graph.components();
    int seen = 0;
    for (int cell = 0; cell < query.map().cellCount(); cell++) {
      int label = components.label(cell);
      assertEquals(graph.isFree(cell), label > 0);
      assertTrue(label <= seen + 1);
      seen = Math.max(seen, label);
    }
    assertEquals(seen, components.count());
  }

  @Test
  void theCornerRuleParts() {
    GridMap map = GridMap.parse(".@", "@.");
    assertEquals(2, components(map, CornerRule.ONE_FREE).count());
    assertEquals(1, components(map, CornerRule.ALWAYS).count());
  }

  @Test
  void armsThatMeetBelowAreOne() {
    GridMap map = GridMap.parse(".@.@.", ".@.@.", ".....");
    Components components = components(map, CornerRule.NEVER);
    assertEquals(1, components.count());
    assertEquals(1, components.label(map.cell(4, 0)));
  }

  @Test
  void moreIslandsThanTheFirstArrayHolds() {
    GridMap.Builder builder = GridMap.builder(100, 100);
    for (int y = 0; y < 100; y += 2) {
      for (int x = 0; x < 100; x += 2) {
        builder.set(x, y, '.');
      }
    }
    GridMap map = builder.build();
    Components components = components(map, CornerRule.ALWAYS);
    assertEquals(2500, components.count());
    assertEquals(2500, components.label(map.cell(98, 98)));
    assertFalse(components.connected(map.cell(0, 0), map.cell(2, 0)));
  }

  private static Components components(GridMap map, CornerRule rule) {
    return GridGraph.of(map, Movement.OCTILE.withCorners(rule)).components();
  }
}
