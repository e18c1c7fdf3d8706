package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.output.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run of a paper that is stopped after the first of two maps, and is begun once more. */
class PaperRunTest {
  private static final JsonNode CLEAN = Json.object().put("commit", "abc").put("dirty", false);
  private static final JsonNode CHANGED = Json.object().put("commit", "abc").put("dirty", true);
  private static final JsonNode OTHER = Json.object().put("commit", "def").put("dirty", false);

  @TempDir Path root;
  private final List<String> heard = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final Paper paper =
      new Paper(
          "harabor2011",
          "citation",
          "conditions",
          "exact",
          "",
          "a moment",
          "toy/a",
          1,
          List.of(new PaperSet("toy", null, null, null, 2, null, null, 0, null)),
          null,
          null,
          List.of());

  @BeforeEach
  void addMapsAndCountTheFirst() throws IOException {
    Files.createDirectories(root.resolve("maps/toy"));
    addMap("a", "..");
    addMap("b", "..");
    stopAfterTheFirstMap(CLEAN);
  }

  private void addMap(String name, String row) throws IOException {
    Files.writeString(
        root.resolve("maps/toy/" + name + MapEntry.ENDING),
        "type octile\nheight 1\nwidth 2\nmap\n" + row + "\n");
    Files.writeString(
        root.resolve("maps/toy/" + name + MapEntry.ENDING + ".scen"),
        "version 1\n0\t%s.map\t2\t1\t0\t0\t1\t0\t1\n".formatted(name));
  }

  private void stopAfterTheFirstMap(JsonNode environment) throws IOException {
    PaperRun[] run = new PaperRun[1];
    run[0] =
        run(
            (counted, all, next) -> {
              heard.add(next);
              run[0].stop();
            });
    run[0].execute(root.resolve("run"), environment);
    assertTrue(run[0].isStopped());
  }

  private PaperRun run(PaperRun.Watcher watcher) throws IOException {
    return new PaperRun(paper, MapLibrary.of(List.of(root.resolve("maps"))), watcher, notes::add);
  }

  /** Answers the maps that were counted now. */
  private List<String> continueRun(JsonNode environment) throws IOException {
    List<String> counted = new ArrayList<>();
    run((before, all, next) -> counted.add(next)).execute(root.resolve("run"), environment);
    assertNull(counted.remove(counted.size() - 1), "the end");
    return counted;
  }

  private List<String> lines() throws IOException {
    return Files.readAllLines(root.resolve("run/counts.jsonl"));
  }

  @Test
  void theSameCodeGoesOn() throws IOException {
    assertEquals(List.of("toy/b"), continueRun(CLEAN));
    assertEquals(2, lines().size());
  }

  @Test
  void otherCodeDoesNot() throws IOException {
    for (JsonNode environment : List.of(CHANGED, OTHER)) {
      String message =
          assertThrows(BadFileException.class, () -> continueRun(environment)).getMessage();
      assertTrue(message.contains("counts of harabor2011 at commit abc"), message);
    }
    assertEquals(1, lines().size());
  }

  /** Then nothing is counted by the other code. */
  @Test
  void otherCodeMayWriteWhatIsWhole() throws IOException {
    continueRun(CLEAN);
    continueRun(OTHER);
    assertEquals(2, lines().size());
  }

  /** Whether two trees with changes are the same, nobody knows. */
  @Test
  void sourcesWithChangesCountAnew() throws IOException {
    Files.delete(root.resolve("run/paper.json"));
    Files.delete(root.resolve("run/counts.jsonl"));
    stopAfterTheFirstMap(CHANGED);
    assertEquals(List.of("toy/a", "toy/b"), continueRun(CHANGED));
    assertEquals(2, lines().size());
    assertTrue(notes.get(0).contains("counted anew, since"), notes.toString());
  }

  @Test
  void aMapWhoseFilesAreOthersIsCountedAgain() throws IOException {
    continueRun(CLEAN);
    addMap("b", ".@");
    assertEquals(List.of("toy/b"), continueRun(CLEAN));
    assertTrue(notes.get(0).contains("1 of 2 maps are counted again"), notes.toString());
    assertTrue(notes.get(0).contains("the first is toy/b"), notes.toString());
  }

  @Test
  void otherCodeDoesNotCountAMapWhoseFilesAreOthers() throws IOException {
    continueRun(CLEAN);
    addMap("b", ".@");
    assertThrows(BadFileException.class, () -> continueRun(OTHER));
    assertEquals(List.of(), notes);
  }

  @Test
  void aRunWithoutMapsLeavesTheOutcome() throws IOException {
    continueRun(CLEAN);
    String ours = Files.readString(root.resolve("run/ours.json"));
    Files.delete(root.resolve("maps/toy/a.map"));
    Files.delete(root.resolve("maps/toy/b.map"));
    continueRun(CLEAN);
    assertEquals(ours, Files.readString(root.resolve("run/ours.json")));
  }

  @Test
  void aStoppedRunDoesNotSayThatAllIsCounted() {
    assertEquals(List.of("toy/a"), heard);
  }

  @Test
  void aMapWithoutItsScenarioIsCountedAsSuch() throws IOException {
    Files.delete(root.resolve("maps/toy/b.map.scen"));
    PaperOutcome outcome = run((counted, all, next) -> {}).execute(root.resolve("run"), CLEAN);
    assertEquals(1, outcome.sets().get("toy").withoutScenario());
  }

  @Test
  void aLineThatWasNotEndedIsForgotten() throws IOException {
    Path counts = root.resolve("run/counts.jsonl");
    Files.writeString(counts, Files.readString(counts) + "{\"map\": \"toy/b\"");
    assertEquals(List.of("toy/b"), continueRun(CLEAN));
    assertEquals(2, lines().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"map\": ", "{}", ""})
  void aDamagedLineIsNamed(String line) throws IOException {
    Path counts = root.resolve("run/counts.jsonl");
    Files.writeString(counts, Files.readString(counts) + line + "\n");
    String message = assertThrows(BadFileException.class, () -> continueRun(CLEAN)).getMessage();
    assertTrue(message.startsWith(counts + ":2: no "), message);
  }
}
