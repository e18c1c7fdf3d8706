package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Before each ask a share of the cells of the map is toggled: free ones are blocked and blocked
 * ones are freed. Half of these cells go back to what they were, beginning with those changed
 * longest ago; the other half are drawn anew. There is one goal. When a unit arrives or has no way,
 * another sets out.
 *
 * @param share the share of the cells of the map, above 0, at most 1; at least one cell
 */
record RandomToggles(double share) implements WalkGenerator {
  /** Refuses shares outside 0 to 1. */
  public RandomToggles {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "toggles of share %s: expected above 0 and at most 1".formatted(share));
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    WalkBuilder walk = WalkBuilder.begun(map, movement, seed);
    Deque<Integer> toggled = new ArrayDeque<>();
    int count = (int) Math.max(1, Math.round(share * map.width() * map.height()));
    while (walk.asks() < asks) {
      for (int i = 0; i < count; i++) {
        boolean isBack = 2 * i < count && toggled.size() >= count;
        int cell = isBack ? toggled.remove() : anyCell(walk);
        if (walk.isTaken(cell)) {
          if (isBack) {
            toggled.add(cell);
          }
          continue;
        }
        boolean isFree = movement.terrain().isFree(map.terrain(cell));
        walk.set(cell, isBack ? map.terrain(cell) : isFree ? GridMap.OUT_OF_BOUNDS : '.');
        if (!isBack) {
          toggled.add(cell);
        }
      }
      walk.askAndStep();
    }
    return walk.finish(toString());
  }

  private static int anyCell(WalkBuilder walk) {
    GridMap map = walk.map();
    return map.cell(walk.random().below(map.width()), walk.random().below(map.height()));
  }

  @Override
  public String toString() {
    return "toggles(share=" + share + ")";
  }
}
