package hopscotch.harness.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.results.RunDirectory;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The progress of the run of a shard, by its own folder.
 *
 * @param shard the number of the shard, from 1
 * @param rows the number of rows written
 * @param planned the number of planned rows; -1 before the run has begun
 * @param host the host where it ran last; empty before it has begun
 */
public record ShardProgress(int shard, long rows, long planned, String host) {
  /** Reads the folder of a shard, to which a run may still be writing. */
  static ShardProgress of(int shard, Path folder) throws IOException {
    if (!RunDirectory.isRun(folder)) {
      return new ShardProgress(shard, 0, -1, "");
    }
    JsonNode manifest = RunDirectory.manifest(folder);
    long queries = 0;
    for (JsonNode part : manifest.path("planned")) {
      queries += part.path("queries").asLong();
    }
    JsonNode suite = manifest.path("suite");
    long planned =
        queries * suite.path("planners").size() * Math.max(1, suite.path("repetitions").asInt(1));
    JsonNode sessions = manifest.path("sessions");
    String host = sessions.path(sessions.size() - 1).path("host").asText();
    return new ShardProgress(shard, RunDirectory.countRows(folder), planned, host);
  }

  /** Whether every planned row is written. */
  public boolean isDone() {
    return planned >= 0 && rows >= planned;
  }
}
