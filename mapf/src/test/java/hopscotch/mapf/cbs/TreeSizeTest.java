package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The numbers of expanded nodes of the constraint tree that Li et al. published (AAAI 2019, ICAPS
 * 2019 and 2020) for two units in a rectangle, a corridor, and at a target. The node with the plan
 * is not counted.
 */
class TreeSizeTest {
  private static final String PLAIN =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false,solvable=false)";
  private static final String CBSH =
      "cbs(bypass=false,heuristic=cg,target=false,corridor=false,"
          + "rectangle=false,disjoint=false,solvable=false)";

  private static long expanded(String spec, Team team) {
    TeamSearch search = TeamPlanners.prepare(spec, team.graph()).newSearch();
    assertEquals(TeamOutcome.SOLVED, search.solve(team).outcome());
    return search.counters().expanded;
  }

  /** An empty grid with one free cell all round; the units cross each other's rectangle. */
  private static Team rectangle(int width, int length) {
    String[] rows = new String[width + 2];
    Arrays.fill(rows, ".".repeat(length + 2));
    GridMap map = GridMap.parse(rows);
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 1), map.cell(1, 0)},
        new int[] {map.cell(length + 1, width), map.cell(length, width + 1)});
  }

  @ParameterizedTest
  @CsvSource({
    "2, 2, 3",
    "2, 3, 7",
    "2, 4, 14",
    "2, 5, 26",
    "2, 6, 46",
    "2, 7, 79",
    "2, 8, 133",
    "2, 9, 221",
    "3, 3, 22",
    "3, 4, 53",
    "3, 5, 116",
    "3, 6, 239",
    "3, 7, 472",
    "3, 8, 904",
    "4, 4, 142"
  })
  void rectanglesAsPublished(int width, int length, int nodes) {
    assertEquals(nodes, expanded(CBSH, rectangle(width, length)));
  }

  /** A corridor of one cell less than {@code length}, between columns of three; the units cross. */
  private static Team corridor(int length) {
    String end = "." + "@".repeat(length - 1) + ".";
    GridMap map = GridMap.parse(end, ".".repeat(length + 1), end);
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(length, 0)},
        new int[] {map.cell(length, 0), map.cell(0, 0)});
  }

  @ParameterizedTest
  @CsvSource({"3, 15, 8", "5, 63, 32", "7, 255, 128", "9, 1023, 512"})
  void corridorsAsPublished(int length, int plain, int withHeuristic) {
    assertEquals(plain, expanded(PLAIN, corridor(length)));
    assertEquals(withHeuristic, expanded(CBSH, corridor(length)));
  }

  @Test
  void theLongestCorridorAsPublished() {
    assertEquals(2048, expanded(CBSH, corridor(11)));
  }

  /**
   * One unit steps into a corridor to its goal; the other comes along it {@code distance} later.
   */
  private static Team target(int distance) {
    String row = ".".repeat(distance + 4);
    String below = "@".repeat(distance) + "." + "@".repeat(3);
    GridMap map = GridMap.parse(row, below);
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(distance, 1)},
        new int[] {map.cell(distance + 2, 0), map.cell(distance, 0)});
  }

  @ParameterizedTest
  @CsvSource({"10", "20", "30", "40", "50"})
  void targetsAsPublished(int distance) {
    assertEquals(distance, expanded(PLAIN, target(distance)));
  }

  /** Reasoning on alone, and with everything that is the default. */
  private static void requireFewNodes(String alone, Team team) {
    String none =
        "cbs(bypass=false,heuristic=cg,target=false,corridor=false,rectangle=false,"
            + "disjoint=false";
    for (String spec : new String[] {none.replace(alone + "=false", alone + "=true"), "cbs("}) {
      long nodes = expanded(spec + (spec.endsWith("(") ? "" : ",") + "solvable=false)", team);
      assertTrue(nodes <= 3, () -> spec + ": " + nodes);
    }
  }

  @ParameterizedTest
  @CsvSource({"10", "20", "30", "40", "50"})
  void targetReasoningSplitsOnce(int distance) {
    requireFewNodes("target", target(distance));
  }

  @ParameterizedTest
  @CsvSource({"3", "5", "7", "9", "11", "30"})
  void corridorReasoningSplitsOnce(int length) {
    requireFewNodes("corridor", corridor(length));
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 9", "3, 3", "3, 8", "4, 4", "9, 12", "20, 20"})
  void rectangleReasoningSplitsOnce(int width, int length) {
    requireFewNodes("rectangle", rectangle(width, length));
  }
}
