package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.harness.run.Suites;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuiteReader;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannersAtOnceTest {
  private static final long GIB = 1L << 30;

  @ParameterizedTest
  @CsvSource({
    "isolated, 2g, 512, 6",
    "isolated, 3g, 8192, 6",
    "isolated, 18g, 16384, 1",
    "isolated, 2g, 16384, 6",
    "quick, 2g, 1024, 6",
    "quick, 2g, 4096, 2",
    "quick, 18g, 16384, 1",
  })
  void asManyAsFitIntoTheMemory(String timing, String heap, long side, int expected)
      throws IOException {
    assertEquals(expected, on(24 * GIB, 1, timing, heap, side));
  }

  @ParameterizedTest
  @CsvSource({"24, 3, 2", "4, 1, 1", "1, 8, 1"})
  void lanesShareTheMemory(long gib, int lanes, int expected) throws IOException {
    assertEquals(expected, on(gib * GIB, lanes, "isolated", "3g", 8192));
  }

  private static int on(long memory, int lanes, String timing, String heap, long side)
      throws IOException {
    String text =
        """
        %stiming: %s
        budgets: {memory: %s}
        planners: [astar, bfs, dfs, dijkstra, greedy, jps]
        """
            .formatted(Suites.MAPS, timing, heap);
    Suite suite = SuiteReader.parse(text, "small.yaml");
    return new PlannersAtOnce(memory, lanes).on(side * side, suite);
  }
}
