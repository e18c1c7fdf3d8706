package hopscotch.experiments.teach.lesson;

import hopscotch.core.grid.GridMap;
import java.util.ArrayList;
import java.util.List;

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

  /** The lines that divide cells, row by row: x and y of both ends, in widths of a cell. */
  default List<int[]> lines() {
    List<int[]> lines = new ArrayList<>();
    for (int y = 0; y < map().height(); y++) {
      for (int x = 0; x < map().width(); x++) {
        if (x > 0 && isDivided(map().cell(x - 1, y), map().cell(x, y))) {
          lines.add(new int[] {x, y, x, y + 1});
        }
        if (y > 0 && isDivided(map().cell(x, y - 1), map().cell(x, y))) {
          lines.add(new int[] {x, y, x + 1, y});
        }
      }
    }
    return lines;
  }
}
