package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.testkit.HostileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PlannerSpecFuzzTest {
  @FuzzTest
  void spec(byte[] input) {
    HostileInput.read(input, IllegalArgumentException.class, PlannerSpecFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeSpec() throws IOException {
    HostileInput.huge(HostileInput.seeds(PlannerSpecFuzzTest.class, "spec")).forEach(this::spec);
  }

  /** What was read is written as it is read; a spec that is known is prepared and asked. */
  private static void read(byte[] bytes) {
    PlannerSpec spec = PlannerSpec.parse(new String(bytes, StandardCharsets.UTF_8));
    assertEquals(spec, PlannerSpec.parse(spec.toString()));
    KnownSpec known = Planners.known(spec);
    assertEquals(known, Planners.known(known.normal()));
    GridGraph graph = GridGraph.of(GridMap.parse("..@.", ".@..", "...."), Movement.OCTILE);
    Planners.prepare(known, graph, Budget.UNLIMITED)
        .newSearch()
        .find(graph.map().cell(0, 0), graph.map().cell(3, 0), new PathBuffer());
  }
}
