package hopscotch.papers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.Sha256;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Runs a paper's experiment on every set of which enough maps are here. Everything is a count, so
 * no figure depends on a clock.
 *
 * <p>The run's folder has one line for each map, so a run that was stopped goes on where it was. A
 * line has the hash of the map and its scenarios. If these have changed since, the map is counted
 * again.
 */
public final class PaperRun {
  /** The file by which the folder of a paper's run is recognised. */
  public static final String MANIFEST = "paper.json";

  private static final List<Measure> NONE = List.of();
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Paper paper;
  private final MapLibrary library;
  private final Watcher watcher;
  private final Consumer<String> notes;
  private final Map<String, JsonNode> done = new LinkedHashMap<>();
  private final Map<String, Integer> every = new HashMap<>();
  private volatile boolean stopping;

  /** Follows the progress of a run. */
  @FunctionalInterface
  public interface Watcher {
    /**
     * Reports that {@code counted} of {@code all} maps are counted. {@code next} is the next map,
     * or {@code null} after the last. A stopped run does not get that far.
     */
    void on(int counted, int all, String next);
  }

  /**
   * A run of a paper on the maps of a library.
   *
   * @param notes receives a sentence if something is counted again, with the reason
   */
  public PaperRun(Paper paper, MapLibrary library, Watcher watcher, Consumer<String> notes) {
    this.paper = paper;
    this.library = library;
    this.watcher = watcher;
    this.notes = notes;
  }

  /** Ends the run after the current map. What was counted is kept. Any thread may call this. */
  public void stop() {
    stopping = true;
  }

  /** Whether the run was stopped before all maps were counted. */
  public boolean isStopped() {
    return stopping;
  }

  /**
   * Counts the maps that are not counted yet. An outcome is written into the folder, unless the run
   * was stopped or no set was counted.
   *
   * @param environment the machine and the sources, as far as they are known
   * @return the counts, without those of maps that were not reached before a stop
   * @throws BadFileException if the folder has counts of another paper, commit or share of the
   *     rows, or is damaged
   */
  public PaperOutcome execute(Path folder, JsonNode environment) throws IOException {
    Files.createDirectories(folder);
    List<MapEntry> maps = maps();
    JsonNode counted = begin(folder, environment, maps);
    try (Writer writer =
        Files.newBufferedWriter(
            folder.resolve(CountsFile.NAME),
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND)) {
      for (int i = 0; i < maps.size() && !stopping; i++) {
        MapEntry map = maps.get(i);
        if (!done.containsKey(map.id())) {
          watcher.on(i, maps.size(), map.id());
          JsonNode line = count(map);
          writer.write(Json.text(line) + "\n");
          writer.flush();
          done.put(map.id(), line);
        }
      }
    }
    if (!stopping) {
      watcher.on(maps.size(), maps.size(), null);
    }
    PaperOutcome outcome = outcome(counted);
    if (!stopping && outcome.isCounted()) {
      OutputFile.write(folder.resolve(PaperOutcome.FILE), pretty(outcome.json()));
    }
    return outcome;
  }

  private static String pretty(JsonNode tree) throws IOException {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(tree) + "\n";
  }

  /**
   * Reads the counts of an earlier run, except for a line that it did not finish, and returns what
   * is known of their origin. Counts of another commit are taken only if none is missing, and
   * likewise if only one of the two runs had changed sources. If both had, nobody knows whether
   * they are the same, so all maps are counted anew.
   */
  private JsonNode begin(Path folder, JsonNode environment, List<MapEntry> maps)
      throws IOException {
    Path manifest = folder.resolve(MANIFEST);
    ObjectNode now = Json.object();
    now.put("paper", paper.id());
    now.put("every", paper.every());
    for (String key : List.of("commit", "dirty", "date", "cpu", "os")) {
      now.set(key, environment.path(key));
    }
    if (!Files.exists(manifest)) {
      return anew(folder, now);
    }
    JsonNode before = Json.read(manifest);
    boolean isSamePaper = isSame(before, now, "paper") && isSame(before, now, "every");
    boolean isSameCommit = isSame(before, now, "commit") && isSame(before, now, "dirty");
    if (isSamePaper && isSameCommit && now.path("dirty").asBoolean()) {
      notes.accept(
          folder + ": counted anew, since its counts are of sources with changes, as are these");
      return anew(folder, now);
    }
    done.putAll(CountsFile.read(folder.resolve(CountsFile.NAME)));
    List<String> others = forgetOtherFiles(maps);
    boolean isWhole = maps.stream().allMatch(map -> done.containsKey(map.id()));
    if (!isSamePaper || !isWhole && !isSameCommit) {
      throw new BadFileException(
          folder.toString(),
          "counts of " + code(before),
          "those of " + code(now) + ", or another -o");
    }
    if (!others.isEmpty()) {
      notes.accept(
          "%s: %d of %d maps are counted again, since the map or a scenario is another; the first is %s"
              .formatted(folder, others.size(), maps.size(), others.get(0)));
    }
    return before;
  }

  private static JsonNode anew(Path folder, JsonNode now) throws IOException {
    Files.deleteIfExists(folder.resolve(CountsFile.NAME));
    OutputFile.write(folder.resolve(MANIFEST), pretty(now));
    return now;
  }

  /**
   * Forgets the counts of maps that are not here or whose files have changed. Returns the latter
   * maps.
   */
  private List<String> forgetOtherFiles(List<MapEntry> maps) throws IOException {
    done.keySet().retainAll(maps.stream().map(MapEntry::id).toList());
    List<String> others = new ArrayList<>();
    for (MapEntry map : maps) {
      JsonNode line = done.get(map.id());
      if (line != null && !text(line, "sha256").equals(sha256(map))) {
        done.remove(map.id());
        others.add(map.id());
      }
    }
    return others;
  }

