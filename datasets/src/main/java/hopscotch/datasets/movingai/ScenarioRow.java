package hopscotch.datasets.movingai;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * One query of a scenario. x is the column, y the row, both from 0, y downwards.
 *
 * @param bucket about floor(length / 4); published files differ from that in places
 * @param map the map as the file names it, often a path that no longer exists
 * @param width the width of the map the row was made for; 0 in files without sizes
 * @param height the height of that map; 0 in files without sizes
 * @param startX the column of the start
 * @param startY the row of the start
 * @param goalX the column of the goal
 * @param goalY the row of the goal
 * @param length the published optimal length with the digits as printed; 0 means that start and
 *     goal are one cell, or that no path joins them
 */
public record ScenarioRow(
    int bucket,
    String map,
    int width,
    int height,
    int startX,
    int startY,
    int goalX,
    int goalY,
    BigDecimal length) {

  /** Refuses negative numbers, and a width without a height. */
  public ScenarioRow {
    if ((bucket | width | height | startX | startY | goalX | goalY | length.signum()) < 0) {
      throw new IllegalArgumentException(
          "row %d %s %d %d %d %d %d %d %s: expected no negative number"
              .formatted(bucket, map, width, height, startX, startY, goalX, goalY, length));
    }
    if ((width == 0) != (height == 0)) {
      throw new IllegalArgumentException(
          "size %d x %d: expected both or neither".formatted(width, height));
    }
  }

  /** The base name of the map, such as {@code arena.map}. */
  public String mapName() {
    return map.substring(Math.max(map.lastIndexOf('/'), map.lastIndexOf('\\')) + 1);
  }

  /** Whether the row names the size of its map. */
  boolean hasSize() {
    return width > 0;
  }

  /** Whether the row was made for a map of another size. */
  boolean differsInSize(GridMap target) {
    return hasSize() && (width != target.width() || height != target.height());
  }

  /** Whether start and goal are the same cell. */
  public boolean isTrivial() {
    return startX == goalX && startY == goalY;
  }

  /**
   * The layer of terrain of the query, which is that of its start. Empty if the start is out of
   * bounds.
   *
   * @throws IllegalArgumentException if the start lies off the map
   */
  public Optional<Terrain> findLayer(GridMap target) {
    return Optional.ofNullable(Terrain.layerOf(target.terrain(target.cell(startX, startY))));
  }
}
