package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * The squares of a map in one step of a lecture.
 *
 * @param squares the square of each cell
 * @param clusters the cluster of each cell; lines separate neighbours of different clusters
 */
public record Squares(GridMap map, IntFunction<Square> squares, IntUnaryOperator clusters) {
  /** Squares without lines between them. */
  public Squares(GridMap map, IntFunction<Square> squares) {
    this(map, squares, cell -> 0);
  }

  /** A copy of these squares in their present state. */
  public Squares drawn() {
    Square[] now = new Square[map.cellCount()];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        now[map.cell(x, y)] = at(map.cell(x, y));
      }
    }
    return new Squares(map, cell -> now[cell], clusters);
  }

  /** The square of a cell. */
  public Square at(int cell) {
    return squares.apply(cell);
  }

  /** Whether a line separates two neighbouring cells that are both on the map. */
  boolean isDivided(int cell, int other) {
    return clusters.applyAsInt(cell) != clusters.applyAsInt(other);
  }

  /** The lines between cells, row by row: x and y of both ends, in widths of a cell. */
  public List<int[]> lines() {
    List<int[]> lines = new ArrayList<>();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (x > 0 && isDivided(map.cell(x - 1, y), map.cell(x, y))) {
          lines.add(new int[] {x, y, x, y + 1});
        }
        if (y > 0 && isDivided(map.cell(x, y - 1), map.cell(x, y))) {
          lines.add(new int[] {x, y, x + 1, y});
        }
      }
    }
    return lines;
  }
}
