package hopscotch.harness.suite;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.generate.ScenarioGenerator;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.datasets.movingai.ScenarioWriter;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The recipe of a map, and of its scenario if one is needed.
 *
 * @param generator the generator as {@link MapGenerators#parse} reads it
 * @param width the number of columns
 * @param height the number of rows
 * @param seed the seed of the map and of its scenario
 * @param withScenario whether a scenario is made, which takes a search for each of its rows
 */
record MapRecipe(String generator, int width, int height, long seed, boolean withScenario)
    implements Recipe {
  /** The generator of scenarios, with few rows in each bucket. */
  private static final ScenarioGenerator SCENARIO = new ScenarioGenerator(2, 16);

  @Override
  public long estimateCells() {
    return (long) width * height;
  }

  /** A name with all parameters, such as {@code rooms-size-16-256x256-1}. */
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
    if (!Files.exists(withScenario ? scenario : map)) {
      GridMap made = make();
      OutputFile.write(map, out -> MapWriter.write(made, out));
      if (withScenario) {
        List<ScenarioRow> rows = SCENARIO.generate(made, map.getFileName().toString(), seed);
        OutputFile.write(scenario, ScenarioWriter.text(rows));
      }
    }
    return withScenario ? List.of(map, scenario) : List.of(map);
  }
}
