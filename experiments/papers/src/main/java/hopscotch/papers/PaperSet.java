package hopscotch.papers;

import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.papers.count.PaperMap;
import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The maps on which a paper measured: those of one set of a library, or those that a list names,
 * which may be of several sets.
 *
 * @param name its name in the figures, such as {@code random-10}
 * @param set the set in a library of maps; {@code name} if absent
 * @param list the list of {@code hopscotch/papers/lists} with the maps in place of a set, each as
 *     {@code set/name} in a line; absent if all are of one set
 * @param names a glob of the maps' names, with a list of {@code set/name}; all if absent
 * @param maps the number of maps when all are there
 * @param alike how many of its maps stand for all of them where some are not here, since all were
 *     drawn alike; {@code maps} if absent
 * @param every one of this many rows of its scenarios is counted; as of the paper if absent
 * @param rows the number of rows of scenarios that the paper had; 0 if it does not say or drew its
 *     own
 * @param sha256 the hash of the scenarios with which it was compared, by {@link PaperRun}; absent
 *     if there were none
 */
public record PaperSet(
    String name,
    String set,
    String list,
    String names,
    int maps,
    Integer alike,
    Integer every,
    int rows,
    String sha256) {
  /** Fills in defaults. */
  public PaperSet {
    set = Objects.requireNonNullElse(set, name);
    names = Objects.requireNonNullElse(names, list == null ? "*" : "*/*");
    alike = Objects.requireNonNullElse(alike, maps);
  }

  /** The same set with the share of rows that its paper has. */
  PaperSet likePaper() {
    return new PaperSet(name, set, list, names, maps, alike, null, rows, sha256);
  }

  /** Whether its paper makes its own instances, and uses no map of a library. */
  boolean isGenerated() {
    return set.equals(PaperMap.GENERATED);
  }

  /** Whether so many of its maps are enough to count: all of them, or a sample. */
  boolean isEnough(int here) {
    return alike <= here && here <= maps;
  }

  /**
   * Those of its maps that are here, sorted by set and name. There are none if none of its sets is
   * here.
   */
  public List<MapEntry> maps(MapLibrary library) throws IOException {
    if (isGenerated()) {
      return List.of(new MapEntry(PaperMap.GENERATED, Path.of(name + MapEntry.ENDING)));
    }
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + names);
    if (list == null && library.findSet(set).isEmpty()) {
      return List.of();
    }
    if (list == null) {
      return library.maps(set).stream()
          .filter(map -> matcher.matches(Path.of(map.name())))
          .toList();
    }
    Set<String> listed =
        listed().stream().filter(id -> matcher.matches(Path.of(id))).collect(Collectors.toSet());
    List<MapEntry> maps = new ArrayList<>();
    for (String of : library.sets()) {
      library.maps(of).stream().filter(map -> listed.contains(map.id())).forEach(maps::add);
    }
    return maps;
  }

  private List<String> listed() throws IOException {
    String file = "/hopscotch/papers/lists/" + list + ".txt";
    try (InputStream input = PaperSet.class.getResourceAsStream(file)) {
      if (input == null) {
        throw new FileNotFoundException("the set %s: no list %s".formatted(name, file));
      }
      return new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))
          .lines()
          .toList();
    }
  }
}
