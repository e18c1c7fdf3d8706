package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Outcome;
import hopscotch.core.search.Watched.Event;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole searches as pictures: in what order cells were expanded, and the path that came out. Those
 * of A* are in {@link AStarByExampleTest}.
 */
class SearchOrderTest {

  /** From (0, 1) to (4, 1), around a wall. */
  @ParameterizedTest
  @CsvSource({
    "bfs,       4, 1479b 02@.. 35@.. 68a..",
    "dfs,       4, 12345 0.@.. ..@.. .....",
    "greedy,    4, .345. 01@6. .2@.. .....",
    "greedy,    8, .345. 01@.. .2@.. .....",
    "dijkstra,  8, 357ac 02@b. 14@.. 689d.",
  })
  void expandsInThisOrder(String spec, String movement, String order) {
    GridCase query = GridCase.of(movement, 0, 1, 4, 1, ".....", "..@..", "..@..", ".....");
    assertEquals(order, Watched.run(spec, query).order());
  }

  @ParameterizedTest
  @CsvSource({
    "bfs,   4, 12345 0.@.6 ..@.. .....",
    "dfs,   4, 12345 0.@.6 ..@.. .....",
    "bfs,   8, .123. 0.@.4 ..@.. .....",
  })
  void findsThisPath(String spec, String movement, String path) {
    GridCase query = GridCase.of(movement, 0, 1, 4, 1, ".....", "..@..", "..@..", ".....");
    Watched watched = Watched.run(spec, query);
    assertEquals(Outcome.FOUND, watched.outcome());
    assertEquals(path, watched.pathOnMap());
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar(", "astar(open=heap,", "dijkstra(", "greedy(", "bfs(", "dfs("})
  void withoutComponentsItExpandsAllItCanReach(String spec) {
    GridCase query = GridCase.of("8", 0, 0, 4, 0, "..@..", "..@..");
    Watched watched = Watched.run(spec + "components=false)", query);
    assertEquals(Outcome.NO_PATH, watched.outcome());
    assertEquals(4, watched.counters().expanded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"astar", "astar(open=heap)", "dijkstra", "canonical", "greedy", "bfs", "dfs"})
  void componentsAnswerWhatCannotBeReached(String spec) {
    GridCase query = GridCase.of("8", 0, 0, 4, 0, "..@..", "..@..");
    Watched watched = Watched.run(spec, query);
    assertEquals(Outcome.NO_PATH, watched.outcome());
    assertEquals(0, watched.counters().expanded);
  }

  /**
   * Where moves are not told apart by cost, a cell is told one straight move dearer than its
   * parent.
   */
  @ParameterizedTest
  @ValueSource(strings = {"greedy", "bfs", "dfs"})
  void observersAreToldTheDepth(String spec) {
    GridCase query = GridCase.of("8 never 2/3", 0, 1, 5, 1, "......", "..@.@.", "..@...");
    Map<Integer, Long> told = new HashMap<>(Map.of(query.start(), 0L));
    for (Event event : Watched.run(spec, query).events()) {
      long expected = event.isExpansion() ? told.get(event.cell()) : told.get(event.parent()) + 2;
      assertEquals(expected, event.g());
      assertTrue(spec.equals("greedy") || event.f() == event.g());
      told.put(event.cell(), event.g());
    }
  }

  /** North comes before east and east before south. */
  @Test
  void depthFirstTakesTheFirstUntriedDirection() {
    GridCase query = GridCase.of("8", 0, 0, 1, 2, ".@.", "...", "...");
    assertEquals("0@4 123 ..5", Watched.run("dfs", query).order());
  }

  /** A dead end is left by backing out of it. */
  @Test
  void depthFirstBacksOut() {
    GridCase query = GridCase.of("4", 0, 2, 1, 3, "@@", "..", ".@", "..");
    assertEquals("@@ 12 0@ 3.", Watched.run("dfs", query).order());
  }

  /**
   * The expansions of a breadth-first search cover a disc, those of a greedy one run to the goal.
   */
  @ParameterizedTest
  @CsvSource({"greedy, 4", "bfs, 10"})
  void onOpenGroundTheHeuristicLeadsStraightThere(String spec, long expanded) {
    GridCase query = GridCase.of("8", 0, 1, 4, 1, ".....", ".....", ".....");
    assertEquals(expanded, Watched.run(spec, query).counters().expanded);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "astar            | 6, 13, 0, 18, 6, 13",
        "astar(open=heap) | 5, 11, 0, 17, 6, 11",
        "dijkstra         | 14, 15, 0, 28, 6, 15",
        "greedy           | 6, 13, 0, 20, 7, 13",
        "bfs              | 11, 15, 0, 26, 5, 15",
        "dfs              | 6, 7, 0, 7, 7, 7",
      })
  void countsWhatItDid(String spec, String expected) {
    GridCase query = GridCase.of("8", 0, 1, 4, 1, ".....", "..@..", "..@..", ".....");
    var c = Watched.run(spec, query).counters();
    assertEquals(
        expected,
        "%d, %d, %d, %d, %d, %d"
            .formatted(
                c.expanded, c.generated, c.reopened, c.heapOperations, c.openPeak, c.touched));
  }
}
