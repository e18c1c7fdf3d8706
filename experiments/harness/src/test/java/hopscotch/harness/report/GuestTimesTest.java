package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Rows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows made up: what a report says of the times of guests. */
class GuestTimesTest {
  private static final long MILLI = 1_000_000;

  @TempDir private Path folder;

  @Test
  void claimsThatFallShortOverAMapAreToldWithTheMap() throws IOException {
    GuestTimes times = times(10 * MILLI);
    String warning = times.findWarning().orElse("");
    assertEquals(
        "guest(mine) claims 0.100 s for its queries on toy/dark, which took 2.000 s by the wall"
            + " clock, 0.000 s of it for the protocol.",
        warning);
  }

  @Test
  void claimsThatAddUpAreNotTold() throws IOException {
    assertEquals(Optional.empty(), times(180 * MILLI).findWarning());
  }

  @Test
  void whatTheProtocolTookIsSaid() throws IOException {
    assertEquals(
        Optional.of(
            "Beside the searches the protocol took at best 1.50 \u00b5s a query, and 1.70 \u00b5s after a"
                + " search and with a path (40 bytes on average), with guest(mine)."),
        times(199 * MILLI).findProtocol());
  }

  /** On a map of its own each of ten queries takes 200 ms by the wall clock. */
  private GuestTimes times(long claimedNanos) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      ObjectNode manifest = Json.object();
      manifest.put("suiteHash", "0123");
      manifest.putObject("suite").set("planners", Json.of(List.of("astar", "guest(mine)")));
      directory.writeManifest(Plans.of(manifest, 10, "toy/dark", "toy/light"));
      try (RowWriter writer = directory.writer(0)) {
        for (int query = 0; query < 10; query++) {
          writer.append(
              List.of(
                  Rows.optimal("astar", "toy/dark", query, MILLI),
                  Rows.ofGuest("guest(mine)", "toy/dark", query, claimedNanos, 200 * MILLI),
                  Rows.ofGuest("guest(mine)", "toy/light", query, 199 * MILLI, 200 * MILLI)));
        }
      }
    }
    return new GuestTimes(Results.read(folder));
  }
}
