package hopscotch.experiments.suite;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.generate.ScenarioGenerator;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.datasets.movingai.ScenarioWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A map of a plan: files that are there, or a recipe for files that a run will make.
 *
 * @param set the name of its set; {@code generated} for a recipe
 * @param id {@code set/name}
 * @param file the map's file; {@code null} before a recipe was followed
 * @param scenarios its scenario files
 * @param recipe how to make it; {@code null} for a map of its own
 */
public record PlannedMap(String set, String id, Path file, List<Path> scenarios, Recipe recipe) {
  /** The rows a bucket of a generated scenario. */
  private static final ScenarioGenerator SCENARIO = new ScenarioGenerator(2, 16);

  /**
   * How a map is made.
   *
   * @param generator as {@link MapGenerators#parse} reads it
   * @param width columns
   * @param height rows
   * @param seed of the map and of its scenario
   */
  public record Recipe(String generator, int width, int height, long seed) {
    /** A name that says it all: {@code rooms-size-16-256x256-1}. */
    String name() {
      String words = generator.replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("-$", "");
      return words + "-" + width + "x" + height + "-" + seed;
    }
  }

  /** A map that is there. */
  static PlannedMap of(String set, Path file, List<Path> scenarios) {
    String name = file.getFileName().toString().replaceAll("\\.map$", "");
    return new PlannedMap(set, set + "/" + name, file, List.copyOf(scenarios), null);
  }

  /** A map to be made. */
  static PlannedMap of(Recipe recipe) {
    return new PlannedMap("generated", "generated/" + recipe.name(), null, List.of(), recipe);
  }

  /** Reads the map, or makes it. */
  public GridMap read() throws IOException {
    return file != null ? MapReader.read(file) : make();
  }

  private GridMap make() {
    return MapGenerators.parse(recipe.generator).generate(recipe.width, recipe.height, recipe.seed);
  }

  /** This map with its files in place: a recipe is followed and written to a folder. */
  public PlannedMap inPlace(Path folder) throws IOException {
    if (file != null) {
      return this;
    }
    Files.createDirectories(folder);
    Path map = folder.resolve(recipe.name() + ".map");
    Path scenario = folder.resolve(recipe.name() + ".map.scen");
    if (!Files.exists(scenario)) {
      GridMap made = make();
      MapWriter.write(made, map);
      List<ScenarioRow> rows = SCENARIO.generate(made, map.getFileName().toString(), recipe.seed);
      Path draft = folder.resolve(recipe.name() + ".new");
      ScenarioWriter.write(rows, draft);
      Files.move(draft, scenario);
    }
    return new PlannedMap(set, id, map, List.of(scenario), recipe);
  }

  /** Refuses a map without scenarios, where a suite wants them. */
  void requireScenarios() throws BadFileException {
    if (recipe == null && scenarios.isEmpty()) {
      throw new BadFileException(
          file.toString(), "no scenario beside this map", "NAME.map.scen, or 'from: random'");
    }
  }
}
