package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.search.Watched.Event;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.Oracle;
import java.util.List;
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
