package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.guest.Guests;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.run.worker.GuestWorker;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs with guests that are real processes: what one does wrong costs what it touches. */
@Tag("programs")
class GuestRunTest {
  private static final String SUITE =
      """
      name: guests
      warm-up: 1ms
      budgets: {query: 200ms}
      maps: [{files: "*.map"}]
      planners: [astar, guest(mine)]
      guests:
        mine: {command: [python3, %s, %s]}
      """;

  /** Query 1 is the one over which a broken guest breaks. */
  private static final String SCENARIO =
      """
      version 1
      0 wall.map 8 3 1 0 4 0 3
      0 wall.map 8 3 0 0 5 0 5
      0 wall.map 8 3 2 0 6 0 4
      """;

  private static final int NANOS = place(RowColumn.NANOS);
  private static final int EXPANDED = place(RowColumn.EXPANDED);
  private static final int TOUCHED = place(RowColumn.TOUCHED);
  private static final int EXTRAS = place(RowColumn.EXTRAS);

  @TempDir private Path folder;

  @BeforeEach
  void writeMap() throws IOException {
    Guests.requirePython();
    Files.writeString(
        folder.resolve("wall.map"),
        "type octile\nheight 3\nwidth 8\nmap\n........\n@@@@@@@@\n........\n");
    Files.writeString(folder.resolve("wall.map.scen"), SCENARIO.replace(' ', '\t'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hangs         | killed | budget  | hung: no line in time",
        "crashes       | killed | error   | exit code 7",
        "garbage       | error  | error   | it wrote '??{garbage}'",
        "prints        | error  | error   | it wrote 'debug: here I am'",
        "wrong-query   | error  | error   | it answered query 77",
        "twice         | error  | error   | 'done' after the last answer",
        "nan           | error  | error   | its time is 'nan'",
        "off-the-map   | error  | error   | lies off the map of 8 x 3",
        "length        | error  | error   | its hello does not say metric=length",
        "through-walls | found  | invalid | (0, 1) is not free",
        "liar          | out-of-time | budget | by the wall clock; the budget of time ran out",
      })
  void aQueryThatAGuestFailsOverCostsThatQuery(
      String how, String outcome, String verdict, String detail) throws Exception {
    List<String[]> rows = run(how);
    assertEquals(6, rows.size());
    for (String[] row : rows) {
      boolean isBroken = row[3].startsWith("guest") && row[5].equals("1");
      assertEquals(isBroken ? verdict : "optimal", row[13], String.join(",", row));
      if (isBroken) {
        assertEquals(outcome, row[12]);
        assertTrue(String.join(",", row).contains(detail), String.join(",", row));
      }
    }
    assertNoneLeft();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "refuses-maps   | it says: no room",
        "too-early      | it wrote 'answer 0 found 1 1 0,0'",
        "bad-promise    | guarantee 'SURE'",
        "forks-and-dies | exit code 9",
      })
  void aGuestThatIsNeverReadyCostsTheMap(String how, String detail) throws Exception {
    for (String[] row : run(how)) {
      boolean isGuest = row[3].startsWith("guest");
      assertEquals(isGuest ? "error" : "optimal", row[13], String.join(",", row));
      assertTrue(!isGuest || row[12].equals("unprepared"), row[12]);
      assertTrue(!isGuest || String.join(",", row).contains(detail), String.join(",", row));
    }
    assertNoneLeft();
  }

  @Test
  void timesAreMarkedAsTheGuestsOwnAndTheManifestSaysWhatItWas() throws Exception {
    for (String[] row : run("well")) {
      assertEquals(row[3].startsWith("guest"), row[EXTRAS].contains("guest-clock=1;"), row[EXTRAS]);
    }
    JsonNode guest = RunDirectory.manifest(folder.resolve("run")).path("guests").path("mine");
    assertEquals("hello 2 broken 1 OPTIMAL", guest.path("hello").asText());
    assertTrue(guest.path("sha256").has(Guests.brokenFile().toString()), guest.toString());
    assertTrue(guest.path("limits").asText().contains("16777216"), guest.toString());
  }

  @Test
  void whatAGuestDoesNotCountIsEmptyAndNoZero() throws Exception {
    for (String[] row : run("does-not-count")) {
      boolean isGuest = row[3].startsWith("guest");
      boolean isCounted = !isGuest || !row[5].equals("1");
      assertEquals(isCounted, !row[EXPANDED].isEmpty(), String.join(",", row));
      assertEquals(isGuest, row[TOUCHED].isEmpty(), String.join(",", row));
    }
  }

  @Test
  void timesThatExceedTheWallClockAreTold() throws Exception {
    boolean isTold = false;
    for (String[] row : run("liar")) {
      isTold |= String.join(",", row).contains("the guest claims 900000.00");
    }
    assertTrue(isTold);
  }

  /** What counts is in the column of times, from which means are made. */
  @Test
  void aClaimThatExceedsTheWallClockIsKeptAndDoesNotCount() throws Exception {
    int claims = 0;
    for (String[] row : run("liar")) {
      if (row[EXTRAS].contains(";claimed-nanos=900000000000")) {
        Matcher share = Pattern.compile("wall-nanos=([0-9]+)").matcher(row[EXTRAS]);
        assertTrue(share.find());
        assertTrue(Long.parseLong(row[NANOS]) <= Long.parseLong(share.group(1)), row[NANOS]);
        claims++;
      }
    }
    assertEquals(1, claims);
  }

  @Test
  void aGuestThatBecameAnotherIsRefusedInTheSameFolder() throws Exception {
    run("well");
    BadFileException e = assertThrows(BadFileException.class, () -> run("nan"));
    assertTrue(e.getMessage().contains("guest mine was"), e.getMessage());
  }

  @Test
  void aSpecThatNamesNoGuestIsAMistakeOfTheSuite() {
    String suite = "maps: [{files: a.map}]\nplanners: [astar, guest(cpp)]\n";
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(suite, "s.yaml"));
    assertTrue(e.getMessage().contains("guest(cpp)"), e.getMessage());
  }

  private List<String[]> run(String how) throws IOException {
    String text = SUITE.formatted(Guests.brokenFile(), how);
    SuitePlan plan =
        SuitePlan.of(
            SuiteReader.parse(text, "guests.yaml"), folder, () -> MapLibrary.of(List.of()));
    Path target = folder.resolve("run");
    new Run(plan, text, Shard.ALL, 1, RunWatcher.SILENT).execute(target);
    List<String[]> rows = new ArrayList<>();
    for (Path segment : RunDirectory.segments(target)) {
      List<String> lines = Files.readAllLines(segment);
      lines.subList(1, lines.size()).forEach(line -> rows.add(line.split(",", -1)));
    }
    return rows;
  }

  private static int place(RowColumn column) {
    return RowColumn.of(ProblemKind.QUERY).indexOf(column);
  }

  private void assertNoneLeft() {
    Guests.assertNoneLeft(GuestWorker.run(folder.resolve("run/logs/workers.log")));
  }
}
