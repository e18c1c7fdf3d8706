package hopscotch.datasets.walk;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.SeededRandom;

/**
 * A unit walks to its goal over ground that it does not know: it takes every cell for plain ground
 * until its sensor, a square around it that sees through walls, says otherwise (the free-space
 * assumption: Koenig, Tovey and Smirnov, "Performance bounds for planning in unknown terrain",
 * Artificial Intelligence 147, 2003). The walk's first map is open ground; it ends where the unit
 * arrives, or after so many asks.
 *
 * @param radius of the sensor, in cells, at least 1
 * @param newsOnly whether the unit asks only after its sensor saw something new, and at the start;
 *     else at every step
 */
public record UnknownGround(int radius, boolean newsOnly) implements WalkGenerator {
  /** Refuses a sensor of no radius. */
  public UnknownGround {
    if (radius < 1 || radius > 1 << 20) {
      throw new IllegalArgumentException(
          "a sensor of radius %d: expected 1 to %d".formatted(radius, 1 << 20));
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    Journey journey =
        new Journey(Walk.openGround(map.width(), map.height()), movement, new SeededRandom(seed));
    GridGraph truth = GridGraph.of(map, movement);
    for (int i = 0; i < 1000 && journey.unit() == journey.goal(); i++) {
      journey.begin(truth);
    }
    boolean isUnderWay = journey.unit() != journey.goal();
    while (isUnderWay && journey.asks() < asks) {
      boolean isNews = sense(journey, map) || journey.asks() == 0;
      if (isNews || !newsOnly) {
        journey.ask();
      } else {
        journey.tell();
      }
      isUnderWay = journey.step();
    }
    return journey.finish(toString());
  }

  private boolean sense(Journey journey, GridMap truth) {
    int x = truth.x(journey.unit());
    int y = truth.y(journey.unit());
    int right = Math.min(truth.width() - 1, x + radius);
    int bottom = Math.min(truth.height() - 1, y + radius);
    for (int row = Math.max(0, y - radius); row <= bottom; row++) {
      for (int column = Math.max(0, x - radius); column <= right; column++) {
        int cell = truth.cell(column, row);
        if (journey.map().terrain(cell) != truth.terrain(cell)) {
          journey.set(cell, truth.terrain(cell));
        }
      }
    }
    return journey.change();
  }

  @Override
  public String toString() {
    return "unknown(radius=" + radius + ",news=" + newsOnly + ")";
  }
}
