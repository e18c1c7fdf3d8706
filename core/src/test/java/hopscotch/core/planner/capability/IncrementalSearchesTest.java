package hopscotch.core.planner.capability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.Toy;
import org.junit.jupiter.api.Test;

class IncrementalSearchesTest {
  private static final GridGraph GRAPH = Toy.row("....");
  private static final int FIRST = GRAPH.map().cell(0, 0);
  private static final CellChanges WALL = CellChanges.on(GRAPH.map()).block(2, 0).build();
  private static final CellChanges DOOR = CellChanges.on(GRAPH.map()).free(2, 0).build();

  private final PathBuffer path = new PathBuffer();

  private Outcome find(IncrementalSearch search) {
    return search.find(FIRST, FIRST + 3, path);
  }

  @Test
  void aPlannerWithoutTheCapabilityIsPreparedAnewForEachChange() {
    IncrementalSearch search =
        IncrementalSearches.of(Planners.prepare("bfs(components=false)", GRAPH), null);
    assertSame(Outcome.FOUND, find(search));
    assertEquals(4, path.size());
    search.change(WALL);
    assertSame(Outcome.NO_PATH, find(search));
    assertEquals(2, search.counters().expanded);
    search.change(DOOR);
    assertSame(Outcome.FOUND, find(search));
  }

  @Test
  void aRepairablePlannerIsRepairedEachTime() {
    Toy.Repaired planner = new Toy.Repaired(GRAPH, 0);
    IncrementalSearch search = IncrementalSearches.of(Toy.prepared(planner), null);
    search.change(WALL);
    assertSame(Outcome.NO_PATH, find(search));
    search.change(DOOR);
    assertSame(Outcome.FOUND, find(search));
  }

  @Test
  void thePromiseIsThatOfTheMapAsItIs() {
    GridGraph graph = GridGraph.of(GridMap.parse("...."), Movement.parse("4 never 1/1 .=1,S=9"));
    CellChanges swamp = CellChanges.on(graph.map()).set(1, 0, 'S').build();
    IncrementalSearch bfs = IncrementalSearches.of(Planners.prepare("bfs", graph), null);
    assertEquals(Guarantee.OPTIMAL, bfs.guarantee());
    bfs.change(swamp);
    assertEquals(Guarantee.COMPLETE, bfs.guarantee());
    IncrementalSearch dstar = IncrementalSearches.of(Planners.prepare("dstarlite", graph), null);
    dstar.change(swamp);
    assertEquals(Guarantee.OPTIMAL, dstar.guarantee());
  }

  @Test
  void aChangeThatChangesNothingMakesNoNewSearch() {
    IncrementalSearch search = IncrementalSearches.of(Planners.prepare("bfs", GRAPH), null);
    SearchCounters counters = search.counters();
    search.change(DOOR);
    assertSame(counters, search.counters());
  }

  /** D* Lite answers cell by cell, and the planner around it by the ends of what is straight. */
  @Test
  void theSearchOfAPlannerAroundAnIncrementalOneSmoothsToo() {
    PreparedPlanner floyd = Planners.prepare("floyd(dstarlite)", GRAPH);
    assertFalse(floyd.capability(Incremental.class).isPresent());
    IncrementalSearch search = IncrementalSearches.of(floyd, null);
    assertSame(Outcome.FOUND, find(search));
    assertEquals(2, path.size());
  }

  @Test
  void anIncrementalPlannerSaysWhichEndsMayMove() {
    MovingEnds none = IncrementalSearches.mayMove(Planners.prepare("astar", GRAPH));
    assertFalse(none.start() || none.goal());
    MovingEnds start = IncrementalSearches.mayMove(Planners.prepare("dstarlite", GRAPH));
    assertTrue(start.start() && !start.goal());
    MovingEnds both = IncrementalSearches.mayMove(Planners.prepare("mtdstarlite", GRAPH));
    assertTrue(both.start() && both.goal());
  }
}
