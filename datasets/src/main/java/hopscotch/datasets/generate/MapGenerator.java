package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/** Makes maps of one kind. {@link MapGenerators} reads its {@link Object#toString}. */
public interface MapGenerator {
  /**
   * A map of {@code width} columns and {@code height} rows. The same arguments always give the same
   * map.
   *
   * @throws IllegalArgumentException if the map is too small or too large for this kind
   */
  GridMap generate(int width, int height, long seed);
}
