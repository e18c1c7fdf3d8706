package hopscotch.core.search.anyangle.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExactPlannersTest {
  private final GridGraph graph =
      GridGraph.of(GridMap.parse(".......", ".@@.@@.", "......."), Movement.OCTILE);
  private final Corners corners = Corners.of(graph, "anya");

  @Test
  void thePlannersOfThisPackage() {
    ExactPlanners provider = new ExactPlanners();
    assertEquals("any angle", provider.group());
    assertEquals(
        List.of("anya", "polyanya", "enlsvg"),
        provider.planners().stream().map(PlannerFactory::id).toList());
  }

  @Test
  void cornersAndBlocksArePrepared() {
    Pruning pruning = Pruning.of(graph, corners, true);
    assertTrue(pruning.bytes() > 0);
    assertEquals(
        corners.bytes() + pruning.bytes(), Planners.prepare("anya", graph).planner().indexBytes());
    assertTrue(Planners.prepare("polyanya", graph).planner().indexBytes() > corners.bytes());
  }
}
