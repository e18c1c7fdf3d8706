package hopscotch.datasets.library;

import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.datasets.catalogue.Dataset;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.ScenarioReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The maps below some root folders, set by set. A set is a folder of maps just below a root. If two
 * roots have a set with the same name, only that of the earlier root counts.
 *
 * <p>The scenarios of {@code arena.map} are {@code arena.map.scen} and {@code arena.scen} beside
 * it, and every other {@code .scen} of the set whose name begins with {@code arena} and whose first
 * row is for {@code arena.map}, such as {@code arena-even-1.scen}. As MovingAI packs those of teams
 * apart from their maps, they are also found in folders {@code scen-even} and {@code scen-random}
 * in the folder of the map or beside it. Nothing is cached: every call reads the folders anew.
 */
public final class MapLibrary {
  private static final String SCENARIO_ENDING = ".scen";
  private static final List<String> SCENARIO_FOLDERS = List.of("scen-even", "scen-random");

  private final List<Path> roots;

  private MapLibrary(List<Path> roots) {
    this.roots = List.copyOf(roots);
  }

  /**
   * The library below these roots. An earlier root takes precedence over a later one.
   *
   * @throws BadFileException if a root is not a folder
   */
  public static MapLibrary of(List<Path> roots) throws BadFileException {
    for (Path root : roots) {
      if (!Files.isDirectory(root)) {
        throw new BadFileException(
            root.toString(), "no such folder", "a folder of sets, laid out as <set>/<name>.map");
      }
    }
    return new MapLibrary(roots);
  }

  /** The root folders. */
  public List<Path> roots() {
    return roots;
  }

  /** The names of all sets, sorted. */
  public List<String> sets() throws IOException {
    return List.copyOf(folders().keySet());
  }

  /** The folder of a set, if there is one. */
  public Optional<Path> findSet(String set) throws IOException {
    return Optional.ofNullable(folders().get(set));
  }

  /**
   * The maps of a set, sorted by name.
   *
   * @throws BadFileException if there is no such set; the message names those there are
   */
  public List<MapEntry> maps(String set) throws IOException {
    return files(folder(set), MapEntry.ENDING).stream()
        .map(file -> new MapEntry(set, file))
        .toList();
  }

  /**
   * A map by {@code set/name}, with or without {@code .map}; or by its name alone, if only one set
   * has it.
   *
   * @throws BadFileException if no map or more than one has this name
   */
  public MapEntry map(String name) throws IOException {
    if (name.startsWith("/") || name.startsWith(".")) {
      throw new BadFileException(
          name, "no such file", "a file, or the name of a map as <set>/<name>");
    }
    int slash = name.lastIndexOf('/');
    String fileName = name.substring(slash + 1);
    if (!fileName.endsWith(MapEntry.ENDING)) {
      fileName += MapEntry.ENDING;
    }
    List<MapEntry> found = new ArrayList<>();
    boolean isWithSet = slash >= 0 && !sets().isEmpty();
    if (isWithSet && findSet(name.substring(0, slash)).isEmpty()) {
      throw noSuchSet(name, name.substring(0, slash), "no such file, and ", "a file, or a map of ");
    }
    for (String set : isWithSet ? List.of(name.substring(0, slash)) : sets()) {
      Path file = folder(set).resolve(fileName);
      if (Files.isRegularFile(file)) {
        found.add(new MapEntry(set, file));
      }
    }
    if (found.isEmpty()) {
      throw noSuchMap(name);
    }
    if (found.size() > 1) {
      throw new BadFileException(
          name,
          "a map of this name in several sets",
          "one of " + String.join(", ", found.stream().map(MapEntry::id).toList()));
    }
    return found.get(0);
  }

  private BadFileException noSuchMap(String name) throws IOException {
    Set<String> sets = folders().keySet();
    if (sets.isEmpty()) {
      return new BadFileException(
          name, "no such file, and no set of maps is here", "a file, or " + howToBring(name));
    }
    List<String> known = new ArrayList<>();
    for (String set : sets) {
      maps(set).forEach(map -> known.add(name.contains("/") ? map.id() : map.name()));
    }
    return new BadFileException(
        name,
        "no such file, and no such map in "
            + roots
            + DidYouMean.hint(name.replaceFirst("\\.map$", ""), known),
        "a file, or the name of a map as <set>/<name>");
  }

  /**
   * The scenarios of a map: the one named after it first, then the others sorted by name.
   *
   * @throws BadFileException if the first row of a scenario that may be for the map cannot be read
   */
  public List<Path> scenarios(MapEntry map) throws IOException {
    return scenarios(List.of(map)).get(map);
  }

