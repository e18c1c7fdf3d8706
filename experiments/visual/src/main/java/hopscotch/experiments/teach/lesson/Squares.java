package hopscotch.experiments.teach.lesson;

import hopscotch.core.grid.GridMap;

/** The squares of a map, as one step of a lecture shows them. */
public interface Squares {
  /** The map. */
  GridMap map();

  /** The square of a cell. */
  Square at(int cell);

  /** Whether a line divides two neighbouring cells that are both on the map. */
  default boolean isDivided(int cell, int other) {
    return false;
  }
}
