package hopscotch.core.planner.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridSearchTest {
  private final GridGraph graph = Toy.row("...@.");
  private final int first = graph.map().cell(0, 0);
  private final PathBuffer path = new PathBuffer();

  @Test
  void startIsGoalWithoutASearch() {
    PathSearch search = new Toy.East(graph, true, null);
    assertSame(Outcome.FOUND, search.find(first, first, path));
    assertEquals(1, path.size());
    assertEquals(0, search.counters().expanded);
  }

  @Test
  void componentsAnswerUnreachableGoalsWithoutASearch() {
    PathSearch search = new Toy.East(graph, true, null);
    assertSame(Outcome.NO_PATH, search.find(first, first + 4, path));
    assertEquals(0, search.counters().expanded);
  }

  @Test
  void withoutComponentsItSearches() {
    PathSearch search = new Toy.East(graph, false, null);
    assertSame(Outcome.NO_PATH, search.find(first, first + 4, path));
    assertEquals(2, search.counters().expanded);
  }

  @Test
  void pathAndCountersStartAfreshInEveryQuery() {
    PathSearch search = new Toy.East(graph, true, null);
    path.add(99);
    search.find(first, first + 2, path);
    search.find(first, first + 1, path);
    assertEquals(2, path.size());
    assertEquals(1, search.counters().expanded);
  }

  @Test
  void refusesEndsThatAreNotFree() {
    PathSearch search = new Toy.East(graph, true, null);
    String start = refusal(() -> search.find(first + 3, first, path));
    assertTrue(start.startsWith("start (3, 0) is blocked"), start);
    String goal = refusal(() -> search.find(first, first + 5, path));
    assertTrue(goal.startsWith("goal index"), goal);
  }

  private static String refusal(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  @Test
  void anObserverSeesWhereAQueryBeginsAndHowItEnds() {
    List<String> seen = new ArrayList<>();
    SearchObserver observer = Toy.tellingEnds(graph, seen);
    PathSearch search = new Toy.East(graph, true, observer);
    search.find(first, first + 2, path);
    search.find(first, first + 4, path);
    assertEquals(List.of("(0, 0) to (2, 0)", "FOUND", "(0, 0) to (4, 0)", "NO_PATH"), seen);
  }

  @Test
  void aPlannerSaysLittleByDefault() {
    Planner planner = Toy.east(graph);
    assertSame(LengthMetric.GRID, planner.metric());
    assertEquals(List.of(), planner.extraCounters());
    assertSame(Outcome.FOUND, planner.newSearch().find(first, first + 2, path));
  }
}
