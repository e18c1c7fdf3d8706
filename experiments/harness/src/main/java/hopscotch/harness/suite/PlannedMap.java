package hopscotch.harness.suite;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A map of a plan, or a walk on one: an existing file, or a recipe for one that a run will make.
 *
 * @param set the name of its set; {@code generated} for the recipe of a map
 * @param id the id, {@code set/name}
 * @param file the file of the map or the walk; {@code null} before a recipe is followed
 * @param scenarios the scenario files of a map
 * @param recipe the recipe; {@code null} for an existing file
 */
public record PlannedMap(String set, String id, Path file, List<Path> scenarios, Recipe recipe) {

  /** A map that exists. */
  public static PlannedMap of(String set, Path file, List<Path> scenarios) {
    String name = file.getFileName().toString().replaceAll("\\.map$", "");
    return new PlannedMap(set, set + "/" + name, file, List.copyOf(scenarios), null);
  }

  /** A map to be made. */
  public static PlannedMap of(MapRecipe recipe) {
    return new PlannedMap("generated", "generated/" + recipe.name(), null, List.of(), recipe);
  }

  /** A walk to be made. */
  public static PlannedMap of(WalkRecipe recipe) {
    String set = recipe.set();
    return new PlannedMap(set, set + "/" + recipe.name(), null, List.of(), recipe);
  }

  /** Whether both are the same file, or both are still to be made. */
  boolean isOfSameFile(PlannedMap other) throws IOException {
    return file == null || other.file == null
        ? file == other.file
        : Files.isSameFile(file, other.file);
  }

  /** Its file, or a note that it is still to be made. */
  public String place() {
    return file == null ? "a generated map" : file.toString();
  }

  /** Reads the map, with letters of terrain beside those of the format, or makes it. */
  public GridMap read(IntPredicate letters) throws IOException {
    return file == null && recipe instanceof MapRecipe made
        ? made.make()
        : MapReader.read(file, letters);
  }

  /** About how many cells it has, by the size of its file. */
  public long estimateCells() throws IOException {
    return recipe == null ? Files.size(file) : recipe.estimateCells();
  }

  /** This map with its files in place. A recipe's files are written to a folder. */
  public PlannedMap inPlace(Path folder) throws IOException {
    if (file != null) {
      return this;
    }
    List<Path> files = recipe.follow(folder);
    return new PlannedMap(set, id, files.get(0), files.subList(1, files.size()), recipe);
  }
}
