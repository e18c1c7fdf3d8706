package hopscotch.experiments.suite.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.Movement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WalkRecipeTest {
  private static final String WALK = "unknown(radius=3)";

  @TempDir Path folder;

  private WalkRecipe recipe(String map) throws IOException {
    Path file =
        Files.writeString(folder.resolve("a.map"), "type octile\nheight 1\nwidth 3\nmap\n...\n");
    PlannedMap planned = new PlannedMap("s", map, file, List.of(), null);
    return new WalkRecipe(planned, WALK, 1, Movement.OCTILE, 1);
  }

  @Test
  void aWalkIsMadeOnce() throws IOException {
    Path made = folder.resolve("made");
    Path walk = recipe("s/a").follow(made).get(0);
    String text = Files.readString(walk);
    assertEquals(List.of(walk), recipe("s/a").follow(made));
    assertEquals(text, Files.readString(walk));
  }

  @Test
  void aWalkThatCannotBeWrittenIsNamed() throws IOException {
    WalkRecipe recipe = recipe("s/" + "long".repeat(70));
    IOException e = assertThrows(IOException.class, () -> recipe.follow(folder));
    Path file = folder.resolve("unknown-radius-3-" + recipe.name() + ".walk");
    assertEquals(file + ": cannot be written (File name too long)", e.getMessage());
  }
}
