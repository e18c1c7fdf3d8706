package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.planner.Planners;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuiteQueriesTest {
  /** The moves of a page cost 1 and the square root of 2. */
  @Test
  void queriesUnderOtherCostsAreCountedAndLeftOut() throws IOException {
    String text =
        """
        maps: [{generate: rooms(size=7), size: 16x16, seeds: 1..3}]
        movements: [8 never sqrt2 ground, 4 never 1/1 ground]
        queries: {from: random, count: 4}
        planners: [dijkstra]
        """;
    SuitePlan plan =
        SuitePlan.of(
            SuiteReader.parse(text, "rooms.yaml"), Path.of(""), () -> MapLibrary.of(List.of()));
    GivenQueries given = new GivenQueries();
    int leftOut = SuiteQueries.addTo(given, plan, 2, List.of(Planners.known("dijkstra")));
    assertEquals(6, given.size());
    assertEquals(6, leftOut);
  }
}
