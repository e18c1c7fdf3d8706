package hopscotch.mapf.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.HostileInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MoveTextFuzzTest {
  private static final Team TEAM =
      RandomTeams.of(
          GridGraph.of(GridMap.parse("......", ".@..@.", "......"), Movement.ORTHOGONAL), 2, 1);

  @FuzzTest
  void moves(byte[] input) {
    HostileInput.read(input, BadPlanException.class, MoveTextFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeMoves() throws IOException {
    HostileInput.huge(HostileInput.seeds(MoveTextFuzzTest.class, "moves")).forEach(this::moves);
  }

  /** What was read is written as it is read, and is a plan that can be checked. */
  private static void read(byte[] bytes) throws IOException {
    Plan plan = plan(new String(bytes, StandardCharsets.UTF_8));
    StringBuilder text = new StringBuilder();
    for (int unit = 0; unit < TEAM.size(); unit++) {
      text.append(MoveText.of(TEAM, plan, unit, false)).append('\n');
    }
    assertEquals(plan, plan(text.toString()));
    PlanValidator.check(TEAM, plan);
  }

  private static Plan plan(String text) throws IOException {
    return MoveText.read(new BufferedReader(new StringReader(text)), "plan", TEAM, false);
  }
}
