package hopscotch.mapf.team;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import org.junit.jupiter.api.Test;

class TeamTest {
  private static final GridMap MAP = GridMap.parse("...", "@@@", "...");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.ORTHOGONAL);

  private static String error(int[] starts, int[] goals) {
    return assertThrows(IllegalArgumentException.class, () -> Team.of(GRAPH, starts, goals))
        .getMessage();
  }

  private static int cell(int x, int y) {
    return MAP.cell(x, y);
  }

  @Test
  void namesTheUnitsThatShareAnEnd() {
    int[] same = {cell(0, 0), cell(0, 0)};
    int[] different = {cell(1, 0), cell(2, 0)};
    assertEquals("units 0 and 1 have the same start (0, 0)", error(same, different));
    assertEquals("units 0 and 1 have the same goal (0, 0)", error(different, same));
  }

  @Test
  void namesTheUnitThatCannotReachItsGoal() {
    assertEquals(
        "unit 0: no path leads from its start (0, 0) to its goal (0, 2)",
        error(new int[] {cell(0, 0)}, new int[] {cell(0, 2)}));
    assertEquals(
        "unit 0: goal (0, 1) is blocked: its terrain '@' is not in 'ground'",
        error(new int[] {cell(0, 0)}, new int[] {cell(0, 1)}));
  }

  @Test
  void needsUnits() {
    error(new int[0], new int[0]);
    error(new int[] {cell(0, 0)}, new int[0]);
  }

  @Test
  void theFirstUnitsAreATeam() {
    Team team =
        Team.of(GRAPH, new int[] {cell(0, 0), cell(1, 0)}, new int[] {cell(2, 0), cell(0, 0)});
    assertArrayEquals(new int[] {cell(0, 0)}, team.first(1).starts());
    assertThrows(IllegalArgumentException.class, () -> team.first(3));
  }

  @Test
  void randomTeamsRepeatAndFillTheMap() {
    Team team = RandomTeams.of(GRAPH, 3, 7);
    assertArrayEquals(team.starts(), RandomTeams.of(GRAPH, 3, 7).starts());
    assertArrayEquals(team.goals(), RandomTeams.of(GRAPH, 3, 7).goals());
    assertThrows(IllegalArgumentException.class, () -> RandomTeams.of(GRAPH, 4, 7));
  }

  @Test
  void lowerBoundsAreTrueDistances() {
    Team team =
        Team.of(GRAPH, new int[] {cell(0, 0), cell(1, 0)}, new int[] {cell(2, 0), cell(0, 0)});
    assertEquals(new PlanCosts(3, 2, 3), LowerBounds.of(team));
  }
}
