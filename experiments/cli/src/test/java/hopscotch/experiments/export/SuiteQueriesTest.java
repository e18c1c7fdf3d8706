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

  private static Plan plan(String maps, int count) throws IOException {
    String text =
        """
        maps: %s
        queries: {from: random, count: %d}
        planners: [dijkstra]
        """
            .formatted(maps, count);
    return Plan.of(
        SuiteReader.parse(text, "rooms.yaml"), Path.of(""), () -> MapLibrary.of(List.of()));
  }

  @Test
  void oneOfEachMapFindsRoomWhereTheLastOnesDoNot() throws IOException {
    Plan plan = plan("[{generate: rooms(size=7), size: 64x64, seeds: 1..6}]", 32);
    ReplayPage one = new ReplayPage(60_000);
    assertEquals(6, SuiteQueries.addOneEach(one, plan, PLANNERS));
    assertEquals(6, one.size());
    assertTrue(one.room() >= 0);

    ReplayPage all = new ReplayPage(60_000);
    assertEquals(24, SuiteQueries.addTo(all, plan, 4, PLANNERS));
    assertTrue(all.size() < 24, "all " + all.size() + " found room: the page is too large to tell");
  }

  /**
   * Those of the large map take more than a sixth of the page, and those of the small ones less.
   */
  @Test
  void aQueryThatTakesMoreThanItsShareHasTheRoomThatOthersLeave() throws IOException {
    ReplayPage page = new ReplayPage(14_000);
    String maps =
        "[{generate: rooms(size=7), size: 48x48},"
            + " {generate: rooms(size=7), size: 16x16, seeds: 1..5}]";
    assertEquals(6, SuiteQueries.addOneEach(page, plan(maps, 2), PLANNERS));
    assertEquals(6, page.size());
  }
}
