package hopscotch.judge.query;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.util.List;

/**
 * A wall that falls while the units of a crowd walk.
 *
 * @param step how many moves each unit has made by then
 * @param cells the cells that it blocks, at least one
 */
public record Wall(int step, List<Integer> cells) {
  /** Copies the cells. */
  public Wall {
    cells = List.copyOf(cells);
  }

  /** The wall as changes of a map. */
  public CellChanges on(GridMap map) {
    CellChanges.Builder changes = CellChanges.on(map);
    cells.forEach(cell -> changes.block(map.x(cell), map.y(cell)));
    return changes.build();
  }
}
