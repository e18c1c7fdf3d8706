package hopscotch.core.search.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.PlannerContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.Group;

@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class BranchStarTest {
  private static final String[] BAR = {".....", "..@..", "..@..", "..@..", "....."};
  private static final String[] POCKET = {".......", ".@@@@@.", ".....@.", ".@@@@@.", "......."};

  @Group
  class Alone extends PlannerContract {
    @Override
    protected String spec() {
      return "bstar";
    }
  }

  @Group
  class WithFallback extends PlannerContract {
    @Override
    protected String spec() {
      return "bstar(fallback=astar)";
    }
  }

  @Example
  void runsStraightAtAGoalInSight() {
    assertEquals(4, length("bstar", GridCase.of("4", 0, 0, 4, 0, BAR)));
    assertEquals(
        4 * Math.sqrt(2), length("bstar", GridCase.of("8", 0, 0, 2, 2, open(5))) * 2, 1e-9);
  }

  @Example
  void climbsAroundAnObstacle() {
    assertEquals(8, length("bstar", GridCase.of("4", 0, 2, 4, 2, BAR)));
    assertTrue(length("bstar", GridCase.of("8 never", 0, 2, 4, 2, BAR)) > 0);
  }

  @Example
  void headsDieInADeadEndAndTheFallbackFindsThePath() {
    GridCase query = GridCase.of("4", 3, 2, 6, 2, POCKET);
    PathBuffer path = new PathBuffer();
    PathSearch alone = Planners.prepare("bstar", query.graph()).newSearch();
    assertEquals(Outcome.NO_PATH, alone.find(query.start(), query.goal(), path));
    PathSearch helped = Planners.prepare("bstar(fallback=astar)", query.graph()).newSearch();
    assertEquals(Outcome.FOUND, helped.find(query.start(), query.goal(), path));
    assertEquals(1, helped.counters().extra(BranchStar.FALLBACKS));
  }

  @Example
  void theFallbackGoesOnWithWhatIsLeftOfTheBudget() {
    GridCase query = GridCase.of("4", 3, 2, 6, 2, POCKET);
    PathBuffer path = new PathBuffer();
    PathSearch search = Planners.prepare("bstar(fallback=astar)", query.graph()).newSearch();
    search.find(query.start(), query.goal(), path);
    long needed = search.counters().expanded;
    Outcome outcome = search.find(query.start(), query.goal(), path, Budget.expansions(needed - 1));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, outcome);
    assertEquals(needed - 1, search.counters().expanded);
  }

  @Example
  void anObserverSeesOneBeginningAndOneEnd() {
    GridCase query = GridCase.of("4", 3, 2, 6, 2, POCKET);
    List<String> events = new ArrayList<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void begin(int start, int goal) {
            events.add("begin");
          }

          @Override
          public void end(Outcome outcome) {
            events.add("end " + outcome);
          }
        };
    Planners.prepare("bstar(fallback=astar)", query.graph())
        .newSearch(observer)
        .find(query.start(), query.goal(), new PathBuffer());
    assertEquals(List.of("begin", "end FOUND"), events);
  }

  @Example
  void promisesAPathOnlyWithAFallback() {
    GridGraph graph = GridCase.of("4", 0, 0, 1, 0, "..").graph();
    assertEquals(Guarantee.INCOMPLETE, Planners.prepare("bstar", graph).guarantee());
    assertEquals(Guarantee.COMPLETE, Planners.prepare("bstar(fallback=astar)", graph).guarantee());
  }

  private static String[] open(int side) {
    String[] rows = new String[side];
    Arrays.fill(rows, ".".repeat(side));
    return rows;
  }

  private static double length(String spec, GridCase query) {
    PathBuffer path = new PathBuffer();
    Planners.prepare(spec, query.graph()).newSearch().find(query.start(), query.goal(), path);
    return PathValidator.check(query.graph(), path, query.start(), query.goal()).length();
  }
}
