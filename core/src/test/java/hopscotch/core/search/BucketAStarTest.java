package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.Watched.Event;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BucketAStarTest {
  /**
   * The goal is generated dear, and again cheaper by a cell that lay below it in the same bucket.
   */
  private static final GridCase GOAL_TWICE =
      GridCase.of("8 never sqrt2 .=1,S=3,W=7", 0, 0, 1, 2, "WSW", "WWS", "...");

  @Test
  void doesNotStopAtADearerWayToTheGoal() {
    Watched watched = Watched.run("astar", GOAL_TWICE);
    PathCheck check = PathValidator.check(GOAL_TWICE.graph(), watched.path());
    assertEquals(Oracle.cost(GOAL_TWICE), check.cost());
  }

  @Test
  void cellsAreExpandedAgainThoughTheHeuristicIsConsistentAndOverAHeapNoneIs() {
    GridMap map = MapShape.OPEN.map(60, 60, ".SW", new Random(1));
    Movement movement = Movement.OCTILE.withTerrain(GridCases.WEIGHTED);
    GridCase[] queries = new GridCase(map, movement, 0, 0).others(100);
    assertTrue(reopened("astar", queries) > 0);
    assertEquals(0, reopened("astar(open=heap)", queries));
  }

  private static long reopened(String spec, GridCase... queries) {
    PathSearch search = Planners.prepare(spec, queries[0].graph()).newSearch();
    long reopened = 0;
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      reopened += search.counters().reopened;
    }
    return reopened;
  }

  @Test
  void aDearerWayIsInTheBucketOfTheBest() {
    List<Event> toGoal =
        Watched.run("astar", GOAL_TWICE).events().stream()
            .filter(event -> !event.isExpansion() && event.cell() == GOAL_TWICE.goal())
            .toList();
    int shift = BucketQueue.shiftFor(GOAL_TWICE.graph().leastStraightCost());
    Event best = toGoal.get(toGoal.size() - 1);
    Event dearer = toGoal.get(toGoal.size() - 2);
    assertTrue(dearer.f() > best.f());
    assertEquals(dearer.f() >> shift, best.f() >> shift);
  }
}
