package hopscotch.harness.scoreboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Rows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimesTest {
  @TempDir private Path folder;

  /** Of a run of two queries. */
  private Times times(Row... rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      ObjectNode manifest = Json.object();
      PlannedQueries.Part part = new PlannedQueries.Part("s", "s/m", "8 never sqrt2 ground", 2);
      new PlannedQueries(List.of(part)).putInto(manifest);
      directory.writeManifest(manifest);
      writer.append(List.of(rows));
    }
    return Times.of("8 never sqrt2", Results.read(folder), Map.of());
  }

  /** Jps takes half of the time on the query that both answered. */
  @Test
  void theRatioIsOverTheQueriesThatBothAnswered() throws IOException {
    Times times =
        times(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("jps", "s/m", 0, 500),
            Rows.optimal("jps", "s/m", 1, 9000));
    assertEquals(0.5, times.rows().get(1).ratio(), 1e-9);
  }

  @Test
  void aRunThatIsNotWholeSaysSo() throws IOException {
    Times times = times(Rows.optimal("astar", "s/m", 0, 1000));
    assertTrue(times.warning().startsWith("Incomplete: 1 of 2"), times.warning());
  }
}
