package hopscotch.experiments.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.experiments.output.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of a paper that is stopped after the first of two maps, and goes on. */
class PaperRunTest {
  private static final JsonNode CLEAN = Json.object().put("commit", "abc").put("dirty", false);
  private static final JsonNode CHANGED = Json.object().put("commit", "abc").put("dirty", true);
  private static final JsonNode OTHER = Json.object().put("commit", "def").put("dirty", false);

  @TempDir Path root;
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
          List.of(new PaperSet("toy", null, null, null, 2, 0, null)),
          null,
          List.of());

  @BeforeEach
  void addMapsAndCountTheFirst() throws IOException {
    Path set = Files.createDirectories(root.resolve("maps/toy"));
    for (String name : List.of("a", "b")) {
      Files.writeString(
          set.resolve(name + MapEntry.ENDING), "type octile\nheight 1\nwidth 2\nmap\n..\n");
    }
    PaperRun[] run = new PaperRun[1];
    run[0] = run((counted, all, next) -> run[0].stop());
    run[0].execute(root.resolve("run"), CLEAN);
    assertTrue(run[0].isStopped());
  }

  private PaperRun run(PaperRun.Watcher watcher) throws IOException {
    return new PaperRun(paper, MapLibrary.of(List.of(root.resolve("maps"))), watcher);
  }

  private void goOn(JsonNode environment) throws IOException {
    run((counted, all, next) -> {}).execute(root.resolve("run"), environment);
  }

  @Test
  void theSameCodeGoesOn() throws IOException {
    goOn(CLEAN);
    assertEquals(2, Files.readAllLines(root.resolve("run/counts.jsonl")).size());
  }

  @Test
  void otherCodeDoesNot() throws IOException {
    for (JsonNode environment : List.of(CHANGED, OTHER)) {
      String message = assertThrows(BadFileException.class, () -> goOn(environment)).getMessage();
      assertTrue(message.contains("counts of harabor2011 at commit abc"), message);
    }
    assertEquals(1, Files.readAllLines(root.resolve("run/counts.jsonl")).size());
  }

  /** Then nothing is counted by the other code. */
  @Test
  void otherCodeMayWriteWhatIsWhole() throws IOException {
    goOn(CLEAN);
    goOn(OTHER);
    assertEquals(2, Files.readAllLines(root.resolve("run/counts.jsonl")).size());
  }
}
