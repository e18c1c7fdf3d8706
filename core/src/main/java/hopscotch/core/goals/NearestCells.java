package hopscotch.core.goals;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/**
 * The cells of one component that are nearest to a point, which may lie anywhere: all that share
 * the least distance on an empty map. Looks at the squares around the point, one after the other,
 * until no cell of the next one can be as near; of a square only at what lies on the map. So time
 * is linear in the cells of a square with the least distance as half its side.
 *
 * <p>The labels are the graph's own, which tell of every cell. Reusable; allocates nothing once
 * warm. For one thread.
 */
final class NearestCells {
  private final GridMap map;
  private final Components components;
  private final EmptyMapDistance distance;
  private int[] cells = new int[16];
  private int count;
  private int label;
  private long x;
  private long y;
  private long least;

  /** Cells of a graph; its components are computed here if they were not before. */
  NearestCells(GridGraph graph, EmptyMapDistance distance) {
    this.map = graph.map();
    this.components = graph.components();
    this.distance = distance;
  }

  /** Looks for the cells nearest to (x, y) in the component of a free cell. */
  void find(int cell, int goalX, int goalY) {
    label = components.label(cell);
    x = goalX;
    y = goalY;
    count = 0;
    least = -1; // the largest of unsigned numbers
    long radius = Math.max(outside(x, map.width()), outside(y, map.height()));
    long last = Math.max(farSide(x, map.width()), farSide(y, map.height()));
    while (radius <= last && Long.compareUnsigned(distance.of(radius, 0), least) <= 0) {
      square(radius);
      radius++;
    }
  }

  /** The distance of a coordinate from the farther end of a side of this length. */
  private static long farSide(long coordinate, int length) {
    return Math.max(Math.abs(coordinate), Math.abs(coordinate - (length - 1)));
  }

  /** The distance of a coordinate from a side of this length; 0 on it. */
  private static long outside(long coordinate, int length) {
    return Math.max(0, Math.max(-coordinate, coordinate - (length - 1)));
  }

  private void square(long radius) {
    long left = Math.max(0, x - radius);
    long right = Math.min(map.width() - 1L, x + radius);
    row(y - radius, left, right);
    if (radius > 0) {
      row(y + radius, left, right);
      long top = Math.max(0, y - radius + 1);
      long bottom = Math.min(map.height() - 1L, y + radius - 1);
      column(x - radius, top, bottom);
      column(x + radius, top, bottom);
    }
  }

  private void row(long atY, long left, long right) {
    if (atY >= 0 && atY < map.height() && left <= right) {
      look(map.cell((int) left, (int) atY), map.cell((int) right, (int) atY), 1);
    }
  }

  private void column(long atX, long top, long bottom) {
    if (atX >= 0 && atX < map.width() && top <= bottom) {
      look(map.cell((int) atX, (int) top), map.cell((int) atX, (int) bottom), map.stride());
    }
  }

  private void look(int first, int last, int step) {
    for (int cell = first; cell <= last; cell += step) {
      if (components.label(cell) == label) {
        add(cell, distance.of(map.x(cell) - x, map.y(cell) - y));
      }
    }
  }

  private void add(int cell, long far) {
    int order = Long.compareUnsigned(far, least);
    if (order < 0) {
      least = far;
      count = 0;
    }
    if (order <= 0) {
      cells = count == cells.length ? Arrays.copyOf(cells, 2 * count) : cells;
      cells[count++] = cell;
    }
  }

  /** The cells found, of which the first {@link #count()} count; overwritten by the next find. */
  int[] cells() {
    return cells;
  }

  /** The cell found in the smallest row, then column. */
  int first() {
    int first = cells[0];
    for (int i = 1; i < count; i++) {
      first = Math.min(first, cells[i]);
    }
    return first;
  }

  /** The number of cells found, at least 1. */
  int count() {
    return count;
  }
}
