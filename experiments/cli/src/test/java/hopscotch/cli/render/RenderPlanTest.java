package hopscotch.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallTeam;
import hopscotch.cli.console.ExitCode;
import hopscotch.visual.render.Palette;
import java.awt.image.BufferedImage;
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

/** Two units that swap between steps 2 and 3. */
class RenderPlanTest {
  /** Within the map, above the legend. */
  private static final int HEIGHT_OF_MAP = 16 + 18 + 3 * 32;

  @TempDir private Path folder;
  private Path plan;

  @BeforeEach
  void writePlan() throws IOException {
    plan = folder.resolve("swap.plan");
    Files.writeString(
        plan,
        "hopscotch plan 1\nmap %s\nunits 2\n0,0 4,0 rrrr\n4,0 0,0 wllll\n"
            .formatted(SmallTeam.write(folder)));
  }

  private CommandLineRun render(Object... more) {
    Object[] words = new Object[more.length + 3];
    System.arraycopy(new Object[] {"render", "--plan", plan}, 0, words, 0, 3);
    System.arraycopy(more, 0, words, 3, more.length);
    return CommandLineRun.of(words);
  }

  private boolean showsConflict(int step) throws IOException {
    Path file = folder.resolve(step + ".png");
    CommandLineRun run = render("--step", step, "-o", file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    BufferedImage image = ImageIO.read(file.toFile());
    for (int y = 0; y < HEIGHT_OF_MAP; y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (image.getRGB(x, y) == Palette.CONFLICT.getRGB()) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void aConflictIsRedAtItsStepAlone() throws IOException {
    assertFalse(showsConflict(2));
    assertTrue(showsConflict(3));
    assertFalse(showsConflict(4));
  }

  @ParameterizedTest
  @CsvSource({"250, 6", "3, 3"})
  void aGifHasAFrameForEachStepUpToALimit(int most, int frames) throws IOException {
    Path file = folder.resolve("swap.gif");
    CommandLineRun run = render("--gif", "--frames", most, "-o", file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(input);
      assertEquals(frames, reader.getNumImages(true));
    } finally {
      reader.dispose();
    }
  }

  @Test
  void aTeamIsPlannedForAndDrawnByEachPlanner() throws IOException {
    Path file = folder.resolve("team.svg");
    CommandLineRun run =
        CommandLineRun.of(
            "render",
            SmallTeam.write(folder),
            "--agents",
            2,
            "--planner",
            "cbs",
            "--planner",
            "pp",
            "--step",
            0,
            "-o",
            file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    String text = Files.readString(file);
    assertTrue(text.contains(">cbs, sum of costs "), text);
    assertTrue(text.contains(">pp, sum of costs "), text);
    assertTrue(text.contains(">no conflict<"), text);
  }

  @Test
  void anSvgKeepsItsFiguresAsText() throws IOException {
    Path file = folder.resolve("swap.svg");
    assertEquals(ExitCode.OK, render("--step", 3, "-o", file).code());
    String text = Files.readString(file);
    assertTrue(text.contains(">step 3 of 5<"), text);
    assertTrue(text.contains(">conflicts: 1 now, 1 in all<"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--step 6 | --step 6: expected 0 to 5, the makespan",
        "--step 1 --gif | --step is of a picture: expected no GIF",
        "--heat | --heat beside --plan: expected one of them",
        "--from 0,0 --to 1,0 | --from beside --plan: expected one of them",
      })
  void aMistakeIsNamed(String arguments, String message) {
    CommandLineRun run = render((Object[]) arguments.split(" "));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void withoutAMapAndAPlanThereIsNothingToDraw() {
    CommandLineRun run = CommandLineRun.of("render");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("nothing to draw: expected a map, or --plan"), run.err());
  }

  @Test
  void aPictureOfSomebodyElseIsKept() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.png"), "months of work");
    assertTrue(render("-o", file).err().contains("or --force"));
    assertEquals("months of work", Files.readString(file));
  }
}
