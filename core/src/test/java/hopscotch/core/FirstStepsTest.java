package hopscotch.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * A ladder for who is new here: read from step 1 on, it teaches the library on maps that fit in a
 * glance. Each step needs only those before it.
 */
@TestMethodOrder(MethodOrderer.MethodName.class)
class FirstStepsTest {

  /** A map is rows of characters: {@code .} is free, {@code @} is blocked. */
  @Test
  void step01ReadAMap() {
    GridMap map = GridMap.parse(".@", "..");
    assertEquals(2, map.width());
    assertEquals(2, map.height());
  }

  /** A cell is one number, which the map makes from a column and a row, and takes apart again. */
  @Test
  void step02NameACell() {
    GridMap map = GridMap.parse("...", "...");
    int cell = map.cell(2, 1);
    assertEquals(2, map.x(cell));
    assertEquals(1, map.y(cell));
  }

  /** A graph is a map with a rule of movement: which cells are free, and what a move costs. */
  @Test
  void step03SayHowToMove() {
    GridMap map = GridMap.parse(".@", "..");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    assertTrue(graph.isFree(map.cell(0, 0)));
    assertFalse(graph.isFree(map.cell(1, 0)));
  }

  /** A planner is named by its spec; its search fills a buffer with the cells of the path. */
  @Test
  void step04FindAPathOfOneMove() {
    GridMap map = GridMap.parse("..");
    PathSearch search = search("astar", map, Movement.ORTHOGONAL);
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(map.cell(0, 0), map.cell(1, 0), path));
    assertArrayEquals(new int[] {map.cell(0, 0), map.cell(1, 0)}, path.toArray());
  }

  /** The path from a cell to itself is that cell. */
  @Test
  void step05StayWhereYouAre() {
    GridMap map = GridMap.parse(".");
    PathBuffer path = new PathBuffer();
    search("astar", map, Movement.ORTHOGONAL).find(map.cell(0, 0), map.cell(0, 0), path);
    assertArrayEquals(new int[] {map.cell(0, 0)}, path.toArray());
  }

  /** Where there is no way the outcome says so, and the buffer is empty. */
  @Test
  void step06LearnThatThereIsNoPath() {
    GridMap map = GridMap.parse(".@.");
    PathBuffer path = new PathBuffer();
    PathSearch search = search("astar", map, Movement.ORTHOGONAL);
    assertEquals(Outcome.NO_PATH, search.find(map.cell(0, 0), map.cell(2, 0), path));
    assertTrue(path.isEmpty());
  }

  /** Ends must be free; a blocked one is a mistake of the caller, and is named. */
  @Test
  void step07AskFromABlockedCell() {
    GridMap map = GridMap.parse("@.");
    PathSearch search = search("astar", map, Movement.ORTHOGONAL);
    assertThrows(
        IllegalArgumentException.class,
        () -> search.find(map.cell(0, 0), map.cell(1, 0), new PathBuffer()));
  }

  /** With eight directions a diagonal is one move; a corner is not cut. */
  @Test
  void step08MoveDiagonally() {
    GridMap open = GridMap.parse("..", "..");
    GridMap corner = GridMap.parse(".@", "..");
    assertEquals(2, cellsFromCornerToCorner(open));
    assertEquals(3, cellsFromCornerToCorner(corner));
  }

  private static int cellsFromCornerToCorner(GridMap map) {
    PathBuffer path = new PathBuffer();
    search("astar", map, Movement.OCTILE).find(map.cell(0, 0), map.cell(1, 1), path);
    return path.size();
  }

  /** The validator trusts no search: it walks the path and says what it costs. */
  @Test
  void step09CheckThePath() {
    GridMap map = GridMap.parse("...", "@@.", "...");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    PathBuffer path = new PathBuffer();
    Planners.prepare("astar", graph).newSearch().find(map.cell(0, 0), map.cell(0, 2), path);
    PathCheck check = PathValidator.check(graph, path, map.cell(0, 0), map.cell(0, 2));
    assertTrue(check.isValid());
    assertEquals(6, check.length());
  }

  /** Every optimal planner finds a path of the same cost, with other work: the counters say. */
  @Test
  void step10CompareTwoPlanners() {
    GridMap map = GridMap.parse(".....", ".....", ".....");
    PathSearch guided = search("astar", map, Movement.OCTILE);
    PathSearch blind = search("dijkstra", map, Movement.OCTILE);
    PathBuffer path = new PathBuffer();
    guided.find(map.cell(0, 1), map.cell(4, 1), path);
    int length = path.size();
    blind.find(map.cell(0, 1), map.cell(4, 1), path);
    assertEquals(length, path.size());
    assertTrue(guided.counters().expanded < blind.counters().expanded);
  }

  /** Parameters stand in brackets. */
  @Test
  void step11SetAParameter() {
    GridMap map = GridMap.parse("...", "...");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    assertEquals(
        "astar(weight=1.5)", Planners.prepare("astar(weight=1.5)", graph).spec().toString());
  }

  /** A budget stops a search after so many expansions. */
  @Test
  void step12LimitTheWork() {
    GridMap map = GridMap.parse("....");
    PathSearch search = search("astar", map, Movement.ORTHOGONAL);
    PathBuffer path = new PathBuffer();
    assertEquals(
        Outcome.OUT_OF_EXPANSIONS,
        search.find(map.cell(0, 0), map.cell(3, 0), path, Budget.expansions(1)));
  }

  /** A map never changes; changes make another graph, and the old one still answers. */
  @Test
  void step13ChangeTheMap() {
    GridMap map = GridMap.parse("...", ".@.", "...");
    GridGraph before = GridGraph.of(map, Movement.ORTHOGONAL);
    GridGraph after = before.with(CellChanges.on(map).block(1, 0).build());
    assertTrue(before.isFree(map.cell(1, 0)));
    assertFalse(after.isFree(map.cell(1, 0)));
  }

  private static PathSearch search(String spec, GridMap map, Movement movement) {
    return Planners.prepare(spec, GridGraph.of(map, movement)).newSearch();
  }
}
