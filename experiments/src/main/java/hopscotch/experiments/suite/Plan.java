package hopscotch.experiments.suite;

import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A suite with its maps found.
 *
 * @param suite the suite
 * @param maps what planners are put to, each once: its maps, or the walks on them
 */
public record Plan(Suite suite, List<PlannedMap> maps) {
  /** Where the maps of sets are. */
  @FunctionalInterface
  public interface Library {
    /**
     * Opens the library; asked only where a suite names a set.
     *
     * @throws BadFileException if there is none, saying how to get one
     */
    MapLibrary open() throws IOException;
  }

  /** Says where in a suite's text an entry of one of its lists stands. */
  @FunctionalInterface
  public interface Places {
    /**
     * The same fault, at the place of the entry.
     *
     * @param key of the list, such as {@code maps}
     * @param entry of the list, from 0
     */
    BadFileException at(String key, int entry, BadFileException fault);
  }

  /**
   * A map under a movement: what planners are prepared for.
   *
   * @param map the map, or the walk
   * @param movement the movement
   */
  public record Instance(PlannedMap map, MovementText movement) {}

  /**
   * Finds the maps of a suite.
   *
   * @param folder what relative files are relative to
   * @param library where sets are
   * @throws BadFileException if a set, map or scenario is missing
   */
  public static Plan of(Suite suite, Path folder, Library library) throws IOException {
    return of(suite, folder, library, (key, entry, fault) -> fault);
  }

  /** As the other; what is missing is named at its place. */
  public static Plan of(Suite suite, Path folder, Library library, Places places)
      throws IOException {
    Map<String, PlannedMap> maps = new LinkedHashMap<>();
    for (int i = 0; i < suite.maps().size(); i++) {
      try {
        for (PlannedMap map : chosen(suite, i, folder, library)) {
          suite.asking().requireAskable(map);
          maps.putIfAbsent(map.id(), map);
        }
      } catch (BadFileException e) {
        throw places.at("maps", i, e);
      }
    }
    Map<String, PlannedMap> grounds = new LinkedHashMap<>();
    suite
        .asking()
        .grounds(List.copyOf(maps.values()), suite.movements().get(0), folder, places)
        .forEach(ground -> grounds.putIfAbsent(ground.id(), ground));
    return new Plan(suite.withGuestsIn(folder), List.copyOf(grounds.values()));
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
          .map(seed -> recipe(selection, seed, suite.asking().readsScenarios()))
          .map(PlannedMap::of)
          .toList();
    }
    List<PlannedMap> maps = new ArrayList<>();
    if (selection.files() != null) {
      for (Path file : glob(folder, selection.files(), "a map")) {
        MapLibrary beside = MapLibrary.of(List.of());
        Path parent = file.toAbsolutePath().normalize().getParent();
        String set = String.valueOf(parent.getFileName());
        maps.add(PlannedMap.of(set, file, beside.scenarios(new MapEntry(set, file))));
      }
      return maps;
    }
    PathMatcher names =
        FileSystems.getDefault()
            .getPathMatcher("glob:" + (selection.names() == null ? "*" : selection.names()));
    MapLibrary opened = library.open();
    for (MapEntry entry : opened.maps(selection.set())) {
      if (names.matches(Path.of(entry.name()))) {
        maps.add(PlannedMap.of(entry.set(), entry.file(), opened.scenarios(entry)));
      }
    }
    return requireSome(
        maps,
        selection.set() + "/" + selection.names(),
        () -> "a glob that fits a name of the set");
  }

  private static MapRecipe recipe(MapSelection selection, long seed, boolean withScenario) {
    return new MapRecipe(
        selection.generate(), selection.width(), selection.height(), seed, withScenario);
  }

  /** The files that a name or a glob stands for, at least one. */
  static List<Path> glob(Path folder, String pattern, String what) throws IOException {
    if (!pattern.matches(".*[*?\\[{].*")) {
      Path file = folder.resolve(pattern);
      if (!Files.isRegularFile(file)) {
        throw new BadFileException(file.toString(), "no such file", what);
      }
      return List.of(file);
    }
    int wild = pattern.replaceAll("[*?\\[{].*", "").lastIndexOf('/');
    Path root = wild < 0 ? folder : folder.resolve(pattern.substring(0, wild + 1));
    PathMatcher matcher =
        FileSystems.getDefault().getPathMatcher("glob:" + pattern.substring(wild + 1));
    if (!Files.isDirectory(root)) {
      throw new BadFileException(root.toString(), "no such folder", "the folder of a glob");
    }
    try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
      List<Path> found =
          files
              .filter(file -> matcher.matches(root.relativize(file)) && Files.isRegularFile(file))
              .sorted()
              .toList();
      return requireSome(found, folder.resolve(pattern).toString(), () -> "a glob that fits files");
    }
  }

  private static <T> List<T> requireSome(List<T> found, String name, Supplier<String> expected)
      throws BadFileException {
    if (found.isEmpty()) {
      throw new BadFileException(name, "no map fits", expected.get());
    }
    return found;
  }
}
