package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;

/** Changes of a case that leave its optimal cost alone, or move it in a known direction. */
enum Transform {
  MIRRORED,
  TRANSPOSED,
  ROTATED,
  PADDED;

  GridCase of(GridCase query) {
    GridMap map = query.map();
    boolean turned = this == TRANSPOSED || this == ROTATED;
    int width = turned ? map.height() : map.width();
    int height = turned ? map.width() : map.height();
    int pad = this == PADDED ? 3 : 0;
    GridMap.Builder builder = GridMap.builder(width + 2 * pad, height + pad);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        builder.set(x(map, x, y), y(x, y), map.terrain(map.cell(x, y)));
      }
    }
    GridMap changed = builder.build();
    return new GridCase(
        changed,
        query.movement(),
        changed.cell(x(map, map.x(query.start()), map.y(query.start())), y(map, query.start())),
        changed.cell(x(map, map.x(query.goal()), map.y(query.goal())), y(map, query.goal())));
  }

  private int x(GridMap map, int x, int y) {
    return switch (this) {
      case MIRRORED -> map.width() - 1 - x;
      case TRANSPOSED -> y;
      case ROTATED -> map.height() - 1 - y;
      case PADDED -> x + 3;
    };
  }

  private int y(int x, int y) {
    return this == TRANSPOSED || this == ROTATED ? x : y;
  }

  private int y(GridMap map, int cell) {
    return y(map.x(cell), map.y(cell));
  }

  static GridCase blocked(GridCase query, int cell) {
    GridMap map = query.map();
    CellChanges change = CellChanges.on(map).block(map.x(cell), map.y(cell)).build();
    return new GridCase(map.with(change), query.movement(), query.start(), query.goal());
  }

  static GridCase doubled(GridCase query) {
    CostPair costs = query.movement().costs();
    CostPair twice = new CostPair(2 * costs.straight(), 2 * costs.diagonal());
    return new GridCase(
        query.map(), query.movement().withCosts(twice), query.start(), query.goal());
  }
}
