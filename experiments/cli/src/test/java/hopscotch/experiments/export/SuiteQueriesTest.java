package hopscotch.experiments.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuiteQueriesTest {
  private static final List<PlannerSpec> PLANNERS = List.of(PlannerSpec.parse("dijkstra"));

  private static Plan plan() throws IOException {
    String text =
        """
        maps: [{generate: rooms(size=7), size: 64x64, seeds: 1..6}]
        queries: {from: random, count: 32}
        planners: [dijkstra]
        """;
    return Plan.of(
        SuiteReader.parse(text, "rooms.yaml"), Path.of(""), () -> MapLibrary.of(List.of()));
  }

  @Test
  void oneOfEachMapFindsRoomWhereTheLastOnesDoNot() throws IOException {
    ReplayPage one = new ReplayPage(60_000);
    assertEquals(6, SuiteQueries.addOneEach(one, plan(), PLANNERS));
    assertEquals(6, one.size());
    assertTrue(one.room() >= 0);

    ReplayPage all = new ReplayPage(60_000);
    assertEquals(24, SuiteQueries.addTo(all, plan(), 4, PLANNERS));
    assertTrue(all.size() < 24, "all " + all.size() + " found room: the page is too large to tell");
  }
}
