package hopscotch.cli.guests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.harness.run.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreCommandTest {
  @TempDir private Path folder;
  private Path page;

  @BeforeEach
  void writeBoard() throws IOException {
    page = folder.resolve("page.md");
    Files.writeString(
        folder.resolve("board.yaml"),
        """
        packages:
          - name: ours
            version: 1
            movements: ["8 never sqrt2"]
            finders: [{name: ours, planner: astar}]
        """);
  }

  private CommandLineRun score(Object... more) {
    Object[] words = {
      "guests",
      "score",
      folder.resolve("board.yaml"),
      "-o",
      folder.resolve("asked"),
      "--tries",
      2,
      "--page",
      page
    };
    Object[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandLineRun.of(all);
  }

  @Test
  void itsOwnPageIsWrittenAgain() throws IOException {
    assertEquals(0, score().code());
    Files.writeString(page, Files.readString(page) + "cut");
    CommandLineRun again = score();
    assertEquals(0, again.code(), again.err());
    boolean isKept = Environment.findBuild().isPresent();
    assertTrue(again.err().contains(isKept ? "kept   ours" : "asking ours"), again.err());
    assertFalse(Files.readString(page).endsWith("cut"));
  }

  @Test
  void aPageOfSomebodyElseStays() throws IOException {
    Files.writeString(page, "mine");
    CommandLineRun refused = score();
    assertEquals(2, refused.code(), refused.err());
    assertTrue(refused.err().contains(page + ": this file is not one of Hopscotch's"));
    assertEquals("mine", Files.readString(page));
    assertEquals(0, score("--force").code());
  }

  @Test
  void aSuiteOfSomebodyElseStays() throws IOException {
    Path suite =
        Files.createDirectories(folder.resolve("asked")).resolve("times-8-never-sqrt2.yaml");
    Files.writeString(suite, "mine");
    CommandLineRun refused = score();
    assertEquals(2, refused.code(), refused.err());
    assertTrue(refused.err().contains(suite + ": this file is not one of Hopscotch's"));
    assertEquals("mine", Files.readString(suite));
    assertEquals(0, score("--force").code());
    assertEquals(0, score().code(), "its own");
  }
}
