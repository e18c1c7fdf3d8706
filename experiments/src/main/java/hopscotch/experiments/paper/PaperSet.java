package hopscotch.experiments.paper;

import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.experiments.paper.count.PaperMap;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Objects;

/**
 * Maps that a paper measured on.
 *
 * @param name what the figures call it, such as {@code random-10}
 * @param set the set in a library of maps; {@code name} if absent
 * @param names a glob of the maps' names; all if absent
 * @param maps how many maps there are when all are there
 * @param rows how many rows of scenarios the paper had; 0 if it does not say or drew its own
 * @param sha256 the hash of the scenarios compared with, by {@link PaperRun}; absent where none
 *     were
 */
public record PaperSet(String name, String set, String names, int maps, int rows, String sha256) {
  /** Fills in defaults. */
  public PaperSet {
    set = Objects.requireNonNullElse(set, name);
    names = Objects.requireNonNullElse(names, "*");
  }

  /** The maps of it that are here, sorted by name; none if the set is not here at all. */
  public List<MapEntry> maps(MapLibrary library) throws IOException {
    if (set.equals(PaperMap.GENERATED)) {
      return List.of(new MapEntry(PaperMap.GENERATED, Path.of(name + MapEntry.ENDING)));
    }
    if (library.findSet(set).isEmpty()) {
      return List.of();
    }
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + names);
    return library.maps(set).stream().filter(map -> matcher.matches(Path.of(map.name()))).toList();
  }
}
