package hopscotch.datasets.library;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.ScenarioReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Facts about a set of maps.
 *
 * @param set its name
 * @param scenarios the number of scenarios that belong to one of them
 * @param rows the rows of those scenarios
 * @param bytes the size of all these files
 * @param leastCells the number of cells of the smallest map, 0 if there are no maps
 * @param mostCells the number of cells of the largest map
 */
public record SetInfo(
    String set,
    Path folder,
    int maps,
    int scenarios,
    long rows,
    long bytes,
    int leastCells,
    int mostCells) {

  /**
   * Reads the whole set and counts.
   *
   * @throws hopscotch.datasets.file.BadFileException at the first bad file, or if there is no such
   *     set
   */
  public static SetInfo of(MapLibrary library, String set) throws IOException {
    int maps = 0;
    int scenarios = 0;
    long rows = 0;
    long bytes = 0;
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (MapEntry entry : library.maps(set)) {
      GridMap map = MapReader.read(entry.file());
      maps++;
      bytes += Files.size(entry.file());
      least = Math.min(least, map.width() * map.height());
      most = Math.max(most, map.width() * map.height());
      for (Path scenario : library.scenarios(entry)) {
        scenarios++;
        rows += ScenarioReader.read(scenario).rows().size();
        bytes += Files.size(scenario);
      }
    }
    Path folder = library.findSet(set).orElseThrow();
    return new SetInfo(set, folder, maps, scenarios, rows, bytes, maps == 0 ? 0 : least, most);
  }
}
