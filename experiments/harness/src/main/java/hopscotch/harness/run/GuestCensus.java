package hopscotch.harness.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.guest.GuestFault;
import hopscotch.harness.guest.GuestLimits;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.guest.GuestSession;
import hopscotch.harness.output.Json;
import hopscotch.harness.run.worker.GuestWorker;
import hopscotch.harness.suite.Suite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Collects what a manifest says of the guests of a run, by starting each once. */
final class GuestCensus {
  private GuestCensus() {}

  /** Ends processes of earlier sessions, and writes the guests into the manifest. */
  public static void take(Suite suite, Path log, ObjectNode manifest) throws IOException {
    if (suite.guests().isEmpty()) {
      return;
    }
    GuestSession.endStrays(GuestWorker.run(log));
    ObjectNode guests = manifest.putObject("guests");
    GuestLimits limits = GuestLimits.of(suite.budgets().memory());
    for (Map.Entry<String, GuestProgram> guest : suite.guests().entrySet()) {
      GuestProgram program = guest.getValue();
      ObjectNode node = guests.putObject(guest.getKey());
      node.set("command", Json.of(program.command()));
      node.put("folder", program.folder());
      node.set("environment", Json.of(program.environment()));
      node.put("promise", program.promise());
      node.set("sha256", Json.of(program.hashes()));
      node.put("limits", limits.describe());
      try {
        GuestSession session = GuestSession.start(program, limits, GuestWorker.run(log), log);
        node.put("hello", session.hello().line());
        session.quit();
      } catch (GuestFault e) {
        node.put("fault", e.getMessage());
      }
    }
  }
}
