package hopscotch.harness.scoreboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Planners;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.guest.Guests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board from its file to its page. */
class ScoringTest {
  private static final String BOARD =
      """
      packages:
        - name: two-of-ours
          version: 1
          from: here
          licence: none
          language: Java
          home: https://example.org
          movements: ["8 never sqrt2", "4 never 1/1"]
          promise: OPTIMAL
          basis: says so
          finders:
            - {name: sound, planner: astar}
            - {name: rash, planner: greedy, movements: "8"}
      left-out:
        - {name: absent, reason: not written yet}
      timed: [astar, jps]
      timed-maps: caves
      """;

  private static final Optional<String> BUILD = Optional.of("a build");

  @TempDir private Path folder;

  @Test
  void aBoardIsAskedAndItsPageSaysWhoBrokeWhat() throws Exception {
    Scored scored = scoring().ask(board(BOARD), (name, isAsked) -> {});
    assertTrue(scored.faults() > 0);
    String page = new ScoreboardPage(scored, List.of(), List.of(), Map.of("maps", "15")).text();
    assertTrue(page.contains("**Answer.** 0 of 1 packages"), page);
    assertTrue(page.contains("| `astar` | 2 | shortest | 0 of 2"), page);
    assertTrue(
        page.matches("(?s).*\\| `greedy` \\| 1 \\| shortest \\|.*\\*\\*\\d+ of \\d+, \\+.*"), page);
    assertTrue(page.contains("| absent | not written yet |"), page);
    assertTrue(page.contains("### `greedy`") && !page.contains("### `astar`"), page);
  }

  @Test
  void thePageSaysWhichTimesAreNotWhole() throws Exception {
    Scored scored = scoring().ask(board(BOARD), (name, isAsked) -> {});
    Times times = new Times("8 never sqrt2", List.of(), 0, "Incomplete: 1 of 2.");
    String page = new ScoreboardPage(scored, List.of(times), List.of(), Map.of()).text();
    assertTrue(page.contains("**On `8 never sqrt2`. Incomplete: 1 of 2.**"), page);
  }

  @Test
  void aPlannerThatPromisesLessBreaksNothing() throws Exception {
    String modest = BOARD.replace("planner: greedy,", "planner: greedy, promise: COMPLETE,");
    Scored scored = scoring().ask(board(modest), (name, isAsked) -> {});
    assertEquals(0, scored.faults());
    String page = new ScoreboardPage(scored, List.of(), List.of(), Map.of()).text();
    assertTrue(page.contains("1 of 1 packages"), page);
  }

  @Test
  void whatWasAskedIsNotAskedAgain() throws Exception {
    List<Boolean> asked = new ArrayList<>();
    scoring().ask(board(BOARD), (name, isAsked) -> asked.add(isAsked));
    scoring().ask(board(BOARD), (name, isAsked) -> asked.add(isAsked));
    scoring()
        .ask(board(BOARD.replace("version: 1", "version: 2")), (n, isAsked) -> asked.add(isAsked));
    assertEquals(List.of(true, true, false, false, true, true), asked);
  }

  @Test
  void plannersAreAskedAgainWhereTheirCodeIsAnotherOrUnknown() throws Exception {
    List<Boolean> asked = new ArrayList<>();
    for (Optional<String> build :
        List.of(
            Optional.of("one"),
            Optional.of("one"),
            Optional.of("two"),
            Optional.<String>empty(),
            Optional.<String>empty())) {
      scoring(2, build)
          .ask(board(BOARD.replaceAll(".*rash.*\n", "")), (name, isAsked) -> asked.add(isAsked));
    }
    assertEquals(List.of(true, false, true, true, true), asked);
  }

