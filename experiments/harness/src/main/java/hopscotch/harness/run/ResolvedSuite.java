package hopscotch.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.datasets.file.Sha256;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.output.Json;
import hopscotch.harness.suite.MovementText;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Everything in a suite on which its rows depend, as JSON. Runs with the same hash may be resumed
 * and joined. The settings of reports are not part of it.
 */
final class ResolvedSuite {
  private ResolvedSuite() {}

  /** The JSON of a plan whose maps are in place. */
  public static ObjectNode of(SuitePlan plan) throws IOException {
    Suite suite = plan.suite();
    ObjectNode node = Json.object();
    node.put("name", suite.name());
    node.put("timing", Parameter.word(suite.timing()));
    node.put("seed", suite.seed());
    node.put("repetitions", suite.repetitions());
    node.put("block", suite.block());
    node.put("warmUp", suite.warmUp().text());
    node.set("budgets", Json.of(suite.budgets()));
    Map.Entry<String, Object> meaning = suite.problems().meaning();
    node.set(meaning.getKey(), Json.of(meaning.getValue()));
    node.set("movements", Json.of(suite.movements().stream().map(MovementText::text).toList()));
    node.set("planners", Json.of(suite.specs().stream().map(KnownSpec::toString).toList()));
    if (!suite.guests().isEmpty()) {
      ObjectNode guests = node.putObject("guests");
      for (Map.Entry<String, GuestProgram> guest : suite.guests().entrySet()) {
        guests.set(guest.getKey(), guest(guest.getValue()));
      }
    }
    ArrayNode maps = node.putArray("maps");
    for (PlannedMap map : plan.maps()) {
      ObjectNode entry = maps.addObject();
      entry.put("id", map.id());
      entry.put("sha256", Sha256.of(map.file()));
      ArrayNode scenarios = entry.putArray("scenarios");
      for (Path scenario : map.scenarios()) {
        scenarios.add(Sha256.of(scenario));
      }
    }
    return node;
  }

  /** The part of a guest on which its rows depend, which does not include its place. */
  private static ObjectNode guest(GuestProgram program) throws IOException {
    ObjectNode node = Json.object();
    List<String> command = new ArrayList<>(program.command());
    command.set(0, String.valueOf(Path.of(command.get(0)).getFileName()));
    node.set("command", Json.of(command));
    node.set("environment", Json.of(program.environment()));
    node.put("promise", program.promise());
    node.set("sha256", Json.of(program.hashes().values()));
    return node;
  }

  /** The hash of that JSON. */
  static String hash(JsonNode suite) {
    return Sha256.of(Json.text(suite));
  }
}
