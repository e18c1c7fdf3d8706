package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import java.util.stream.IntStream;

/**
 * Doors of rooms that open and close by chance. A door is a free cell between two blocked ones,
 * left and right or above and below, with free cells on the other two sides. There is one goal.
 * When a unit arrives or has no way, another sets out.
 *
 * @param chance the probability that a door opens or closes before an ask, 0 to 1
 */
record Doors(double chance) implements WalkGenerator {
  /** Refuses chances outside 0 to 1. */
  public Doors {
    if (!(chance >= 0 && chance <= 1)) {
      throw new IllegalArgumentException("doors of chance %s: expected 0 to 1".formatted(chance));
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    WalkBuilder walk = WalkBuilder.begun(map, movement, seed);
    int[] doors = doors(map, movement.terrain());
    while (walk.asks() < asks) {
      for (int door : doors) {
        if (walk.random().chance(chance) && !walk.isTaken(door)) {
          boolean isOpen = walk.map().terrain(door) == map.terrain(door);
          walk.set(door, isOpen ? GridMap.OUT_OF_BOUNDS : map.terrain(door));
        }
      }
      walk.askAndStep();
    }
    return walk.finish(toString());
  }

  private static int[] doors(GridMap map, Terrain terrain) {
    return IntStream.range(0, map.cellCount())
        .filter(map::isCell)
        .filter(
            cell ->
                isFree(map, terrain, cell)
                    && (isPassage(map, terrain, cell, 1, map.stride())
                        || isPassage(map, terrain, cell, map.stride(), 1)))
        .toArray();
  }

  private static boolean isPassage(GridMap map, Terrain terrain, int cell, int along, int across) {
    return isFree(map, terrain, cell - along)
        && isFree(map, terrain, cell + along)
        && !isFree(map, terrain, cell - across)
        && !isFree(map, terrain, cell + across);
  }

  private static boolean isFree(GridMap map, Terrain terrain, int cell) {
    return terrain.isFree(map.terrain(cell));
  }

  @Override
  public String toString() {
    return "doors(chance=" + chance + ")";
  }
}
