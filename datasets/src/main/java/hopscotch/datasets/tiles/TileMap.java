package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tile map as a grid.
 *
 * @param map one cell for each tile, with letters of the format {@code .map}
 * @param findTerrain the weights of the letters; empty if no tile weighs more than 1, so that the
 *     map is like any other
 * @param originX the column of the tile map that is the first of {@code map}: 0 except for infinite
 *     maps
 * @param originY the row of the tile map that is the first of {@code map}
 * @param notes what the file holds that a grid cannot, and that whoever uses the map should know:
 *     one sentence for each, without a full stop; often none
 */
public record TileMap(
    GridMap map, Optional<Terrain> findTerrain, int originX, int originY, List<String> notes) {
  /** The most cells of a tile map: 4096 x 4096. */
  public static final int MAX_CELLS = 1 << 24;

  /** Copies the notes. */
  public TileMap {
    notes = List.copyOf(notes);
  }

  /** This map with further notes. */
  TileMap noting(List<String> more) {
    List<String> all = new ArrayList<>(notes);
    all.addAll(more);
    return new TileMap(map, findTerrain, originX, originY, all);
  }
}
