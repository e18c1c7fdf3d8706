package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.capability.Incremental;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PreparedPlannerTest {
  private static final GridGraph GRAPH = Toy.row("....");
  private static final int FIRST = GRAPH.map().cell(0, 0);
  private static final CellChanges WALL = CellChanges.on(GRAPH.map()).block(2, 0).build();

  private static Outcome toTheEnd(Planner planner) {
    return planner.newSearch().find(FIRST, FIRST + 3, new PathBuffer());
  }

  @Test
  void whatIsRepairedKeepsItsSpec() {
    PreparedPlanner planner = Toy.prepared(new Toy.Repaired(GRAPH, 0));
    PreparedPlanner repaired = repaired(planner);
    assertSame(Outcome.NO_PATH, toTheEnd(repaired));
    assertEquals(1, ((Toy.Repaired) repaired.planner()).repairs());
    assertEquals("east", repaired.toString());
    assertSame(Outcome.FOUND, toTheEnd(planner), "the planner before stays as it is");
  }

  @Test
  void aDecoratedPlannerIsRepairedAndDecoratedAgain() {
    KnownSpec spec = Planners.known("los(astar)");
    Planner around = Planners.decorate(spec, new Toy.Repaired(GRAPH, 0));
    PreparedPlanner repaired = repaired(new PreparedPlanner(spec, around, 7));
    assertSame(Outcome.NO_PATH, toTheEnd(repaired));
    assertEquals(1, ((Toy.Repaired) repaired.planner().inner().orElseThrow()).repairs());
    assertTrue(repaired.preparationNanos() < Long.MAX_VALUE / 2, "a time, and no point in time");
  }

  private static PreparedPlanner repaired(PreparedPlanner planner) {
    Repairable repair = planner.capability(Repairable.class).orElseThrow();
    return (PreparedPlanner) repair.withChanges(WALL);
  }

  /** As a stranger's planner that hands out one of ours. */
  @Test
  void whatAPlannerOfAnotherSpecDecidedIsNoParameterOfThisOne() {
    Planner astar = Planners.prepare("astar", GRAPH).planner();
    KnownSpec spec = Planners.known("thetastar");
    assertTrue(astar.decided().containsKey("open"));
    assertEquals("thetastar", new PreparedPlanner(spec, astar, 7).resolved().toString());
  }

  @Test
  void whatHoldsNothingRepairableIsNot() {
    assertEquals(
        Optional.empty(), Planners.prepare("los(astar)", GRAPH).capability(Repairable.class));
    assertEquals(Optional.empty(), Planners.prepare("astar", GRAPH).capability(Repairable.class));
  }

  @Test
  void otherCapabilitiesAreThoseOfThePlanner() {
    PreparedPlanner planner = Planners.prepare("dstarlite", GRAPH);
    assertTrue(planner.capability(Incremental.class).isPresent());
    assertSame(planner.planner(), planner.inner().orElseThrow());
    assertFalse(planner.answersPoints());
  }

  @Test
  void onlyAnIndexThatWasReadMakesItRead() {
    Planner east = Toy.east(GRAPH);
    KnownSpec spec = Toy.prepared(east).spec();
    StoredIndex built = new StoredIndex("east", Path.of("a"), false, 1, 0, 0, 0);
    StoredIndex read = new StoredIndex("east", Path.of("a"), true, 1, 0, 0, 0);
    assertFalse(new PreparedPlanner(spec, east, 7, List.of()).isRead());
    assertFalse(new PreparedPlanner(spec, east, 7, List.of(built)).isRead());
    PreparedPlanner half = new PreparedPlanner(spec, east, 7, List.of(built, read));
    assertTrue(half.isRead());
    assertEquals(List.of(built, read), half.storedIndexes());
  }
}
