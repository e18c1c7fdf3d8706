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
 * How far a unit is of a study whose rows a driver gathers.
 *
 * @param unit from 1
 * @param isDone whether the driver accepted an attempt at it
 * @param rows of that attempt
 * @param host where it ran; empty before
 * @param attempt as the driver calls it; empty before
 */
public record UnitProgress(int unit, boolean isDone, long rows, String host, String attempt) {
  /** Whether a folder is the output of such a study. */
  public static boolean isThere(Path folder) throws IOException {
    return RunDirectory.isRun(folder) && RunDirectory.units(RunDirectory.manifest(folder)) > 0;
  }

  /** All units in their order; the driver may be writing on. */
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
