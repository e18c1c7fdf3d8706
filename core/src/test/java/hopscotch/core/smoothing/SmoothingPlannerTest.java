package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a smoothing adds to the planner it wraps. */
class SmoothingPlannerTest {
  /** Branch star finds no way out of the pocket, and A* has three turns to look past. */
  private static final GridCase POCKET =
      GridCase.of("4", 3, 2, 6, 2, ".......", ".@@@@@.", ".....@.", ".@@@@@.", ".......");

  @Test
  void linesOfSightAreCountedBehindTheCountersOfTheWrappedPlanner() {
    Planner planner = Planners.prepare("floyd(bstar(fallback=astar))", POCKET.graph());
    assertEquals(List.of("fallbacks", "sightTests"), planner.extraCounters());
    PathSearch search = planner.newSearch();
    search.find(POCKET.start(), POCKET.goal(), new PathBuffer());
    assertEquals(1, search.counters().extra(0));
    assertEquals(3 + 2 + 1, search.counters().extra(1), "from the goal and from each turn but one");
  }

  @Test
  void itShowsThePlannerItWraps() {
    Planner floyd = Planners.prepare("floyd(bstar)", POCKET.graph()).inner().orElseThrow();
    assertEquals(List.of("fallbacks"), floyd.inner().orElseThrow().extraCounters());
  }

  /** With a clearance a bit a cell is kept, whole words and one more. */
  @Test
  void itsBytesAreThoseOfTheWrappedPlannerAndOfTheRoomyCells() {
    long wrapped = Planners.prepare("jpsplus", POCKET.graph()).indexBytes();
    long words = POCKET.graph().freeBits().length;
    assertEquals(wrapped, bytes("floyd(jpsplus)"));
    assertEquals(wrapped + 8 * words, bytes("floyd(jpsplus,clearance=1)"));
  }

  @Test
  void raysRefuseLinesOfSight() {
    assertEquals(
        "planner 'rays' smooths paths of moves, but the planner it wraps answers lines of sight;"
            + " use floyd",
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare("rays(thetastar)", POCKET.graph()))
            .getMessage());
  }

  @Test
  void raysRefuseLinesWhoseWeightsExceedTheirSums() {
    GridMap row = GridMap.parse("S".repeat(2_200_000));
    GridGraph graph = GridGraph.of(row, Movement.parse("4 never 1/1 S=1000"));
    assertEquals(
        "planner 'rays' sums up weights along lines, which on 2200000 cells may exceed 2^32;"
            + " use a smaller map or smaller weights",
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare("rays(astar)", graph))
            .getMessage());
  }

  private static long bytes(String spec) {
    return Planners.prepare(spec, POCKET.graph()).indexBytes();
  }
}
