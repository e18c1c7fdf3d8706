package hopscotch.experiments.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
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

  @Test
  void aMapGoesByWhatItIsCalledOnEveryMachine() {
    assertEquals("s/m", map("s/m", "/home/ada/maps/s/m.map"));
    assertEquals("maps/rooms-1.map", map("generated/rooms-1", "/home/ada/run/maps/rooms-1.map"));
    assertEquals("/home/ada/other.map", map("files/m", "/home/ada/other.map"));
  }

  private static String map(String id, String file) {
    ObjectNode manifest = Json.object();
    manifest.putObject("files").put(id, file);
    StoredProblem problem =
        new StoredProblem("s", id, "8 never sqrt2 ground", new AskedQuery(0, 0, 1, 2, 3, 4));
    return Repeat.command(manifest, problem, "astar").replaceAll(".*--map (\\S+) --from.*", "$1");
  }

  private static String command(String movement) {
    StoredProblem problem =
        new StoredProblem("s", "s/m", movement, new AskedQuery(0, 0, 1, 2, 3, 4));
    return Repeat.command(Json.object(), problem, "astar");
  }
}