  private static String code(JsonNode manifest) {
    String changes = manifest.path("dirty").asBoolean() ? " with changes" : "";
    return "%s at commit %s%s, one of every %s rows"
        .formatted(
            text(manifest, "paper"), text(manifest, "commit"), changes, text(manifest, "every"));
  }

  private static boolean isSame(JsonNode before, JsonNode now, String key) {
    return text(before, key).equals(text(now, key));
  }

  private static String text(JsonNode tree, String key) {
    return tree.path(key).asText();
  }

  /** The maps of the sets of which enough are here, each once. */
  private List<MapEntry> maps() throws IOException {
    Map<String, MapEntry> maps = new LinkedHashMap<>();
    for (PaperSet set : paper.sets()) {
      List<MapEntry> found = set.maps(library);
      if (set.isEnough(found.size())) {
        for (MapEntry map : found) {
          maps.put(map.id(), map);
          every.putIfAbsent(map.id(), paper.every(set));
        }
      }
    }
    return new ArrayList<>(maps.values());
  }

  private JsonNode count(MapEntry entry) throws IOException {
    long start = System.nanoTime();
    PaperMap map = PaperMap.read(library, entry, every.get(entry.id()));
    Counts counts = new Counts();
    Experiments.of(paper).count(map, counts);
    ObjectNode line = Json.object();
    line.put("map", entry.id());
    line.put("sha256", sha256(entry));
    line.put("scenarios", map.scenarios().size());
    line.put("rows", map.rows().size());
    line.put("usable", map.rows().stream().filter(row -> row.length().signum() > 0).count());
    line.put("millis", (System.nanoTime() - start) / 1_000_000);
    line.set("counts", counts.json());
    return line;
  }

  private PaperOutcome outcome(JsonNode environment) throws IOException {
    Map<String, PaperOutcome.SetOutcome> sets = new LinkedHashMap<>();
    for (PaperSet set : paper.sets()) {
      sets.put(set.name(), outcome(set));
    }
    long millis = done.values().stream().mapToLong(line -> line.path("millis").asLong()).sum();
    return new PaperOutcome(
        new PaperOutcome.Session(
            environment.path("commit").asText()
                + (environment.path("dirty").asBoolean() ? " with changes" : ""),
            environment.path("date").asText(),
            environment.path("cpu").asText() + ", " + environment.path("os").asText(),
            millis / 1000),
        sets,
        done.containsKey(paper.sample()) ? sample(paper, library) : new Counts());
  }

  private Counts counts(String map) {
    JsonNode line = done.get(map);
    return line == null ? new Counts() : Counts.of(line.path("counts"));
  }

  private PaperOutcome.SetOutcome outcome(PaperSet set) throws IOException {
    List<MapEntry> maps = set.maps(library);
    int withoutScenario = 0;
    long rows = 0;
    long usable = 0;
    Counts counts = new Counts();
    Map<String, Double> measures = new TreeMap<>();
    boolean isCounted =
        set.isEnough(maps.size()) && maps.stream().allMatch(map -> done.containsKey(map.id()));
    if (isCounted) {
      for (MapEntry map : maps) {
        JsonNode line = done.get(map.id());
        withoutScenario += line.path("scenarios").asInt() == 0 && !set.isGenerated() ? 1 : 0;
        rows += line.path("rows").asLong();
        usable += line.path("usable").asLong();
        counts.addAll(counts(map.id()));
      }
      measure(set, counts, maps.size() < set.maps(), measures);
    }
    return new PaperOutcome.SetOutcome(
        maps.size(), withoutScenario, rows, usable, isCounted ? sha256(set, maps) : "", measures);
  }

  /**
   * Adds every figure of the set, and the mean of everything else that was counted. Of a sample of
   * its maps those are left out that need all.
   */
  private void measure(
      PaperSet set, Counts counts, boolean isSample, Map<String, Double> measures) {
    counts.names().forEach(name -> measures.put(name, Measure.parse(name).of(counts)));
    for (PublishedTable table : paper.tables()) {
      for (PublishedFigure figure : table.figures()) {
        for (Measure measure : figure.set().equals(set.name()) ? figure.measures() : NONE) {
          double measured = measure.of(counts);
          if (Double.isFinite(measured) && !(isSample && measure.needsAll())) {
            measures.put(measure.toString(), measured);
          }
        }
      }
    }
  }

  /** The hash of a map and its scenarios. Empty if the experiment makes its own instances. */
  private String sha256(MapEntry map) throws IOException {
    if (map.set().equals(PaperMap.GENERATED)) {
      return "";
    }
    List<Path> files = new ArrayList<>(List.of(map.file()));
    files.addAll(library.scenarios(map));
    return Sha256.of(files);
  }

  /** The hash of the scenarios, one file after another in the order of the maps. */
  private String sha256(PaperSet set, List<MapEntry> maps) throws IOException {
    List<Path> scenarios = new ArrayList<>();
    for (MapEntry map : set.isGenerated() ? List.<MapEntry>of() : maps) {
      scenarios.addAll(library.scenarios(map));
    }
    return scenarios.isEmpty() ? "" : Sha256.of(scenarios);
  }

  /** Counts the paper's sample map, as the build does. */
  static Counts sample(Paper paper, MapLibrary library) throws IOException {
    Counts counts = new Counts();
    PaperSet set = paper.sets().get(0);
    MapEntry entry = set.isGenerated() ? set.maps(library).get(0) : library.map(paper.sample());
    Experiments.of(paper).count(PaperMap.read(library, entry, paper.every(set)).sample(), counts);
    return counts;
  }
}
