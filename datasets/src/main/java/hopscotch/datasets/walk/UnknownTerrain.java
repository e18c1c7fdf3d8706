package hopscotch.datasets.walk;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.SeededRandom;

/**
 * A unit walks to its goal over ground that it does not know: it takes every cell for plain ground
 * until its sensor, a square around it that sees through walls, says otherwise (the free-space
 * assumption: Koenig, Tovey and Smirnov, "Performance bounds for planning in unknown terrain",
 * Artificial Intelligence 147, 2003). The walk's first map is open ground. The walk ends when the
 * unit arrives, or after the number of asks given.
 *
 * @param radius the radius of the sensor in cells, at least 1
 * @param newsOnly whether the unit asks only at the start and after its sensor saw something new;
 *     otherwise it asks at every step
 */
record UnknownTerrain(int radius, boolean newsOnly) implements WalkGenerator {
  /** Refuses a radius below 1. */
  public UnknownTerrain {
    if (radius < 1 || radius > 1 << 20) {
      throw new IllegalArgumentException(
          "a sensor of radius %d: expected 1 to %d".formatted(radius, 1 << 20));
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    WalkBuilder walk =
        new WalkBuilder(
            Walk.openGround(map.width(), map.height()), movement, new SeededRandom(seed));
    GridGraph truth = GridGraph.of(map, movement);
    for (int i = 0; i < 1000 && walk.unit() == walk.goal(); i++) {
      walk.begin(truth);
    }
    boolean isUnderWay = walk.unit() != walk.goal();
    while (isUnderWay && walk.asks() < asks) {
      boolean isNews = sense(walk, map) || walk.asks() == 0;
      if (isNews || !newsOnly) {
        walk.ask();
      } else {
        walk.tell();
      }
      isUnderWay = walk.step();
    }
    return walk.finish(toString());
  }

  private boolean sense(WalkBuilder walk, GridMap truth) {
    int x = truth.x(walk.unit());
    int y = truth.y(walk.unit());
    int right = Math.min(truth.width() - 1, x + radius);
    int bottom = Math.min(truth.height() - 1, y + radius);
    for (int row = Math.max(0, y - radius); row <= bottom; row++) {
      for (int column = Math.max(0, x - radius); column <= right; column++) {
        int cell = truth.cell(column, row);
        if (walk.map().terrain(cell) != truth.terrain(cell)) {
          walk.set(cell, truth.terrain(cell));
        }
      }
    }
    return walk.change();
  }

  @Override
  public String toString() {
    return "unknown(radius=" + radius + ",news=" + newsOnly + ")";
  }
}
