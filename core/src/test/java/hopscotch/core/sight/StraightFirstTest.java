package hopscotch.core.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import net.jqwik.api.Example;

class StraightFirstTest {

  @Example
  void whatIsInSightNeedsNoSearch() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 1, ".....", ".....");
    PathBuffer path = new PathBuffer();
    PathSearch moves = Planners.prepare("los(astar)", query.graph()).newSearch();
    moves.find(query.start(), query.goal(), path);
    assertEquals(5, path.size());
    assertEquals(0, moves.counters().expanded);
    PathSearch line = Planners.prepare("los(astar,line=any-angle)", query.graph()).newSearch();
    line.find(query.start(), query.goal(), path);
    assertEquals(2, path.size());
    assertEquals(0, line.counters().expanded);
  }

  @Example
  void aStraightPathKeepsItsClearance() {
    GridCase query = GridCase.of("8 never", 0, 1, 4, 1, ".....", ".....", "..@..");
    PathBuffer path = new PathBuffer();
    PathSearch search = Planners.prepare("los(astar,clearance=1)", query.graph()).newSearch();
    search.find(query.start(), query.goal(), path);
    assertTrue(search.counters().expanded > 0, "not answered by the straight path");
    assertEquals(5, path.size());
  }

  /** Over heavy ground a straight path can cost more than one around it. */
  @Example
  void onWeightedTerrainAStraightPathIsOfTheLeastWeight() {
    String[] rows = {".....", "SSSSS", "SSWSS"};
    String movement = "8 never sqrt2 .=2,S=3,W=9";
    GridCase least = GridCase.of(movement, 0, 0, 4, 0, rows);
    PathSearch search = Planners.prepare("los(astar)", least.graph()).newSearch();
    search.find(least.start(), least.goal(), new PathBuffer());
    assertEquals(0, search.counters().expanded);
    GridCase heavier = GridCase.of(movement, 0, 2, 4, 2, rows);
    search.find(heavier.start(), heavier.goal(), new PathBuffer());
    assertTrue(search.counters().expanded > 0, "not answered by the straight path");
  }

  /** A line over heavier ground can cost more than a path around it. */
  @Example
  void onWeightedTerrainALineIsOfTheLeastWeight() {
    String[] rows = {".....", ".....", "SSSSS", "SSSSS"};
    GridCase least = GridCase.of("8 never sqrt2 .=2,S=3", 0, 0, 4, 1, rows);
    PathSearch search = Planners.prepare("los(astar,line=any-angle)", least.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    search.find(least.start(), least.goal(), path);
    assertEquals(2, path.size());
    assertEquals(2 * Math.sqrt(17), PathValidator.check(least.graph(), path).length());
    GridCase heavier = GridCase.of("8 never sqrt2 .=2,S=3", 0, 2, 4, 3, rows);
    search.find(heavier.start(), heavier.goal(), path);
    assertTrue(search.counters().expanded > 0, "not answered by the line");
  }

  @Example
  void clearanceTakesAMapOfItsOwn() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..", "..").graph();
    long wrapped = Planners.prepare("astar", graph).indexBytes();
    assertEquals(wrapped, Planners.prepare("los(astar)", graph).indexBytes());
    long masks = graph.moves().length;
    assertEquals(wrapped + masks, Planners.prepare("los(astar,clearance=1)", graph).indexBytes());
    assertEquals(
        wrapped + masks + 8L * graph.freeBits().length,
        Planners.prepare("los(astar,line=any-angle,clearance=1)", graph).indexBytes());
  }

  @Example
  void countsWhatTheWrappedPlannerCounts() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    PreparedPlanner planner = Planners.prepare("los(floyd(astar),line=any-angle)", graph);
    assertEquals(Planners.prepare("floyd(astar)", graph).extraCounters(), planner.extraCounters());
    PathSearch search = planner.newSearch();
    search.find(graph.map().cell(0, 0), graph.map().cell(1, 0), new PathBuffer());
    assertEquals(1, search.counters().extraCount());
  }

  @Example
  void promisesWhatTheStraightPathAllows() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    PreparedPlanner moves = Planners.prepare("los(astar)", graph);
    assertEquals(Guarantee.OPTIMAL, moves.guarantee());
    assertEquals(LengthMetric.GRID, moves.metric());
    PreparedPlanner line = Planners.prepare("los(astar,line=any-angle)", graph);
    assertEquals(Guarantee.COMPLETE, line.guarantee());
    assertEquals(LengthMetric.EUCLIDEAN, line.metric());
  }

  @Example
  void straightMovesOverAnyAnglePathsAreRefused() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare("los(los(astar,line=any-angle))", graph))
            .getMessage();
    assertTrue(message.contains("line=any-angle"), message);
  }
}
