package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.Folders;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Joins the directories of one suite, with every row once and in the order of the suite. If two
 * directories have the same row, both must agree except for times. The row of the session that
 * ended first is kept.
 */
public final class RunMerge {
  private static final String WHOLE = "1/1";
  private static final String MERGED_FROM = "mergedFrom";

  /** The most missing shards that a message names. */
  private static final int MAX_NAMED = 100;

  private final List<Path> sources;
  private final List<JsonNode> manifests = new ArrayList<>();
  private final Sessions sessions = new Sessions();

  private RunMerge(List<Path> sources) throws IOException {
    this.sources = sources;
    for (Path source : sources) {
      JsonNode manifest = RunDirectory.manifest(source);
      if (!manifests.isEmpty()
          && !manifest.path("suiteHash").equals(manifests.get(0).path("suiteHash"))) {
        throw new BadFileException(
            source.toString(), "a run of another suite than " + sources.get(0), "one suite");
      }
      manifests.add(manifest);
      sessions.add(manifest);
    }
  }

  /**
   * The result of a merge.
   *
   * @param doubled the number of duplicates that were left out
   * @param torn the segments whose last bytes are not a row
   */
  public record Merged(long rows, long doubled, List<Path> torn) {}

  /**
   * Joins directories into a new one, or into an earlier merge of them.
   *
   * @throws BadFileException if two directories are of different suites, one is damaged, two rows
   *     contradict each other, or the target has other rows
   */
  public static Merged merge(List<Path> sources, Path target) throws IOException {
    return new RunMerge(sources).into(target);
  }

  private Merged into(Path target) throws IOException {
    ObjectNode manifest = manifest();
    try (RunDirectory directory = RunDirectory.open(target);
        RowMerge merge = new RowMerge()) {
      requireNothingLost(directory);
      for (int i = 0; i < sources.size(); i++) {
        for (Path segment : RunDirectory.segments(sources.get(i))) {
          merge.add(segment, sessions.ofSegment(manifests.get(i), segment));
        }
      }
      merge.read(order(), sessions.places());
      List<String> segments = write(merge, target);
      sessions.putInto(manifest, segments);
      copyFiles(sources.get(0), target);
      directory.writeManifest(manifest);
      return new Merged(merge.rows(), merge.doubled(), merge.torn());
    }
  }

  /**
   * Writes all segments into a folder inside the target before any of them is moved, since the
   * target may be one of the sources. Files that could not be moved stay in that folder, since
   * their rows may be nowhere else.
   */
  private static List<String> write(RowMerge merge, Path target) throws IOException {
    List<Path> former = new ArrayList<>(RunDirectory.segments(target));
    Path drafts = Files.createTempDirectory(target, ".merge-");
    List<String> segments = List.of();
    boolean isWritten = false;
    try {
      segments = merge.write(drafts, target);
      isWritten = true;
    } finally {
      if (!isWritten) {
        Folders.delete(drafts);
      }
    }
    for (Path draft : files(drafts)) {
      former.remove(move(draft, target));
    }
    for (Path file : former) {
      Files.deleteIfExists(file);
    }
    Files.delete(drafts);
    return segments;
  }

  private static Path move(Path file, Path folder) throws IOException {
    Path target = folder.resolve(file.getFileName());
    return Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** Refuses a target unless it is an earlier merge of the same runs, or of some of them. */
  private void requireNothingLost(RunDirectory directory) throws IOException {
    if (!directory.hasManifest()) {
      return;
    }
    JsonNode there = RunDirectory.manifest(directory.folder());
    Sessions both = new Sessions();
    manifests.forEach(both::add);
    both.add(there);
    boolean isOurs =
        !there.path(MERGED_FROM).isEmpty()
            && there.path("suiteHash").equals(manifests.get(0).path("suiteHash"))
            && shards(List.of(there)).stream().allMatch(shards(manifests)::contains)
            && both.count() == sessions.count();
    if (!isOurs) {
      throw new BadFileException(
          directory.folder().toString(),
          "a run is here already",
          "a new folder, or an earlier merge of the same runs");
    }
  }

  private ObjectNode manifest() throws BadFileException {
    ObjectNode manifest = manifests.get(0).deepCopy();
    List<PlannedQueries> planned = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      String file = sources.get(i).resolve("manifest.json").toString();
      planned.add(PlannedQueries.of(manifests.get(i), file));
    }
    Set<String> shards = shards(manifests);
    manifest.put("shard", WHOLE);
    RunDirectory.putUnits(0, manifest);
    manifest.set(MERGED_FROM, Json.of(shards));
    manifest.set("missingShards", Json.of(missing(shards)));
    PlannedQueries.joined(planned).putInto(manifest);
    return manifest;
  }

  private static Set<String> shards(List<JsonNode> manifests) {
    Set<String> shards = new TreeSet<>();
    for (JsonNode manifest : manifests) {
      if (manifest.path(MERGED_FROM).isEmpty()) {
        shards.add(manifest.path("shard").asText());
      } else {
        shards.addAll(Json.texts(manifest.path(MERGED_FROM)));
      }
    }
    return shards;
  }

  private RowMerge.Order order() {
    JsonNode suite = manifests.get(0).path("suite");
    List<String> maps = new ArrayList<>();
    suite.path("maps").forEach(map -> maps.add(map.path("id").asText()));
    return new RowMerge.Order(maps, Json.texts(suite.path("planners")));
  }

  /** The missing shards, if there are as many shards as most of those present say. */
  private static List<String> missing(Set<String> shards) {
    List<String> missing = new ArrayList<>();
    TreeMap<Integer, Integer> sizes = new TreeMap<>();
    for (String shard : shards) {
      if (shard.matches("[0-9]{1,6}/[0-9]{1,6}")) {
        sizes.merge(Integer.parseInt(shard.substring(shard.indexOf('/') + 1)), 1, Integer::sum);
      }
    }
    boolean isWhole = sizes.entrySet().stream().anyMatch(it -> it.getKey().equals(it.getValue()));
    if (isWhole || sizes.isEmpty()) {
      return missing;
    }
    int count =
        sizes.entrySet().stream().max(java.util.Map.Entry.comparingByValue()).get().getKey();
    for (int i = 1; i <= count && missing.size() < MAX_NAMED; i++) {
      if (!shards.contains(i + "/" + count)) {
        missing.add(i + "/" + count);
      }
    }
    return missing;
  }

  private static void copyFiles(Path source, Path target) throws IOException {
    Path suite = source.resolve("suite.yaml");
    if (Files.exists(suite)) {
      copy(suite, target);
    }
    Path maps = source.resolve("maps");
    if (Files.isDirectory(maps)) {
      for (Path file : files(maps)) {
        copy(file, target.resolve("maps"));
      }
    }
  }

  private static void copy(Path file, Path folder) throws IOException {
    OutputFile.write(folder.resolve(file.getFileName()), out -> Files.copy(file, out));
  }
}
