package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.testkit.ExampleMap;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** LPA* and D* Lite on small maps, from the easiest to the hardest. */
class LifelongSearchByExampleTest {
  private final PathBuffer path = new PathBuffer();

  private static LifelongSearch search(ExampleMap map, Replanning kind) {
    return new LifelongSearch(map.graph(), kind, ReplanKeys.Ties.HIGH_G, null);
  }

  private Outcome find(LifelongSearch search, ExampleMap map) {
    return search.find(map.cell('s'), map.cell('g'), path);
  }

  private String pathOn(ExampleMap map) {
    return map.marked('*', IntStream.range(1, path.size() - 1).map(path::cell).toArray());
  }

  /**
   * What a search knows of each cell: g if rhs is the same, else g/rhs, where {@code -} is
   * infinite; {@code @} if the cell is blocked.
   */
  private static String known(LifelongSearch search, ExampleMap map, int... blocked) {
    Set<Integer> walls = new HashSet<>();
    for (int cell : blocked) {
      walls.add(cell);
    }
    GridMap grid = map.graph().map();
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < grid.height(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        int cell = grid.cell(x, y);
        String g = cost(search.g(cell));
        String rhs = cost(search.rhs(cell));
        boolean isWall = !map.graph().isFree(cell) || walls.contains(cell);
        text.append(
            "%-4s".formatted(isWall && g.equals(rhs) ? "@" : g.equals(rhs) ? g : g + "/" + rhs));
      }
      text.append('\n');
    }
    return text.toString().replaceAll(" +\n", "\n");
  }

  private static String cost(long cost) {
    return cost >= CellRecords.INFINITE ? "-" : String.valueOf(cost);
  }

  /** The goal is not expanded: its rhs is its cost. */
  @Test
  void h01LpaStarCountsFromTheStart() {
    ExampleMap map = ExampleMap.of("4 never 1/1", "s...g");
    LifelongSearch search = search(map, Replanning.LPA_STAR);
    assertEquals("-   -   -   -   -\n", known(search, map));
    assertEquals(Outcome.FOUND, find(search, map));
    assertEquals("0   1   2   3   -/4\n", known(search, map));
  }

  @Test
  void h02DStarLiteCountsFromTheGoal() {
    ExampleMap map = ExampleMap.of("4 never 1/1", "s...g");
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    assertEquals(Outcome.FOUND, find(search, map));
    assertEquals("-/4 3   2   1   0\n", known(search, map));
  }

  @Test
  void h03AStepAlongThePathCostsNothing() {
    ExampleMap map = ExampleMap.of("4 never 1/1", "sa..g");
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    find(search, map);
    assertEquals(Outcome.FOUND, search.find(map.cell('a'), map.cell('g'), path));
    assertEquals(0, search.counters().expanded);
    assertEquals(4, path.size());
  }

  /** Its g is still what it was, and its rhs is infinite. */
  @Test
  void h04ACellThatIsBlockedBecomesUnderconsistent() {
    ExampleMap map = ExampleMap.of("4 never 1/1", "s.w.g");
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    find(search, map);
    search.change(CellChanges.on(map.graph().map()).block(2, 0).build());
    assertEquals("-/4 3/- 2/- 1   0\n", known(search, map, map.cell('w')));
    assertEquals(Outcome.NO_PATH, find(search, map));
  }

  /** At the right nothing is worked out again; the cells that came over the wall are. */
  @Test
  void h05AWayAroundIsFoundWithWhatIsStillRight() {
    ExampleMap map =
        ExampleMap.of(
            "4 never 1/1",
            """
            s.w.g
            .....
            """);
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    find(search, map);
    assertEquals(
        """
        -/4 3   2   1   0
        -   -/4 -/3 -/2 -/1
        """,
        known(search, map));
    search.change(CellChanges.on(map.graph().map()).block(2, 0).build());
    assertEquals(
        """
        -/4 3/- 2/- 1   0
        -   -/4 -   -/2 -/1
        """,
        known(search, map, map.cell('w')));
    assertEquals(Outcome.FOUND, find(search, map));
    assertEquals(
        """
        -/6 5   @   1   0
        -/5 4   3   2   -/1
        """,
        known(search, map, map.cell('w')));
    assertEquals(
        """
        s*w*g
        .***.
        """,
        pathOn(map));
  }

  /** Its rhs follows from a neighbour at once; its g is worked out when the path needs it. */
  @Test
  void h06ACellThatIsFreedBecomesOverconsistent() {
    ExampleMap map =
        ExampleMap.of(
            "4 never 1/1",
            """
            s.@.g
            .....
            """);
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    find(search, map);
    search.change(CellChanges.on(map.graph().map()).free(2, 0).build());
    assertEquals(
        """
        -/6 5   -/2 1   0
        -/5 4   3   2   -/1
        """,
        known(search, map));
    assertEquals(Outcome.FOUND, find(search, map));
    assertEquals(
        """
        s***g
        .....
        """,
        pathOn(map));
  }

  @Test
  void h07AFindOfTheSameEndsGoesOnWhereItsBudgetStoppedIt() {
    ExampleMap map = ExampleMap.of("4 never 1/1", "s...g");
    LifelongSearch search = search(map, Replanning.LPA_STAR);
    Outcome outcome = search.find(map.cell('s'), map.cell('g'), path, Budget.expansions(2));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, outcome);
    assertEquals("0   1   -/2 -   -\n", known(search, map));
    assertEquals(Outcome.FOUND, find(search, map));
    assertEquals(2, search.counters().expanded);
  }

  /** The start moves to a, so k_m grows by 2, and keys that are on the open list stay bounds. */
  @Test
  void h08TheUnitMeetsAWallOnItsWay() {
    ExampleMap map =
        ExampleMap.of(
            "4 never 1/1",
            """
            ......
            s.a..g
            ......
            """);
    LifelongSearch search = search(map, Replanning.D_STAR_LITE);
    GridMap grid = map.graph().map();
    find(search, map);
    search.change(CellChanges.on(grid).block(3, 1).block(3, 0).build());
    assertEquals(Outcome.FOUND, search.find(map.cell('a'), map.cell('g'), path));
    assertEquals(
        """
        ......
        s.a.*g
        ..***.
        """,
        pathOn(map));
    assertEquals(
        """
        -   -   -   @   2   -/1
        -   -   -/5 @   1   0
        -   -/5 4   3   2   -/1
        """,
        known(search, map, grid.cell(3, 0), grid.cell(3, 1)));
  }
}
