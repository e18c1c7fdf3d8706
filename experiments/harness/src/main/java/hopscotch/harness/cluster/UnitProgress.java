package hopscotch.harness.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The progress of a unit of a study whose rows a driver gathers.
 *
 * @param unit the number of the unit, from 1
 * @param isDone whether the driver accepted an attempt at it
 * @param rows the number of rows of that attempt
 * @param host the host where it ran; empty before that
 * @param attempt the driver's name of the attempt; empty before that
 */
public record UnitProgress(int unit, boolean isDone, long rows, String host, String attempt) {
  /** Whether a folder has the output of such a study. */
  public static boolean isThere(Path folder) throws IOException {
    return RunDirectory.isRun(folder) && RunDirectory.units(RunDirectory.manifest(folder)) > 0;
  }

  /** All units in their order. The driver may still be writing. */
  public static List<UnitProgress> of(Path folder) throws IOException {
    JsonNode manifest = RunDirectory.manifest(folder);
    List<UnitProgress> all = new ArrayList<>();
    for (int unit = 1; unit <= RunDirectory.units(manifest); unit++) {
      all.add(new UnitProgress(unit, false, 0, "", ""));
    }
    for (JsonNode session : manifest.path("sessions")) {
      int unit = session.path("unit").asInt();
      if (unit >= 1 && unit <= all.size()) {
        long rows = 0;
        for (JsonNode segment : session.path("segments")) {
          rows += RunDirectory.countRowsOf(requireThere(folder.resolve(segment.asText())));
        }
        String host = session.path("host").asText();
        all.set(
            unit - 1, new UnitProgress(unit, true, rows, host, session.path("attempt").asText()));
      }
    }
    return all;
  }

  private static Path requireThere(Path segment) throws IOException {
    if (!Files.exists(segment)) {
      throw new BadFileException(
          segment.toString(), "no such file", "all that the manifest names, fetched whole");
    }
    return segment;
  }
}
