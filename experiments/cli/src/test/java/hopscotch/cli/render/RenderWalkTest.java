package hopscotch.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A door of a wall closes while a unit walks to it. */
class RenderWalkTest {
  @TempDir private Path folder;
  private Path walk;

  @BeforeEach
  void writeWalk() throws IOException {
    walk =
        Files.writeString(
            folder.resolve("door.walk"),
            """
            type walk
            version 1
            height 3
            width 7
            map
            ...@...
            .......
            .......
            commands
            Q 0 1 6 1 6
            Q 1 1 6 1 5
            C 3 1 @
            Q 2 1 6 1 ?
            """);
  }

  private CommandLineRun render(Object... more) {
    Object[] words = new Object[more.length + 3];
    System.arraycopy(new Object[] {"render", "--walk", walk}, 0, words, 0, 3);
    System.arraycopy(more, 0, words, 3, more.length);
    return CommandLineRun.of(words);
  }

  private static int frames(Path file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(input);
      return reader.getNumImages(true);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void aGifHasAFrameForEachAsk() throws IOException {
    Path file = folder.resolve("door.gif");
    CommandLineRun run = render("-o", file, "--planner", "dstarlite", "--planner", "astar");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("", run.err());
    assertEquals(3, frames(file));
  }

  @Test
  void fewerFramesThanAsksAreSaid() throws IOException {
    Path file = folder.resolve("door.gif");
    CommandLineRun run = render("-o", file, "--frames", 2);
    assertEquals(2, frames(file));
    assertTrue(run.err().startsWith("3 asks in 2 pictures: "), run.err());
  }

  @Test
  void aPictureIsOfTheLastAsk() throws IOException {
    Path file = folder.resolve("door.svg");
    assertEquals(ExitCode.OK, render("-o", file, "--planner", "dstarlite").code());
    String text = Files.readString(file);
    assertTrue(text.contains(">ask 3 of 3: 1 cell changed<"), text);
    assertTrue(text.contains(">length 5.41, optimal<"), text);
    assertTrue(text.contains(">g or rhs worked out again<"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--asks 4 | --asks 4: expected 1 to 3",
        "dao/arena | --walk has its own map: expected no map beside it",
        "--heat | --heat beside --walk: expected one of them",
        "--agents 2 | --agents beside --walk: expected one of them",
        "--planner cbs | planner 'cbs' plans for teams: expected --agents beside it",
        "--frames 10000 | --frames 10000: expected at most 2,000",
        "--step 1 | --step beside --walk: expected one of them",
      })
  void aMistakeIsNamed(String arguments, String message) {
    CommandLineRun run = render((Object[]) arguments.split(" "));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
  }
}
