package hopscotch.experiments.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.experiments.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Joins the directories of one suite: every row once, the first directory's where two have it. */
public final class RunMerge {
  private static final String WHOLE = "1/1";
  private static final String MERGED_FROM = "mergedFrom";

  /** So many missing shards are named at most. */
  private static final int MAX_NAMED = 100;

  private RunMerge() {}

  /**
   * Joins directories into a new one.
   *
   * @return how many rows it has
   * @throws BadFileException if two are of different suites, one is damaged, or the target exists
   */
  public static long merge(List<Path> sources, Path target) throws IOException {
    JsonNode first = RunDirectory.manifest(sources.get(0));
    ObjectNode manifest = first.deepCopy();
    ArrayNode sessions = manifest.putArray("sessions");
    Set<String> shards = new TreeSet<>();
    List<PlannedQueries> planned = new ArrayList<>();
    for (Path source : sources) {
      JsonNode other = RunDirectory.manifest(source);
      if (!other.path("suiteHash").equals(first.path("suiteHash"))) {
        throw new BadFileException(
            source.toString(), "a run of another suite than " + sources.get(0), "one suite");
      }
      other.path("sessions").forEach(sessions::add);
      planned.add(PlannedQueries.of(other, source.resolve("manifest.json").toString()));
      if (other.path(MERGED_FROM).isEmpty()) {
        shards.add(other.path("shard").asText());
      } else {
        other.path(MERGED_FROM).forEach(shard -> shards.add(shard.asText()));
      }
    }
    manifest.put("shard", WHOLE);
    manifest.set(MERGED_FROM, Json.of(shards));
    manifest.set("missingShards", Json.of(missing(shards)));
    if (planned.stream().allMatch(PlannedQueries::isKnown)) {
      PlannedQueries.joined(planned).putInto(manifest);
    } else {
      manifest.put("format", 1).remove("planned");
    }
    try (RunDirectory directory = RunDirectory.open(target)) {
      if (directory.hasManifest()) {
        throw new BadFileException(target.toString(), "a run is here already", "a new folder");
      }
      long rows = copyRows(sources, target);
      copyFiles(sources.get(0), target);
      directory.writeManifest(manifest);
      return rows;
    }
  }

  /** The shards that are not there of as many as the first says. */
  private static List<String> missing(Set<String> shards) {
    List<String> missing = new ArrayList<>();
    String first = shards.iterator().next();
    if (shards.contains(WHOLE) || !first.matches("[0-9]+/[0-9]{1,6}")) {
      return missing;
    }
    String count = first.substring(first.indexOf('/') + 1);
    for (int i = 1; i <= Integer.parseInt(count) && missing.size() < MAX_NAMED; i++) {
      if (!shards.contains(i + "/" + count)) {
        missing.add(i + "/" + count);
      }
    }
    return missing;
  }

  private static long copyRows(List<Path> sources, Path target) throws IOException {
    Done done = new Done();
    try (Segment merged = Segment.append(target.resolve("rows-0.csv"))) {
      for (Path source : sources) {
        for (Path file : RunDirectory.segments(source)) {
          ProblemKind kind = Segment.scan(file).kind();
          Segment.scan(
              file,
              (line, bytes, from, to) -> {
                StoredRow row = RowReader.parse(file, line, kind, bytes, from, to);
                if (done.add(row.task(), row.repetition(), row.number())) {
                  merged.begin(kind);
                  merged.appendLine(bytes, from, to);
                }
              });
        }
      }
      merged.force();
    }
    return done.size();
  }

  private static void copyFiles(Path source, Path target) throws IOException {
    Path suite = source.resolve("suite.yaml");
    if (Files.exists(suite)) {
      Files.copy(suite, target.resolve("suite.yaml"), StandardCopyOption.REPLACE_EXISTING);
    }
    Path maps = source.resolve("maps");
    if (Files.isDirectory(maps)) {
      Files.createDirectories(target.resolve("maps"));
      try (Stream<Path> files = Files.list(maps)) {
        for (Path file : files.toList()) {
          Files.copy(
              file,
              target.resolve("maps").resolve(file.getFileName()),
              StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
