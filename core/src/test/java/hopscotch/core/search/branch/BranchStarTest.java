package hopscotch.core.search.branch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Watched;
import hopscotch.core.search.Watched.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Example;

class BranchStarTest {
  private static final String[] OPEN = {".....", ".....", "....."};
  private static final String[] BAR = {".....", "..@..", "..@..", "..@..", "....."};
  private static final String[] POCKET = {".......", ".@@@@@.", ".....@.", ".@@@@@.", "......."};

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

  /** The order in which cells are first expanded, and the path. */
  @Example
  void stepsAsInThesePictures() {
    assertSteps("0123. ...45 .....", "0123. ...45 ....6", GridCase.of("4", 0, 0, 4, 2, OPEN));
    assertSteps("0.... .1... ..23.", "0.... .1... ..234", GridCase.of("8", 0, 0, 4, 2, OPEN));
    String[] below = {"..@..", "..@..", "....."};
    assertSteps("01@.. .2@67 .345.", "01@.8 .2@67 .345.", GridCase.of("4", 0, 0, 4, 0, below));
    assertSteps("01@.. .2@.6 .345.", "01@.7 .2@.6 .345.", GridCase.of("8", 0, 0, 4, 0, below));
    String[] above = {".....", "..@..", "..@.."};
    assertSteps(".345. .2@67 01@..", ".345. .2@67 01@.8", GridCase.of("4", 0, 2, 4, 2, above));
    GridCase west = GridCase.of("8 one-free", 4, 2, 0, 2, above);
    assertSteps("..3.. .4@2. ..@10", "..3.. .4@2. 5.@10", west);
    String[] right = {"...", "@@.", "..."};
    assertSteps(".54 @@3 012", "654 @@3 012", GridCase.of("4", 0, 2, 0, 0, right));
    String[] left = {"...", ".@@", "..."};
    assertSteps("210 3@@ 45.", "210 3@@ 456", GridCase.of("4", 2, 0, 2, 2, left));
  }

  private static void assertSteps(String order, String path, GridCase query) {
    Watched watched = Watched.run("bstar", query);
    assertEquals(order, watched.order());
    assertEquals(path, watched.pathOnMap());
  }

  @Example
  void countsItsSteps() {
    SearchCounters c = Watched.run("bstar", GridCase.of("4", 0, 2, 4, 2, BAR)).counters();
    assertEquals(15, c.expanded);
    assertEquals(17, c.generated, "two climbers more than cells");
    assertEquals(15, c.touched);
    assertEquals(31, c.heapOperations, "the goal is no head, and one head was left");
    assertEquals(2, c.openPeak);
  }

  @Example
  void anObserverSeesEachStep() {
    GridCase query = GridCase.of("8 never 2/3", 0, 0, 2, 2, "...", "...", "...");
    GridMap map = query.map();
    int middle = map.cell(1, 1);
    assertEquals(
        List.of(
            new Event(true, query.start(), -1, 0, 0),
            new Event(false, middle, query.start(), 3, 3),
            new Event(true, middle, -1, 3, 3),
            new Event(false, query.goal(), middle, 6, 6)),
        Watched.run("bstar", query).events());
  }

  @Example
  void anObserverSeesTheFallbackToo() {
    Watched watched = Watched.run("bstar(fallback=astar)", GridCase.of("4", 3, 2, 6, 2, POCKET));
    assertTrue(
        watched.events().stream()
            .anyMatch(event -> !event.isExpansion() && event.cell() == watched.query().goal()));
  }

  /** (4, 1), where an earlier query began, is as good as any other cell. */
  @Example
  void whereAnEarlierQueryBeganIsNotVisited() {
    GridCase query = GridCase.of("4", 0, 0, 4, 0, "..@..", "..@..", ".....");
    PathSearch search = Planners.prepare("bstar", query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    search.find(query.map().cell(4, 1), query.goal(), path);
    search.find(query.start(), query.goal(), path);
    assertArrayEquals(Watched.run("bstar", query).path().toArray(), path.toArray());
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
