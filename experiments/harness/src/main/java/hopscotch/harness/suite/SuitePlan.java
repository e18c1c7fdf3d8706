package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A suite with the maps that were found for it.
 *
 * @param maps its maps or the walks on them, each once
 */
public record SuitePlan(Suite suite, List<PlannedMap> maps) {
  /** The source of the maps of sets. */
  @FunctionalInterface
  public interface Library {
    /** Opens the library, only if a suite names a set. Without one it says how to get it. */
    MapLibrary open() throws IOException;
  }

  /**
   * Finds the maps of a suite.
   *
   * @param folder the folder to which relative files refer
   * @param library the source of sets
   * @throws BadFileException if a set, map or scenario is missing
   */
  public static SuitePlan of(Suite suite, Path folder, Library library) throws IOException {
    return of(suite, folder, library, (key, entry, fault) -> fault);
  }

  /** Like the other method. A message about something missing names its place in the suite. */
  public static SuitePlan of(Suite suite, Path folder, Library library, Places places)
      throws IOException {
    Map<String, PlannedMap> maps = new LinkedHashMap<>();
    for (int i = 0; i < suite.maps().size(); i++) {
      try {
        for (PlannedMap map : chosen(suite, i, folder, library)) {
          suite.problems().requireAskable(map);
          add(map, maps);
        }
      } catch (BadFileException e) {
        throw places.at("maps", i, e);
      }
    }
    Map<String, PlannedMap> asked = new LinkedHashMap<>();
    for (PlannedMap map :
        suite
            .problems()
            .mapsOf(List.copyOf(maps.values()), suite.movements().get(0), folder, places)) {
      add(map, asked);
    }
    return new SuitePlan(suite.withGuestsIn(folder), List.copyOf(asked.values()));
  }

  /** Adds a map. Two files of one name are refused: their rows could not be told apart. */
  private static void add(PlannedMap map, Map<String, PlannedMap> all) throws IOException {
    PlannedMap other = all.putIfAbsent(map.id(), map);
    if (other != null && !map.isOfSameFile(other)) {
      throw new BadFileException(
          map.place(),
          "it is called %s, and so is %s".formatted(map.id(), other.place()),
          "a folder and a name that no other has");
    }
  }

  private static List<PlannedMap> chosen(Suite suite, int index, Path folder, Library library)
      throws IOException {
    MapSelection selection = suite.maps().get(index);
    List<PlannedMap> found = find(suite, selection, folder, library);
    List<PlannedMap> chosen = new ArrayList<>();
    for (long i = 0;
        i < found.size() && chosen.size() < selection.limit();
        i += selection.every()) {
      chosen.add(found.get((int) i));
    }
    return chosen;
  }

  /** Every map under every movement. */
  public List<Instance> instances() {
    List<Instance> instances = new ArrayList<>();
    for (PlannedMap map : maps) {
      for (MovementText movement : suite.movements()) {
        instances.add(new Instance(map, movement));
      }
    }
    return instances;
  }

  private static List<PlannedMap> find(
      Suite suite, MapSelection selection, Path folder, Library library) throws IOException {
    if (selection.generate() != null) {
      MapGenerators.parse(selection.generate());
      return selection.seeds().values().stream()
          .map(seed -> recipe(selection, seed, suite.problems().readsScenarios()))
          .map(PlannedMap::of)
          .toList();
    }
    List<MapEntry> entries = new ArrayList<>();
    if (selection.files() != null) {
      for (Path file : Globs.find(folder, selection.files(), "a map")) {
        Path parent = file.toAbsolutePath().normalize().getParent();
        entries.add(new MapEntry(String.valueOf(parent.getFileName()), file));
      }
      return planned(MapLibrary.of(List.of()), entries);
    }
    PathMatcher names = Globs.matcher(selection.names() == null ? "*" : selection.names());
    MapLibrary opened = library.open();
    for (MapEntry entry : opened.maps(selection.set())) {
      if (names.matches(Path.of(entry.name()))) {
        entries.add(entry);
      }
    }
    if (entries.isEmpty()) {
      throw new BadFileException(
          selection.set() + "/" + selection.names(),
          "no map fits",
          "a glob that fits a name of the set");
    }
    return planned(opened, entries);
  }

  private static List<PlannedMap> planned(MapLibrary library, List<MapEntry> entries)
      throws IOException {
    return library.scenarios(entries).entrySet().stream()
        .map(it -> PlannedMap.of(it.getKey().set(), it.getKey().file(), it.getValue()))
        .toList();
  }

  private static MapRecipe recipe(MapSelection selection, long seed, boolean withScenario) {
    return new MapRecipe(
        selection.generate(), selection.width(), selection.height(), seed, withScenario);
  }
}
