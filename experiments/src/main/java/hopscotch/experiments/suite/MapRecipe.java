package hopscotch.experiments.suite;

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

/**
 * How a map and its scenario are made.
 *
 * @param generator as {@link MapGenerators#parse} reads it
 * @param width columns
 * @param height rows
 * @param seed of the map and of its scenario
 */
public record MapRecipe(String generator, int width, int height, long seed) implements Recipe {
  /** The rows a bucket of a generated scenario. */
  private static final ScenarioGenerator SCENARIO = new ScenarioGenerator(2, 16);

  @Override
  public long estimateCells() {
    return (long) width * height;
  }

  /** A name that says it all: {@code rooms-size-16-256x256-1}. */
  @Override
  public String name() {
    return Recipe.words(generator) + "-" + width + "x" + height + "-" + seed;
  }

  /** The map. */
  GridMap make() {
    return MapGenerators.parse(generator).generate(width, height, seed);
  }

  @Override
  public List<Path> follow(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path map = folder.resolve(name() + ".map");
    Path scenario = folder.resolve(name() + ".map.scen");
    if (!Files.exists(scenario)) {
      GridMap made = make();
      MapWriter.write(made, map);
      List<ScenarioRow> rows = SCENARIO.generate(made, map.getFileName().toString(), seed);
      Path draft = folder.resolve(name() + ".new");
      ScenarioWriter.write(rows, draft);
      Files.move(draft, scenario);
    }
    return List.of(map, scenario);
  }
}
