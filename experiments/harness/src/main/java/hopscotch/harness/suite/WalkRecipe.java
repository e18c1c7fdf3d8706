package hopscotch.harness.suite;

import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkGenerators;
import hopscotch.datasets.walk.WalkWriter;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The recipe of a walk.
 *
 * @param map the map on which the unit walks
 * @param generator the generator as {@link WalkGenerators#parse} reads it
 * @param asks the most asks
 * @param movement the movement of the unit
 * @param seed the seed of the walk
 */
record WalkRecipe(PlannedMap map, String generator, int asks, Movement movement, long seed)
    implements Recipe {

  /** The map, the number of asks and the seed, such as {@code dao-arena-200-1}. */
  @Override
  public String name() {
    return map.id().replace('/', '-') + "-" + asks + "-" + seed;
  }

  /** The kind of the walk with its parameters, such as {@code toggles-share-0.01}. */
  String set() {
    return Recipe.words(generator);
  }

  @Override
  public long estimateCells() throws IOException {
    return map.estimateCells();
  }

  @Override
  public List<Path> follow(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(set() + "-" + name() + ".walk");
    if (!Files.exists(file)) {
      IntPredicate letters = movement.terrain()::isFree;
      Walk walk = WalkGenerators.parse(generator).generate(map.read(letters), movement, asks, seed);
      OutputFile.write(
          file,
          out -> {
            Writer text = new OutputStreamWriter(out, StandardCharsets.US_ASCII);
            WalkWriter.write(walk, text, letters);
            text.flush();
          });
    }
    return List.of(file);
  }
}
