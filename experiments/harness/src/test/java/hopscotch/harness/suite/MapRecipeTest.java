package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MapRecipeTest {
  @TempDir Path folder;

  @Test
  void makesNoScenarioThatNobodyReads() throws IOException {
    List<Path> files = new MapRecipe("random(density=0.2)", 16, 16, 1, false).follow(folder);
    assertEquals(1, files.size());
    try (var all = Files.list(folder)) {
      assertEquals(files, all.toList());
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aMapThatFindsNoRoomIsNamed() throws IOException {
    MapRecipe recipe = new MapRecipe("random(density=0.2)", 16, 16, 1, true);
    Path map = folder.resolve(recipe.name() + ".map");
    Files.createSymbolicLink(map, Path.of("/dev/full"));
    IOException e = assertThrows(IOException.class, () -> recipe.follow(folder));
    assertEquals(map + ": cannot be written (No space left on device)", e.getMessage());
  }

  @Test
  void addsTheScenarioToAMapThatIsThere() throws IOException {
    Path map = new MapRecipe("random(density=0.2)", 16, 16, 1, false).follow(folder).get(0);
    List<Path> files = new MapRecipe("random(density=0.2)", 16, 16, 1, true).follow(folder);
    assertEquals(map, files.get(0));
    assertTrue(Files.size(files.get(1)) > 0);
  }
}
