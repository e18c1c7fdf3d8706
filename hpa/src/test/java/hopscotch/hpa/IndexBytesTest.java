package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.HeldBytes;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The size that a planner tells of its index is that of its arrays, but for some of their headers.
 */
class IndexBytesTest {
  private final GridGraph graph =
      GridGraph.of(MapShape.CAVE.map(160, 150, ".", new Random(3)), Movement.OCTILE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hpa",
        "hpa(levels=1,landmarks=none)",
        "hpa(turns=true)",
        "hpa(landmarks=8)",
        "hpa(levels=1,labels=true)",
        "hpa2004",
        "ch",
        "chjp",
        "hl",
        "hl(seeds=kept)",
        "subgoal",
        "pra",
        "sectors"
      })
  void isThatOfItsArrays(String spec) {
    Planner planner = Planners.prepare(spec, graph).planner();
    double held = (double) HeldBytes.beside(graph, planner);
    assertEquals(held, (double) planner.indexBytes(), 0.1 * held);
  }
}
