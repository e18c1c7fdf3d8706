package hopscotch.cli;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.generate.ScenarioGenerator;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.datasets.movingai.ScenarioWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder of small generated maps with scenarios, laid out as the benchmark sets are. */
public final class SmallSets {
  private SmallSets() {}

  /**
   * Writes {@code toy/rooms} and {@code toy/maze}, 33x33, and {@code other/random}, below a root.
   */
  public static void write(Path root) throws IOException {
    write(root, "toy", "rooms", "rooms(size=7)");
    write(root, "toy", "maze", "maze(corridor=2)");
    write(root, "other", "random", "random(density=0.3)");
  }

  private static void write(Path root, String set, String name, String generator)
      throws IOException {
    Path folder = Files.createDirectories(root.resolve(set));
    GridMap map = MapGenerators.parse(generator).generate(33, 33, 1);
    List<ScenarioRow> rows = new ScenarioGenerator(3, 20).generate(map, name + ".map", 1);
    MapWriter.write(map, folder.resolve(name + ".map"));
    ScenarioWriter.write(rows, folder.resolve(name + ".map.scen"));
  }

  /** Replaces a text in a file. */
  public static void replace(Path file, String old, String replacement) throws IOException {
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst(old, replacement));
  }
}