  @Test
  void eachMovementHasASuiteForTimes() throws Exception {
    String other = BOARD.replace("movements: \"8\"", "movements: [\"8 always 2/3\"]");
    Map<String, String> suites = TimeSuites.of(board(other), folder, 50);
    assertEquals(
        List.of("times-8-never-sqrt2", "times-8-always-2-3"), List.copyOf(suites.keySet()));
    assertTrue(suites.get("times-8-never-sqrt2").contains("- \"jps\""));
    assertFalse(suites.get("times-8-always-2-3").contains("guests: {\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name: sound,     | name: a b,           | expected letters, digits and -",
        "planner: astar   | note: nothing        | expected either command or planner",
        "'8 never sqrt2'  | '9 never sqrt2'      | expected directions",
        "promise: OPTIMAL | promise: BEST        | BEST",
        "timed-maps       | timed-mapz           | timed-mapz",
      })
  void aMistakeInABoardIsNamed(String right, String wrong, String reason) {
    String text = BOARD.replace('"', '\'').replace(right, wrong);
    BadFileException fault = assertThrows(BadFileException.class, () -> board(text));
    assertTrue(fault.getMessage().contains(reason), fault.getMessage());
    assertFalse(
        fault.getMessage().matches(".*(hopscotch[.]exp|java|instance).*"), fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "packages: 3               | 1:11: '3' for packages; expected some of the keys name, version",
        "packages: [~]             | no value; expected packages with finders",
        "packages: [{finders: 7}]  | 1:22: '7' for packages.finders; expected some of the keys name, command",
        "packages: [{nam: x}]      | 1:13: unknown key 'nam' (did you mean name?); expected one of name, version",
        "packages: [               | no YAML: ",
        "#                         | the file is empty; expected packages with finders",
        "x                         | 'x'; expected some of the keys packages, left-out",
      })
  void whatIsNoBoardIsToldAsOfASuite(String text, String reason) {
    BadFileException fault = assertThrows(BadFileException.class, () -> board(text));
    assertTrue(
        fault.getMessage().contains(": " + reason) || fault.getMessage().contains(":" + reason),
        fault.getMessage());
    assertFalse(
        fault.getMessage().matches(".*(hopscotch[.]exp|java|instance).*"), fault.getMessage());
  }

  @Test
  void hierarchiesAreComparedOnTheSameQueriesAndWalls() throws Exception {
    Scoreboard board =
        board(BOARD + "hierarchies: [planner: astar, planner: hpa, planner: hpa2004]\n");
    List<HierarchyRow> rows = new Hierarchies(board, scoring(4), true).ask();
    HierarchyRow astar = rows.get(0);
    HierarchyRow hpa = rows.get(1);
    HierarchyRow textbook = rows.get(2);
    for (HierarchyRow row : rows) {
      assertEquals(4, row.solved());
      assertEquals(2, row.walls());
      assertEquals(0, row.wrong());
      assertTrue(row.wallNanos() > 0);
    }
    assertEquals(1, astar.worstCost());
    assertEquals(astar.expanded(), astar.firstExpanded());
    assertTrue(hpa.meanCost() >= 1 && hpa.worstCost() >= hpa.meanCost());
    assertTrue(hpa.firstExpanded() < hpa.expanded());
    assertTrue(hpa.isRepaired() && !textbook.isRepaired());
    assertTrue(hpa.indexBytes() > 0 && textbook.indexBytes() > 0);
    assertTrue(textbook.changedClusters() > 0 && textbook.changedClusters() < 10);
  }

  @Test
  void aHierarchyThatIsNotThereIsARowAndNoEnd() throws Exception {
    Scoreboard board =
        board(
            BOARD + "hierarchies: [planner: guest(absent), {planner: astar, note: One level.}]\n");
    List<HierarchyRow> rows = new Hierarchies(board, scoring(1), false).ask();
    Scored scored = scoring().ask(board.only(List.of("sound")), (name, isAsked) -> {});
    String page = new ScoreboardPage(scored, List.of(), rows, Map.of()).text();
    assertTrue(page.contains("| absent | was not asked to the end: "), page);
    assertTrue(page.contains("| `astar` | 0 of 1 | 1.000 | 1.000 | "), page);
    assertTrue(page.contains("| 0 | nothing to build | 0 of 1 | - |"), page);
    assertTrue(page.contains("\n`astar`: One level.\n"), page);
  }

  @Test
  void hierarchiesAreLeftOutWithoutTheirFinders() throws Exception {
    Scoreboard board = board(BOARD + "hierarchies: [planner: guest(sound), planner: astar]\n");
    assertEquals(2, board.only(List.of("sound")).hierarchies().size());
    assertEquals(List.of(), board.only(List.of("rash")).hierarchies());
    assertEquals(2, board.only(List.of()).hierarchies().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "repair: nothing | a hierarchy has no planner",
        "planner: guest  | expected the name of a guest alone",
      })
  void aHierarchyWithoutASpecIsRefused(String entry, String reason) {
    String text = BOARD + "hierarchies: [" + entry + "]\n";
    BadFileException fault = assertThrows(BadFileException.class, () -> board(text));
    assertTrue(fault.getMessage().contains(reason), fault.getMessage());
  }

  @Test
  void anUnknownFinderIsNamedWithTheKnownOnes() throws Exception {
    Scoreboard board = board(BOARD);
    IllegalArgumentException fault =
        assertThrows(IllegalArgumentException.class, () -> board.only(List.of("sond")));
    assertTrue(fault.getMessage().contains("known: sound, rash"), fault.getMessage());
    assertEquals(1, board.only(List.of("rash")).packages().get(0).finders().size());
  }

  @Test
  void aPlannerIsAskedInTheMovementsItServes() throws Exception {
    Scoreboard board =
        board(BOARD)
            .with(
                "more",
                "here",
                List.of(Planners.known("jps")),
                Map.of(),
                List.of("8", "8 never 1/2 .=1,S=2"));
    assertEquals(List.of("8"), board.packages().get(1).finders().get(0).movements());
  }

  @Test
  @Tag("programs")
  void aGuestIsAskedAndItsBlockedEndsAreTold() throws Exception {
    Guests.requirePython();
    Path astar = Guests.examples().resolve("astar.py");
    String text =
        """
        packages:
          - name: examples
            finders:
              - {name: python, command: [python3, %s], movements: ["8 one-free 2/3"], promise: OPTIMAL}
        """
            .formatted(astar);
    Scored scored = scoring().ask(board(text), (name, isAsked) -> {});
    assertEquals(0, scored.faults());
    assertEquals(
        Map.of("start", "a path", "goal", "no path"), scored.scores().get("python").blocked());
    String page = new ScoreboardPage(scored, List.of(), List.of(), Map.of()).text();
    assertTrue(page.contains("| a path | no path | python |"), page);
  }

  @Test
  @Tag("programs")
  void aProgramThatFailsIsARowAndNoEnd() throws Exception {
    Guests.requirePython();
    String text =
        """
        packages:
          - name: broken
            movements: "8"
            finders:
              - {name: absent, command: [/no/such/program]}
              - {name: hangs, command: [python3, %1$s, hangs-at-prepare]}
              - {name: garbage, command: [python3, %1$s, prints]}
              - {name: sound, planner: astar}
        """
            .formatted(Guests.file("broken.py"));
    Scoring hasty =
        new Scoring(folder, folder.resolve("scores"), 2, 1, Duration.ofMillis(20), BUILD);
    Scored scored = hasty.ask(board(text), (name, isAsked) -> {});
    String page = new ScoreboardPage(scored, List.of(), List.of(), Map.of()).text();
    assertTrue(page.contains("| absent | was not asked: guest absent: it"), page);
    assertTrue(page.contains("| hangs | was not asked: guest hangs: hung"), page);
    assertTrue(page.matches("(?s).*\\| garbage \\| 1 \\| complete \\|.*\\*\\*.*"), page);
    assertTrue(page.contains("| `astar` | 1 | complete | 0 of "), page);
    assertFalse(Files.exists(folder.resolve("scores/absent.json")));
  }

  private Scoring scoring() {
    return scoring(15);
  }

  private Scoring scoring(int maps) {
    return scoring(maps, BUILD);
  }

  private Scoring scoring(int maps, Optional<String> build) {
    return new Scoring(folder, folder.resolve("scores"), maps, 1, Duration.ofSeconds(20), build);
  }

  private Scoreboard board(String text) throws IOException {
    return Scoreboard.read(Files.writeString(folder.resolve("board.yaml"), text));
  }
}
