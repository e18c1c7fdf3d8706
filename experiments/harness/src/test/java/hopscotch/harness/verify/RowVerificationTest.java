package hopscotch.harness.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.generate.ScenarioGenerator;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.movingai.ScenarioWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowVerificationTest {
  private static final List<KnownSpec> ASTAR = List.of(Planners.known("astar"));
  private static final List<String> NAMES = List.of("astar");

  @TempDir private Path folder;
  private Path file;
  private final List<Job> jobs = new ArrayList<>();

  @BeforeEach
  void writeJobs() throws IOException {
    file = folder.resolve("state.jsonl");
    GridMap map = GridMap.parse("........", "..@@@@..", "........");
    for (String name : List.of("a", "b", "c")) {
      Path mapFile = folder.resolve(name + ".map");
      Path scenario = folder.resolve(name + ".map.scen");
      MapWriter.write(map, mapFile);
      ScenarioWriter.write(new ScenarioGenerator(2, 4).generate(map, name + ".map", 1), scenario);
      jobs.add(Job.of(new MapEntry("toy", mapFile), scenario));
    }
  }

  @Test
  void aStoppedVerificationGoesOnFromItsJournal() throws IOException {
    Budget budget = Budget.expansions(Long.MAX_VALUE);
    try (Journal journal = new Journal(file, NAMES)) {
      RowVerification stopped = new RowVerification(set -> ASTAR, journal, budget, null);
      assertFalse(stopped.run(jobs, 1, done -> budget.cancel()));
      assertEquals(1, stopped.results().size());
    }
    try (Journal journal = new Journal(file, NAMES)) {
      assertEquals(1, journal.size());
      RowVerification resumed = new RowVerification(set -> ASTAR, journal, Budget.UNLIMITED, null);
      assertTrue(resumed.run(jobs, 2, done -> {}));
      assertEquals(3, resumed.results().size());
      assertEquals(0, resumed.results().stream().mapToInt(r -> r.totals().get(0).faults()).sum());
    }
  }

  @Test
  void aJournalForgetsAJobWhoseFilesChanged() throws IOException {
    finish();
    Files.writeString(jobs.get(0).scenario(), "\n", StandardOpenOption.APPEND);
    Job changed = Job.of(jobs.get(0).map(), jobs.get(0).scenario());
    try (Journal journal = new Journal(file, NAMES)) {
      assertNull(journal.find(changed));
      assertNotNull(journal.find(jobs.get(1)));
    }
  }

  @Test
  void aJournalOfOtherPlannersCountsForNothing() throws IOException {
    finish();
    try (Journal journal = new Journal(file, List.of("astar", "dijkstra"))) {
      assertEquals(0, journal.size());
    }
  }

  @Test
  void aJournalSurvivesALastLineThatWasCutOff() throws IOException {
    finish();
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 20));
    try (Journal journal = new Journal(file, NAMES)) {
      assertEquals(2, journal.size());
    }
  }

  @Test
  void aJournalSurvivesACharacterThatWasCutInTwo() throws IOException {
    finish();
    Files.write(file, new byte[] {'{', (byte) 0xc3}, StandardOpenOption.APPEND);
    try (Journal journal = new Journal(file, NAMES)) {
      assertEquals(3, journal.size());
    }
  }

  @Test
  void aFileThatIsNoJournalIsLeftAlone() throws IOException {
    Files.writeString(file, "{\"version\":1}\n");
    assertThrows(BadFileException.class, () -> new Journal(file, NAMES));
    assertEquals("{\"version\":1}\n", Files.readString(file));
  }

  @Test
  void aJournalThatWasCutOffInItsHeadIsBegunAnew() throws IOException {
    Files.writeString(file, "{\"version\":1,\"pl");
    finish();
    try (Journal journal = new Journal(file, NAMES)) {
      assertEquals(3, journal.size());
    }
  }

  @Test
  void aScenarioWithoutRowsIsNamed() throws IOException {
    Files.writeString(jobs.get(1).scenario(), "version 1\n");
    try (Journal journal = new Journal(file, NAMES)) {
      RowVerification verification =
          new RowVerification(set -> ASTAR, journal, Budget.UNLIMITED, null);
      verification.run(jobs, 1, done -> {});
      assertTrue(verification.unreadable().get(0).contains("b.map.scen: no rows"));
      assertEquals(2, verification.results().size());
    }
  }

  @Test
  void aPreparationThatUsesUpTheBudgetIsNamed() throws IOException {
    Budget budget = Budget.time(Duration.ofNanos(1));
    try (Journal journal = new Journal(file, NAMES)) {
      List<KnownSpec> slow = List.of(Planners.known("ch"));
      RowVerification verification = new RowVerification(set -> slow, journal, budget, null);
      assertTrue(verification.run(jobs, 1, done -> {}));
      assertEquals(3, verification.unprepared().size());
      String first = verification.unprepared().get(0);
      assertTrue(first.startsWith("toy/a.map.scen: not checked: "), first);
    }
  }

  @Test
  void aJournalTakesNoResultWithoutAName() throws IOException {
    finish();
    Files.writeString(
        file,
        "{\"job\":\"toy/a.map.scen\",\"set\":\"toy\",\"totals\":[],\"notes\":[]}\n",
        StandardOpenOption.APPEND);
    try (Journal journal = new Journal(file, NAMES)) {
      assertNotNull(journal.find(jobs.get(0)));
    }
  }

  private void finish() throws IOException {
    try (Journal journal = new Journal(file, NAMES)) {
      assertTrue(
          new RowVerification(set -> ASTAR, journal, Budget.UNLIMITED, null)
              .run(jobs, 1, done -> {}));
    }
  }
}
