package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What answers of "no plan" are worth, by rows made up. */
class NoPlansTest {
  @TempDir private Path folder;

  private static Path run(Path folder, List<Row> rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(
          Plans.of(Json.object().put("suiteHash", "0123").put("shard", "1/1"), rows));
      for (int segment = 0; segment < rows.size(); segment++) {
        try (RowWriter writer = directory.writer(segment)) {
          writer.append(List.of(rows.get(segment)));
        }
      }
    }
    return folder;
  }

  private static String verdicts(Path run) throws IOException {
    Results results = Results.read(run);
    TreeMap<String, Verdict> verdicts = new TreeMap<>();
    for (int row = 0; row < results.size(); row++) {
      int team = results.problems().get(results.problem(row)).asked().number();
      verdicts.put(results.planners().get(results.planner(row)) + " " + team, results.verdict(row));
    }
    return verdicts.toString();
  }

  private static Row none(String planner, Verdict verdict) {
    return Rows.team(planner, 0, verdict, -1);
  }

  @Test
  void aPlanForAnotherTeamRefutesNothing() throws IOException {
    Path run =
        run(
            folder.resolve("run"),
            List.of(none("a", Verdict.UNCHECKED), Rows.team("b", 1, Verdict.VALID, 9)));
    assertEquals("{a 0=UNCHECKED, b 1=VALID}", verdicts(run));
  }

  @Test
  void shardsThatAreJoinedTellMoreThanEach() throws IOException {
    Path one = run(folder.resolve("one"), List.of(none("a", Verdict.UNCHECKED)));
    Path other = run(folder.resolve("other"), List.of(Rows.team("b", 0, Verdict.VALID, 9)));
    RunMerge.merge(List.of(one, other), folder.resolve("merged"));
    assertEquals("{a 0=MISSED, b 0=VALID}", verdicts(folder.resolve("merged")));
  }

  /** Against the words of the documentation, for a few planners, in any order. */
  @Property(tries = 60)
  void agreesWithItsDefinition(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    List<Row> rows = new ArrayList<>();
    List<String> planners = List.of("a", "a(x=1)", "b", "c(a)", "d");
    for (String planner : planners) {
      switch (random.nextInt(5)) {
        case 0 -> rows.add(Rows.team(planner, 0, Verdict.VALID, 9));
        case 1 -> rows.add(none(planner, Verdict.BUDGET));
        case 2, 3 -> rows.add(none(planner, Verdict.UNCHECKED));
        default -> {}
      }
    }
    Path run = Files.createTempDirectory("no-plans");
    try {
      Results results = Results.read(run(run, rows));
      boolean isPlan = rows.stream().anyMatch(row -> isOf(row, Verdict.VALID));
      for (int at = 0; at < results.size(); at++) {
        Row row = rows.get(at);
        String id = row.task().planner().replaceFirst("\\(.*", "");
        boolean isAnother =
            rows.stream()
                .filter(other -> isOf(other, Verdict.UNCHECKED))
                .anyMatch(other -> !other.task().planner().replaceFirst("\\(.*", "").equals(id));
        Verdict expected =
            !isOf(row, Verdict.UNCHECKED)
                ? row.verdict()
                : isPlan ? Verdict.MISSED : isAnother ? Verdict.NO_PATH : Verdict.UNCHECKED;
        Assertions.assertEquals(expected, results.verdict(at), rows.toString());
      }
    } finally {
      delete(run);
    }
  }

  private static boolean isOf(Row row, Verdict verdict) {
    return row.text(RowColumn.VERDICT).equals(verdict.text());
  }

  private static void delete(Path run) throws IOException {
    try (var files = Files.list(run)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(run);
  }
}
