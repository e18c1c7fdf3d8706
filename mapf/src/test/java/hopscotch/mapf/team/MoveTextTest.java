package hopscotch.mapf.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
  private static final GridMap MAP = GridMap.parse("...", "...");
  private static final Team TEAM =
      Team.of(
          GridGraph.of(MAP, Movement.ORTHOGONAL),
          new int[] {MAP.cell(0, 0)},
          new int[] {MAP.cell(2, 1)});

  private static Plan read(String text, boolean flipped) throws IOException {
    return MoveText.read(new BufferedReader(new StringReader(text)), "plan", TEAM, flipped);
  }

  @Test
  void readsMovesAndRuns() throws IOException {
    Plan plan = read("r3wrd5w\n", false);
    assertEquals(6, plan.steps(0));
    assertEquals(MAP.cell(1, 0), plan.cell(0, 4));
    assertEquals(MAP.cell(2, 1), plan.lastCell(0));
    assertEquals("r3wrd", MoveText.of(TEAM, plan, 0, false));
    assertEquals("r3wru", MoveText.of(TEAM, plan, 0, true));
    assertEquals(plan, read("r3wru", true));
  }

  @Test
  void saysWhereTheTextIsWrong() {
    assertEquals(
        "plan, line 1, column 2: no move; expected u, d, l, r or w, or a number before one of them",
        assertThrows(BadPlanException.class, () -> read("rx", false)).getMessage());
    assertEquals(
        "plan, line 1, column 2: the unit leaves the map at step 2; expected moves on it",
        assertThrows(BadPlanException.class, () -> read("dd", false)).getMessage());
    assertEquals(
        "plan, line 2: one line more; expected a line for each of 1 units",
        assertThrows(BadPlanException.class, () -> read("r\nr", false)).getMessage());
    assertEquals(
        "plan, line 1: the end; expected the moves of 1 units, a line each",
        assertThrows(BadPlanException.class, () -> read("", false)).getMessage());
    assertThrows(BadPlanException.class, () -> read("99999999w", false));
    assertThrows(BadPlanException.class, () -> read("3", false));
  }

  @Test
  void aPathHasAtMost100000Steps() throws IOException {
    assertEquals(MAP.cell(0, 0), read("100000w", false).lastCell(0));
    assertEquals(100_000, read("99999wr", false).steps(0));
    for (String text : new String[] {"100001w", "100000wr", "99999w2w"}) {
      assertThrows(BadPlanException.class, () -> read(text, false));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aPlanSurvivesTheText(int seed) throws IOException {
    GridMap map = GridMap.parse("......", ".@..@.", "......");
    Team team = RandomTeams.of(GridGraph.of(map, Movement.ORTHOGONAL), 6, seed);
    Plan plan = TeamPlanners.prepare("lacam", team.graph()).newSearch().solve(team).plan();
    StringBuilder text = new StringBuilder();
    for (int unit = 0; unit < team.size(); unit++) {
      text.append(MoveText.of(team, plan, unit, false)).append('\n');
    }
    assertEquals(
        plan,
        MoveText.read(new BufferedReader(new StringReader(text.toString())), "plan", team, false));
  }
}
