package hopscotch.datasets.library;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Facts about a map.
 *
 * @param width the number of columns
 * @param height the number of rows
 * @param terrain for each terrain character, the number of cells that have it
 * @param groundCells the number of cells on which an agent on the ground may stand
 * @param components the number of connected components that these cells form under {@link
 *     Movement#OCTILE}
 */
public record MapInfo(
    Path file,
    int width,
    int height,
    Map<Character, Integer> terrain,
    int groundCells,
    int components) {

  /**
   * Reads a map and counts.
   *
   * @throws hopscotch.datasets.file.BadFileException if the file is not a map
   */
  public static MapInfo of(Path file) throws IOException {
    GridMap map = MapReader.read(file);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] counts = new int[128];
    byte[] row = new byte[map.width()];
    for (int y = 0; y < map.height(); y++) {
      map.copyRow(y, row, 0);
      for (byte character : row) {
        counts[character]++;
      }
    }
    Map<Character, Integer> terrain = new TreeMap<>();
    for (char character = 0; character < counts.length; character++) {
      if (counts[character] > 0) {
        terrain.put(character, counts[character]);
      }
    }
    return new MapInfo(
        file, map.width(), map.height(), terrain, graph.freeCount(), graph.components().count());
  }
}
