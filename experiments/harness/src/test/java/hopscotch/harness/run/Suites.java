package hopscotch.harness.run;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs of small suites, for tests. */
public final class Suites {
  /** Two small maps, 20 queries each. */
  public static final String MAPS =
      """
      name: small
      maps:
        - generate: random(density=0.2)
          size: 40x40
          seeds: 1..2
      queries: {from: random, count: 20}
      warm-up: 10ms
      """;

  private static final List<String> TIMED =
      List.of(
          "curve",
          "nanos",
          "first_move_nanos",
          "last_move_nanos",
          "first_preparation_nanos",
          "preparation_nanos",
          "allocated_bytes",
          "compilation_millis",
          "collection_millis",
          "change_nanos",
          "unit_bytes",
          "first_plan_nanos",
          "best_plan_nanos",
          "crc");

  private Suites() {}

  public static SuitePlan plan(String text) throws IOException {
    return SuitePlan.of(
        SuiteReader.parse(text, "small.yaml"), Path.of(""), () -> MapLibrary.of(List.of()));
  }

  public static Results run(String text, Path folder) throws IOException {
    return run(text, folder, Shard.ALL, 1);
  }

  public static Results run(String text, Path folder, Shard shard, int threads) throws IOException {
    new Run(plan(text), text, shard, threads, RunWatcher.SILENT).execute(folder);
    return Results.read(folder);
  }

  /** The rows of a run without times and checksums, sorted. */
  public static List<String> untimedRows(Path folder) throws IOException {
    List<String> rows = new ArrayList<>();
    for (Path segment : RunDirectory.segments(folder)) {
      List<String> lines = Files.readAllLines(segment);
      // A session that was stopped before its first row has an empty one.
      List<String> heads = lines.isEmpty() ? List.of() : List.of(lines.get(0).split(","));
      for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
        String[] fields = line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1);
        for (String timed : TIMED) {
          int column = heads.indexOf(timed);
          if (column >= 0) {
            fields[column] = "";
          }
        }
        // Counters of a planner that are times are named so.
        rows.add(String.join(",", fields).replaceAll("-nanos=[0-9]+", "-nanos"));
      }
    }
    Collections.sort(rows);
    return rows;
  }

  /** The verdicts on the answers of a planner. */
  static Set<Verdict> verdicts(Results results, String spec) {
    Set<Verdict> verdicts = new HashSet<>();
    for (int row = 0; row < results.size(); row++) {
      if (results.planners().get(results.planner(row)).equals(spec)) {
        verdicts.add(results.verdict(row));
      }
    }
    return verdicts;
  }
}
