package hopscotch.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Everything that a node needs to run a shard of a plan, as a folder and packed as a zip:
 *
 * <pre>
 * plan.json   the maps, by where they are in here, and where guests are started
 * suite.yaml  the suite as its author wrote it
 * maps/I      the files of map I
 * lib         Hopscotch and its libraries: jars, or folders of classes
 * planners    jars with planners of someone else's
 * </pre>
 *
 * <p>Programs of guests are not in it. They must be on each node, at the place that the suite
 * names.
 */
final class Bundle {
  private static final String PLAN = "plan.json";
  private static final String SUITE = "suite.yaml";
  private static final String MAPS = "maps";

  private final Path folder;

  private Bundle(Path folder) {
    this.folder = folder;
  }

  /** The bundle that was unpacked into a folder. */
  static Bundle open(Path folder) {
    return new Bundle(folder.toAbsolutePath().normalize());
  }

  /**
   * Makes a bundle in an empty folder, including generated maps.
   *
   * @param suiteFolder the folder to which relative files of the suite refer
   * @param classPath the class path of this program
   * @param planners the jars with planners, as a class path
   */
  static Bundle make(
      Path folder, SuitePlan plan, String text, Path suiteFolder, String classPath, String planners)
      throws IOException {
    ObjectNode node = Json.object();
    node.put("guests", suiteFolder.toString());
    ArrayNode maps = node.putArray(MAPS);
    for (PlannedMap map : plan.maps()) {
      Path own = Files.createDirectories(folder.resolve(MAPS).resolve("" + maps.size()));
      PlannedMap placed = map.inPlace(own);
      ObjectNode entry = maps.addObject();
      entry.put("set", map.set());
      entry.put("id", map.id());
      entry.put("file", own.getFileName() + "/" + placed.file().getFileName());
      ArrayNode scenarios = entry.putArray("scenarios");
      for (Path file : filesOf(placed)) {
        copy(file, own.resolve(file.getFileName()));
      }
      for (Path scenario : placed.scenarios()) {
        scenarios.add(own.getFileName() + "/" + scenario.getFileName());
      }
    }
    OutputFile.write(folder.resolve(PLAN), node.toPrettyString());
    OutputFile.write(folder.resolve(SUITE), text);
    copyAll(classPath, Files.createDirectories(folder.resolve("lib")));
    copyAll(planners, Files.createDirectories(folder.resolve("planners")));
    return open(folder);
  }

  /** The files of a map or a walk, with the maps beside a dynamic scenario. */
  private static Collection<Path> filesOf(PlannedMap map) throws IOException {
    Set<Path> files = new LinkedHashSet<>(map.scenarios());
    files.add(map.file());
    if (!map.file().toString().endsWith(".map") && map.recipe() == null) {
      try (Stream<Path> beside = Files.list(map.file().toAbsolutePath().getParent())) {
        beside.filter(file -> file.toString().endsWith(".map")).forEach(files::add);
      }
    }
    return files;
  }

  /** Copies a file that is not there yet. */
  private static void copy(Path from, Path to) throws IOException {
    if (!Files.exists(to)) {
      Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  /** Copies the entries of a class path. A number before their names keeps their order. */
  private static void copyAll(String classPath, Path target) throws IOException {
    int number = 0;
    for (String entry : classPath.split(File.pathSeparator)) {
      Path source = Path.of(entry);
      if (!entry.isEmpty() && Files.exists(source)) {
        Path to = target.resolve("%03d-%s".formatted(number++, source.getFileName()));
        try (Stream<Path> files = Files.walk(source)) {
          for (Path file : files.toList()) {
            Files.copy(file, to.resolve(source.relativize(file).toString()));
          }
        }
      }
    }
  }

  /** Whether a file with this beginning was packed by this class. */
  static boolean isOurs(String head) {
    return head.startsWith("PK") && head.contains("lib/000-");
  }

  /** The plan, with its maps in place. */
  SuitePlan plan() throws IOException {
    JsonNode node = Json.read(folder.resolve(PLAN));
    List<PlannedMap> maps = new ArrayList<>();
    for (JsonNode map : node.path(MAPS)) {
      List<Path> scenarios = new ArrayList<>();
      map.path("scenarios").forEach(name -> scenarios.add(mapFile(name)));
      maps.add(
          new PlannedMap(
              map.path("set").asText(),
              map.path("id").asText(),
              mapFile(map.path("file")),
              scenarios,
              null));
    }
    return new SuitePlan(
        SuiteReader.parse(text(), SUITE).withGuestsIn(Path.of(node.path("guests").asText())), maps);
  }

  private Path mapFile(JsonNode name) {
    return folder.resolve(MAPS).resolve(name.asText());
  }

  /** The suite as its author wrote it. */
  String text() throws IOException {
    return Files.readString(folder.resolve(SUITE));
  }

  /** Packs the folder as a zip with little compression, since most of it is compressed already. */
  void pack(Path zip) throws IOException {
    OutputFile.write(
        zip,
        out -> {
          try (ZipOutputStream entries = new ZipOutputStream(out);
              Stream<Path> files = Files.walk(folder)) {
            entries.setLevel(1);
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
              entries.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
              Files.copy(file, entries);
              entries.closeEntry();
            }
          }
        });
  }
}
