package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Asks of walks on maps that change: of files, which have their maps, and of walks generated on
 * each map of the suite. A map is a walk.
 *
 * @param entries at least one
 */
record Walks(List<WalkSelection> entries) implements ProblemSelection {

  @Override
  public ProblemKind kind() {
    return ProblemKind.WALK;
  }

  @Override
  public boolean isSequence() {
    return true;
  }

  @Override
  public boolean needsMaps() {
    return entries.stream().anyMatch(entry -> entry.generate() != null);
  }

  /** The walks. They are generated under the suite's first movement, and asked under each. */
  @Override
  public List<PlannedMap> mapsOf(
      List<PlannedMap> maps, MovementText movement, Path folder, Places places) throws IOException {
    List<PlannedMap> walks = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      WalkSelection entry = entries.get(i);
      try {
        if (entry.files() != null) {
          Globs.find(folder, entry.files(), "a walk").stream()
              .limit(entry.limit())
              .map(Walks::ofFile)
              .forEach(walks::add);
        }
      } catch (BadFileException e) {
        throw places.at("walks", i, e);
      }
      for (String generator : entry.generators()) {
        for (PlannedMap map : maps) {
          for (long seed : entry.seeds().values()) {
            walks.add(
                PlannedMap.of(
                    new WalkRecipe(map, generator, entry.asks(), movement.movement(), seed)));
          }
        }
      }
    }
    return walks;
  }

  private static PlannedMap ofFile(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    String set = String.valueOf(parent.getFileName());
    String name = file.getFileName().toString().replaceAll("\\.[A-Za-z0-9]{1,9}$", "");
    return new PlannedMap(set, set + "/" + name, file, List.of(), null);
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    int asks =
        map.recipe() instanceof WalkRecipe recipe
            ? recipe.asks()
            : WalkFiles.read(map.file(), letter -> true).askCount();
    return QueryDrawer.evenly(asks, map);
  }

  /** The settings on which rows depend. Everything else is in the files. */
  @Override
  public Map.Entry<String, Object> meaning() {
    return Map.entry("problems", "walks");
  }
}
