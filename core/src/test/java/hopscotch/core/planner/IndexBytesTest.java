package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.HeldBytes;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The size that a planner tells of its index is that of its arrays, but for their headers. */
class IndexBytesTest {
  private final GridGraph graph =
      GridGraph.of(MapShape.CAVE.map(96, 80, ".", new Random(3)), Movement.OCTILE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "astar",
        "jps",
        "jps(prune=true)",
        "jpsplus",
        "jpsplus(bounds=true)",
        "jpsplus(prune=true)",
        "jpsplus(prune=true,graph=never)",
        "jpsplus(prune=true,bounds=true)",
        "anya",
        "anya(blocks=false)",
        "polyanya",
        "polyanya(blocks=false)",
        "enlsvg",
        "enlsvg(blocks=false)"
      })
  void isThatOfItsArrays(String spec) {
    Planner planner = Planners.prepare(spec, graph).planner();
    double held = (double) HeldBytes.beside(graph, planner);
    assertEquals(held, (double) planner.indexBytes(), 0.001 * held + 400);
  }
}
