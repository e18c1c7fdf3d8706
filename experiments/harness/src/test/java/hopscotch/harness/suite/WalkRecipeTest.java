package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.WalkFiles;
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
  void lettersThatTheMovementNamesAreTerrain() throws IOException {
    WalkRecipe octile = recipe("s/a");
    Files.writeString(octile.map().file(), "type octile\nheight 1\nwidth 3\nmap\n.E.\n");
    Movement named = Movement.parse("8 never sqrt2 .=1,E=1");
    Path walk = new WalkRecipe(octile.map(), WALK, 1, named, 1).follow(folder).get(0);
    assertEquals(3, WalkFiles.read(walk, named.terrain()::isFree).width());
  }

  @Test
  void aWalkThatCannotBeWrittenIsNamed() throws IOException {
    WalkRecipe recipe = recipe("s/" + "long".repeat(70));
    IOException e = assertThrows(IOException.class, () -> recipe.follow(folder));
    Path file = folder.resolve("unknown-radius-3-" + recipe.name() + ".walk");
    assertEquals(file + ": cannot be written (File name too long)", e.getMessage());
  }
}
