package hopscotch.harness.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.FinishedQueries;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.suite.MapSelection;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.Timing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Makes the part of a manifest that describes a plan, before anything is run. */
public final class PlanManifest {
  private PlanManifest() {}

  /**
   * The manifest of a whole plan without a session, for code that runs shards elsewhere and gathers
   * their rows.
   *
   * @param placed a plan whose maps are in place
   */
  public static ObjectNode of(SuitePlan placed) throws IOException {
    ObjectNode manifest = Json.object();
    describe(placed, ResolvedSuite.of(placed), Shard.ALL, manifest);
    List<PlannedQueries.Part> parts = new ArrayList<>();
    for (ShardWork share : ShardPlan.of(placed, Shard.ALL)) {
      for (Assignment assignment : Assignment.of(placed.suite(), share.instance())) {
        List<Integer> order = assignment.order(placed.suite(), share);
        parts.add(Workload.of(placed.suite(), assignment, order, new FinishedQueries()).part());
      }
    }
    new PlannedQueries(parts).putInto(manifest);
    manifest.putArray("sessions");
    return manifest;
  }

  /** Writes the suite as it is now, the settings of its report, and the places of its maps. */
  public static void describe(
      SuitePlan placed, ObjectNode resolved, Shard shard, ObjectNode manifest) {
    Suite suite = placed.suite();
    manifest.put("suiteHash", ResolvedSuite.hash(resolved));
    manifest.put("shard", shard.toString());
    manifest.put("forPublication", suite.timing() == Timing.ISOLATED);
    manifest.put("description", suite.description());
    manifest.put("baseline", suite.baseline());
    manifest.set("metrics", Json.of(suite.metrics()));
    manifest.set("counters", Json.of(suite.counters()));
    manifest.set("sections", Json.of(suite.report()));
    manifest.set("labels", Json.of(suite.labels()));
    manifest.set("figures", Json.of(suite.figures()));
    manifest.set("suite", resolved);
    manifest.set("files", files(placed));
    manifest.set(
        "sets",
        Json.of(suite.maps().stream().map(MapSelection::set).filter(Objects::nonNull).toList()));
  }

  /** The places of the maps, for pictures and for the commands that repeat a query. */
  private static ObjectNode files(SuitePlan placed) {
    ObjectNode files = Json.object();
    for (PlannedMap map : placed.maps()) {
      files.put(map.id(), map.file().toAbsolutePath().normalize().toString());
    }
    return files;
  }
}
