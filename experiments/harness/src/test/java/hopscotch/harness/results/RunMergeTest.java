package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RunMergeTest {
  private static final List<String> MAPS = List.of("s/b", "s/a", "t/c");
  private static final List<String> PLANNERS = List.of("jps", "astar", "bfs");

  @TempDir private Path folder;

  @Test
  void rowsOfManySegmentsStandInTheOrderOfTheSuite() throws IOException {
    List<Row> rows = new ArrayList<>();
    List<String> inOrder = new ArrayList<>();
    for (String map : MAPS) {
      for (int query = 0; query < 30; query++) {
        for (String planner : PLANNERS) {
          rows.add(Rows.optimal(planner, map, query, 1000));
          inOrder.add(map + " " + query + " " + planner);
        }
      }
    }
    Collections.shuffle(rows, new Random(7));
    List<Path> shards = new ArrayList<>();
    for (int shard = 0; shard < 3; shard++) {
      shards.add(run("shard" + shard, "", rows.subList(90 * shard, 90 * (shard + 1))));
    }
    RunMerge.Merged merged = RunMerge.merge(shards, folder.resolve("merged"));
    assertEquals(270, merged.rows());
    assertEquals(0, merged.doubled());
    assertEquals(inOrder, names(folder.resolve("merged/rows-0.csv")));
  }

  @Test
  void everySessionKeepsItsRowsInASegmentOfItsOwn() throws IOException {
    Path first = run("first", "2026-01-02", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path second = run("second", "2026-01-01", List.of(Rows.optimal("astar", "s/a", 1, 20)));
    RunMerge.merge(List.of(first, second), folder.resolve("merged"));
    Results results = Results.read(folder.resolve("merged"));
    for (int row = 0; row < 2; row++) {
      int query = results.problems().get(results.problem(row)).asked().number();
      String host =
          results.manifest().at("/sessions/%d/host".formatted(results.session(row))).asText();
      assertEquals(query == 0 ? "first" : "second", host);
    }
  }

  @Test
  void ofARowThatIsThereTwiceTheSessionThatEndedFirstCounts() throws IOException {
    Path late = run("late", "2026-01-02", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path early = run("early", "2026-01-01", List.of(Rows.optimal("astar", "s/a", 0, 20)));
    Path lost = run("lost", "", List.of(Rows.optimal("astar", "s/a", 0, 30)));
    RunMerge.Merged merged = RunMerge.merge(List.of(lost, late, early), folder.resolve("merged"));
    assertEquals(1, merged.rows());
    assertEquals(2, merged.doubled());
    assertEquals(20, Results.read(folder.resolve("merged")).nanos(0));
  }

  @Test
  void rowsThatContradictEachOtherAreRefusedWithTheColumn() throws IOException {
    Path one = run("one", "", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path other = run("other", "", List.of(Rows.of("astar", "s/a", 0, 10, Verdict.OPTIMAL, 1, 99)));
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> RunMerge.merge(List.of(one, other), folder.resolve("merged")));
    assertTrue(
        e.getMessage()
            .contains("astar on s/a, number 0, repetition 1: expanded is '99', and '100'"),
        e.getMessage());
  }

  @Test
  void whatTheClockSawOfAGuestMayDiffer() throws IOException {
    Path one = run("one", "", List.of(Rows.ofGuest("guest(me)", "s/a", 0, 10, 20)));
    Path other = run("other", "", List.of(Rows.ofGuest("guest(me)", "s/a", 0, 30, 40)));
    assertEquals(1, RunMerge.merge(List.of(one, other), folder.resolve("merged")).doubled());
  }

  @Test
  void timesAmongAPlannersCountersMayDifferAndItsCountsMayNot() throws IOException {
    Path one = run("one", "", List.of(withExtras("cardinal-splits=3;split-nanos=10")));
    Path other = run("other", "", List.of(withExtras("cardinal-splits=3;split-nanos=20")));
    assertEquals(1, RunMerge.merge(List.of(one, other), folder.resolve("merged")).doubled());
    Path contrary = run("contrary", "", List.of(withExtras("cardinal-splits=4;split-nanos=10")));
    assertThrows(
        BadFileException.class,
        () -> RunMerge.merge(List.of(one, contrary), folder.resolve("refused")));
  }

  private static Row withExtras(String extras) {
    return Rows.optimal("astar", "s/a", 0, 10).with(RowColumn.EXTRAS, extras);
  }

  @Test
  void failuresOfOneKindAreTheSameWhateverTheySay() throws IOException {
    Path one = run("one", "", List.of(Rows.failed("astar", "s/a", 0, Verdict.ERROR, "at 0x1")));
    Path other = run("other", "", List.of(Rows.failed("astar", "s/a", 0, Verdict.ERROR, "at 0x2")));
    assertEquals(1, RunMerge.merge(List.of(one, other), folder.resolve("merged")).doubled());
  }

  @Test
  void aTornSegmentIsTakenUpToItsLastGoodRowAndNamed() throws IOException {
    Path run = run("torn", "", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path segment = run.resolve("rows-0.csv");
    Files.writeString(segment, "s,s/a,8 nev", StandardOpenOption.APPEND);
    RunMerge.Merged merged = RunMerge.merge(List.of(run), folder.resolve("merged"));
    assertEquals(1, merged.rows());
    assertEquals(List.of(segment), merged.torn());
    assertTrue(Files.readString(segment).endsWith("8 nev"), "the source stays as it is");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aCopyThatFindsNoRoomIsNamed() throws IOException {
    Path run = run("one", "", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Files.writeString(run.resolve("suite.yaml"), "planners: [astar]");
    Path merged = Files.createDirectory(folder.resolve("merged"));
    Path full = Files.createSymbolicLink(merged.resolve("suite.yaml"), Path.of("/dev/full"));
    IOException e = assertThrows(IOException.class, () -> RunMerge.merge(List.of(run), merged));
    assertEquals(full + ": cannot be written (No space left on device)", e.getMessage());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aSegmentThatFindsNoRoomHasTheNameThatItIsToHave() throws IOException {
    Path run = run("one", "", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path drafts = Files.createDirectory(folder.resolve("drafts"));
    Files.createSymbolicLink(drafts.resolve("rows-0.csv"), Path.of("/dev/full"));
    try (RowMerge merge = new RowMerge()) {
      merge.add(run.resolve("rows-0.csv"), 0);
      merge.read(new RowMerge.Order(MAPS, PLANNERS), new int[1]);
      IOException e =
          assertThrows(IOException.class, () -> merge.write(drafts, folder.resolve("merged")));
      assertEquals(
          folder.resolve("merged/rows-0.csv") + ": cannot be written (No space left on device)",
          e.getMessage());
    }
  }

  @Test
  void aMergeIsDoneAgainInPlaceWhenMoreIsThere() throws IOException {
    Path first = run("first", "2026-01-01", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    RunMerge.merge(List.of(first), folder.resolve("merged"));
    Path second = run("second", "2026-01-02", List.of(Rows.optimal("astar", "s/a", 1, 10)));
    assertEquals(2, RunMerge.merge(List.of(first, second), folder.resolve("merged")).rows());
    assertEquals(2, Results.read(folder.resolve("merged")).size());
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> RunMerge.merge(List.of(first), folder.resolve("merged")),
            "rows of the second run would be lost");
    assertTrue(e.getMessage().contains("a run is here already"), e.getMessage());
  }

  @Test
  void anEarlierMergeMayBeASourceOfTheMergeThatReplacesIt() throws IOException {
    Path first = run("first", "2026-01-01", List.of(Rows.optimal("astar", "s/a", 0, 10)));
    Path second = run("second", "2026-01-02", List.of(Rows.optimal("astar", "s/a", 1, 20)));
    Path target = folder.resolve("merged");
    RunMerge.merge(List.of(first, second), target);
    Path third = run("third", "2026-01-03", List.of(Rows.optimal("astar", "s/a", 2, 30)));
    assertEquals(3, RunMerge.merge(List.of(third, target), target).rows());
    Results results = Results.read(target);
    List<String> hosts = List.of("first", "second", "third");
    for (int row = 0; row < 3; row++) {
      int query = results.problems().get(results.problem(row)).asked().number();
      String host =
          results.manifest().at("/sessions/%d/host".formatted(results.session(row))).asText();
      assertEquals(hosts.get(query), host);
    }
    try (Stream<Path> files = Files.list(target)) {
      assertEquals(5, files.count(), "three segments, the manifest and the lock");
    }
  }

  private Path run(String name, String ended, List<Row> rows) throws IOException {
    Path run = folder.resolve(name);
    try (RunDirectory directory = RunDirectory.open(run);
        RowWriter writer = directory.writer(0)) {
      ObjectNode manifest = Json.object().put("suiteHash", "0123").put("shard", "1/1");
      ObjectNode suite = manifest.putObject("suite");
      suite.set("planners", Json.of(PLANNERS));
      MAPS.forEach(map -> suite.withArray("maps").addObject().put("id", map));
      if (!ended.isEmpty() || name.equals("lost")) {
        ObjectNode session = manifest.putArray("sessions").addObject();
        session.put("id", name).put("host", name).putArray("segments").add("rows-0.csv");
        if (!ended.isEmpty()) {
          session.put("ended", ended);
        }
      }
      directory.writeManifest(Plans.of(manifest, rows));
      writer.append(rows);
    }
    return run;
  }

  private static List<String> names(Path segment) throws IOException {
    List<String> names = new ArrayList<>();
    RowReader.forEach(
        segment,
        row -> names.add(row.task().map() + " " + row.number() + " " + row.task().planner()));
    return names;
  }
}