  /**
   * The {@link #scenarios(MapEntry)} of several maps. Each folder is read once, however many maps
   * it has.
   *
   * @throws BadFileException if the first row of a scenario that may be for a map cannot be read
   */
  public Map<MapEntry, List<Path>> scenarios(List<MapEntry> maps) throws IOException {
    Map<Path, NavigableMap<String, Path>> folders = new HashMap<>();
    Map<MapEntry, List<Path>> scenarios = new LinkedHashMap<>();
    for (MapEntry map : maps) {
      Path folder = map.file().toAbsolutePath().getParent();
      NavigableMap<String, Path> names = folders.get(folder);
      if (names == null) {
        names = new TreeMap<>();
        for (Path place : scenarioFolders(folder)) {
          for (Path file : files(place, SCENARIO_ENDING)) {
            names.putIfAbsent(file.getFileName().toString(), file);
          }
        }
        folders.put(folder, names);
      }
      scenarios.put(map, scenarios(map, names));
    }
    return scenarios;
  }

  /** Where a scenario of a map is: in a folder of scenarios, or else beside the map. */
  public static Path scenario(Path map, String name) {
    Path folder = map.toAbsolutePath().getParent();
    return scenarioFolders(folder).stream()
        .skip(1)
        .map(each -> each.resolve(name))
        .filter(Files::isRegularFile)
        .filter(found -> !Files.exists(map.resolveSibling(name)))
        .findFirst()
        .orElse(map.resolveSibling(name));
  }

  /** A folder of maps, and the folders of scenarios in it and beside it. */
  private static List<Path> scenarioFolders(Path folder) {
    List<Path> folders = new ArrayList<>(List.of(folder));
    for (String name : SCENARIO_FOLDERS) {
      folders.add(folder.resolve(name));
      folders.add(folder.resolveSibling(name));
    }
    folders.removeIf(each -> !Files.isDirectory(each));
    return folders;
  }

  /** The scenarios of a map among those of its folders, by the names of their files. */
  private static List<Path> scenarios(MapEntry map, NavigableMap<String, Path> names)
      throws IOException {
    List<Path> namesakes = new ArrayList<>();
    List<Path> others = new ArrayList<>();
    for (Path file : names.tailMap(map.name(), true).values()) {
      String base = withoutEnding(file, SCENARIO_ENDING);
      if (!file.getFileName().toString().startsWith(map.name())) {
        break;
      }
      if (base.equals(map.fileName()) || base.equals(map.name())) {
        namesakes.add(file);
      } else if (isFor(map, file, base)) {
        others.add(file);
      }
    }
    namesakes.addAll(others);
    return namesakes;
  }

  /** Whether a scenario that is named after no map of its set is for this map. */
  private static boolean isFor(MapEntry map, Path scenario, String base) throws IOException {
    if (!base.startsWith(map.name())
        || base.endsWith(MapEntry.ENDING)
        || Files.exists(map.file().resolveSibling(base + MapEntry.ENDING))) {
      return false;
    }
    return ScenarioReader.findMapName(scenario)
        .filter(name -> name.equalsIgnoreCase(map.fileName()))
        .isPresent();
  }

  private Path folder(String set) throws IOException {
    Map<String, Path> folders = folders();
    Path folder = folders.get(set);
    if (folder == null) {
      throw folders.isEmpty()
          ? new BadFileException(set, "no set of maps is here", howToBring(set))
          : noSuchSet(set, set, "", "");
    }
    return folder;
  }

  private BadFileException noSuchSet(String named, String set, String fault, String expected)
      throws IOException {
    Set<String> known = folders().keySet();
    return new BadFileException(
        named,
        fault + "no set '%s' in %s%s".formatted(set, roots, DidYouMean.hint(set, known)),
        expected + "one of the sets " + String.join(", ", known) + orFetched(set));
  }

  private static String howToBring(String name) {
    String set = name.replaceFirst("/.*", "");
    String fetched = Catalogue.standard().find(set).map(Dataset::id).orElse("SET");
    return "what 'hopscotch datasets fetch %s' or 'hopscotch datasets import' brings, or --maps DIR"
        .formatted(fetched);
  }

  private static String orFetched(String set) {
    return Catalogue.standard()
        .find(set)
        .map(found -> ", or 'hopscotch datasets fetch " + found.id() + "' first")
        .orElse("");
  }

  private Map<String, Path> folders() throws IOException {
    Map<String, Path> folders = new TreeMap<>();
    for (Path root : roots) {
      try (Stream<Path> children = Files.list(root)) {
        for (Path child : children.toList()) {
          if (Files.isDirectory(child) && !files(child, MapEntry.ENDING).isEmpty()) {
            folders.putIfAbsent(child.getFileName().toString(), child);
          }
        }
      }
    }
    return folders;
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children
          .filter(child -> child.getFileName().toString().endsWith(ending))
          .sorted(Comparator.comparing(child -> child.getFileName().toString()))
          .toList();
    }
  }

  private static String withoutEnding(Path file, String ending) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ending.length());
  }
}
