package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tile map as a grid.
 *
 * @param map one cell a tile, with letters of the format {@code .map}
 * @param findTerrain what the letters weigh; empty if no tile weighs more than 1, and the map is
 *     walked on as any other
 * @param originX what the first column of {@code map} is on the tile map: 0, but for infinite maps
 * @param originY what the first row is
 * @param notes what the file has that a grid has not, and that whoever uses the map should know: a
 *     sentence each, without a full stop; often none
 */
public record TileMap(
    GridMap map, Optional<Terrain> findTerrain, int originX, int originY, List<String> notes) {
  /** The most cells of a tile map: 4096 x 4096. */
  public static final int MAX_CELLS = 1 << 24;

  /** Keeps the notes as they are. */
  public TileMap {
    notes = List.copyOf(notes);
  }

  /** This map with more notes. */
  TileMap noting(List<String> more) {
    List<String> all = new ArrayList<>(notes);
    all.addAll(more);
    return new TileMap(map, findTerrain, originX, originY, all);
  }
}
