package hopscotch.experiments.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.experiments.results.AskedQuery;
import hopscotch.experiments.results.Json;
import hopscotch.experiments.results.StoredProblem;
import org.junit.jupiter.api.Test;

class RepeatTest {
  @Test
  void theMovementOfTheBenchmarksIsNotSpelledOut() {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void everyPartOfAnotherMovementIs() {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar --directions 8"
            + " --corners one-free --costs 50/71 --terrain water --agent-size 3 --ends corners",
        command("8 one-free 50/71 water size=3 ends=corners"));
  }

  private static String command(String movement) {
    StoredProblem problem =
        new StoredProblem("s", "s/m", movement, new AskedQuery(0, 0, 1, 2, 3, 4));
    return Repeat.command(Json.object(), problem, "astar");
  }
}
