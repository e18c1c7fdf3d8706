package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Components answer unreachable goals; without them a search has to. */
class ComponentsTest {
  private static final GridCase DIVIDED =
      GridCase.of(
          "8",
          0,
          0,
          15,
          7,
          "......@@@.......",
          "......@@@.......",
          "..@...@@@...@@..",
          "..@...@@@...@@..",
          "......@@@.......",
          "..@@..@@@.......",
          "..@@..@@@...@@..",
          "......@@@.......");

  @ParameterizedTest
  @CsvSource({
    "hpa, hpa(components=false)",
    "pra, pra(components=false)",
    "sectors, sectors(components=false)",
    "subgoal, subgoal(components=false)",
    "'subgoal(levels=1)', 'subgoal(levels=1,components=false)'",
    "ch, ch(components=false)"
  })
  void answerWithoutASearch(String with, String without) {
    assertEquals(0, expandedInVain(with));
    assertTrue(expandedInVain(without) > 0);
  }

  private static long expandedInVain(String spec) {
    PathSearch search = Planners.prepare(spec, DIVIDED.graph()).newSearch();
    assertEquals(Outcome.NO_PATH, search.find(DIVIDED.start(), DIVIDED.goal(), new PathBuffer()));
    return search.counters().expanded;
  }
}
