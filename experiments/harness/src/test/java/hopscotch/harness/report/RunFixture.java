package hopscotch.harness.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A run directory made up: three planners, of which each is wrong once. */
public final class RunFixture {
  static final List<String> PLANNERS = List.of("astar", "astar(weight=2)", "greedy");

  private static final int ODD = 38;

  private RunFixture() {}

  /** Writes a run of so many maps and queries on each. */
  public static void write(Path folder, int maps, int queries, List<String> sections)
      throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest(sections, maps, queries));
      try (RowWriter writer = directory.writer(0)) {
        for (int map = 0; map < maps; map++) {
          writer.append(rows(map(map), map, queries));
        }
      }
    }
  }

  /**
   * The page of a run whose figures are no round numbers: on the first map the mean of greedy is
   * 525.55 µs.
   */
  public static String oddPage(Path run) throws IOException {
    Random random = new Random(7);
    try (RunDirectory directory = RunDirectory.open(run)) {
      directory.writeManifest(manifest(List.of(), 4, ODD));
      try (RowWriter writer = directory.writer(0)) {
        for (int map = 0; map < 4; map++) {
          for (int query = 0; query < ODD; query++) {
            List<Row> rows = new ArrayList<>();
            for (String planner : PLANNERS) {
              double worth = planner.equals("astar") ? 1 : 1 + random.nextInt(1000) / 997.0;
              Verdict verdict = worth == 1 ? Verdict.OPTIMAL : Verdict.SUBOPTIMAL;
              int expanded = random.nextInt(100_000);
              long nanos = map == 0 && planner.equals("greedy") ? 525_500 + 100 * (query % 2) : 0;
              rows.add(
                  Rows.of(
                      planner,
                      map(map),
                      query,
                      nanos > 0 ? nanos : random.nextInt(30_000_000),
                      verdict,
                      worth,
                      expanded));
            }
            writer.append(rows);
          }
        }
      }
    }
    return new Report(Results.read(run)).write(run).toUri().toString();
  }

  /** A page without its style and its scripts, which are files of their own. */
  static String withoutScripts(String page) {
    return page.replaceAll("(?s)<style>.*?</style>", "<style></style>")
        .replaceAll("(?s)<script[^>]*>.*?</script>", "<script></script>");
  }

  private static String map(int number) {
    return set(number) + "/map" + number;
  }

  private static String set(int number) {
    return "set" + number % 2;
  }

  private static List<Row> rows(String map, int number, int queries) {
    List<Row> rows = new ArrayList<>();
    for (int query = 0; query < queries; query++) {
      long nanos = 10_000L * (query + 1) + 1_000L * number;
      rows.add(Rows.optimal("astar", map, query, nanos));
      rows.add(
          Rows.of("astar(weight=2)", map, query, nanos / 2, Verdict.SUBOPTIMAL, 1.25, 60 + query));
      rows.add(
          query == 1
              ? Rows.failed("greedy", map, query, Verdict.ERROR, "went <wrong>")
              : Rows.of("greedy", map, query, nanos / (3 + number), Verdict.SUBOPTIMAL, 1.5, 20));
    }
    return rows;
  }

  private static ObjectNode manifest(List<String> sections, int maps, int queries) {
    ObjectNode manifest = Json.object();
    List<PlannedQueries.Part> parts = new ArrayList<>();
    for (int map = 0; map < maps; map++) {
      String movement = "8 never sqrt2 ground";
      parts.add(new PlannedQueries.Part(set(map), map(map), movement, queries));
    }
    new PlannedQueries(parts).putInto(manifest);
    manifest.put("suiteHash", "0123");
    manifest.put("shard", "1/1");
    manifest.put("forPublication", false);
    manifest.put("description", "a run made up");
    manifest.put("baseline", "astar");
    manifest.set("sections", Json.of(sections));
    manifest.set("sets", Json.of(List.of("set0", "set1")));
    manifest.putObject("labels").put("astar(weight=2)", "WA*");
    ObjectNode suite = manifest.putObject("suite");
    suite.put("name", "fixture");
    suite.set("planners", Json.of(PLANNERS));
    return manifest;
  }

  /** The page of a run's report; its first map is there, 30 by 10 cells without a wall. */
  public static String page(Path run, int maps, int queries) throws IOException {
    write(run, maps, queries, List.of());
    Path map = run.resolve("set0/map0.map");
    Files.createDirectories(map.getParent());
    Files.writeString(
        map, "type octile\nheight 10\nwidth 30\nmap\n" + (".".repeat(30) + "\n").repeat(10));
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(run);
    manifest.putObject("files").put("set0/map0", map.toString());
    try (RunDirectory directory = RunDirectory.open(run)) {
      directory.writeManifest(manifest);
    }
    return new Report(Results.read(run)).write(run).toUri().toString();
  }
}
