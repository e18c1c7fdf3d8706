package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpStops;

/**
 * Pruned jumps, followed backwards: which vertices of the jump point graph lead to a cell. A pruned
 * jump makes diagonal moves, and then straight ones. So the way back from the cell takes the
 * straight moves first. With 4 directions, moves along columns play the part of diagonal ones.
 *
 * <p>As in {@link JumpStops} a bit for each cell and direction says where the way back stops. Along
 * a diagonal it stops at a jump point from which a jump may leave along that diagonal; it ends
 * there if a jump along it would have stopped there. Along a row or column it stops at such a jump
 * point, too, and at two more kinds of cells:
 *
 * <ul>
 *   <li>one from which a jump point is found back along a diagonal;
 *   <li>one where a jump in this direction would have stopped: what lies farther back leads only to
 *       that cell.
 * </ul>
 *
 * <p>Immutable.
 */
final class JumpSources {
  private final JumpVertices vertices;
  private final JumpPoints points;
  private final byte[] moves;
  private final int[] offsets;
  private final int stride;
  private final boolean isEight;
  private final int diagonals;
  private final int straights;
  private final JumpStops stops;

  JumpSources(JumpVertices vertices) {
    GridGraph graph = vertices.graph();
    this.vertices = vertices;
    this.points = vertices.points();
    this.moves = graph.moves();
    this.stride = graph.map().stride();
    this.offsets = Directions.offsets(stride);
    this.isEight = graph.movement().directions() == 8;
    this.diagonals = vertices.rule().diagonals();
    this.straights = vertices.rule().straights();
    this.stops = JumpStops.everywhere(vertices.rule());
    byte[] kept = new byte[points.count()];
    int[] cells = points.cells();
    for (int number = 0; number < kept.length; number++) {
      for (int left = vertices.arrivalsAt(number); left != 0; left &= left - 1) {
        kept[number] |= (byte) vertices.kept(cells[number], Integer.numberOfTrailingZeros(left));
      }
    }
    for (int left = diagonals; left != 0; left &= left - 1) {
      clearPassed(graph.map(), kept, Integer.numberOfTrailingZeros(left));
    }
    for (int left = straights; left != 0; left &= left - 1) {
      clearPassed(graph.map(), kept, Integer.numberOfTrailingZeros(left));
    }
  }

  private void clearPassed(GridMap map, byte[] kept, int d) {
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        int number = points.number(cell);
        if ((moves[cell] >>> d & 1) != 0
            && (number == JumpPoints.NONE || (kept[number] >>> d & 1) == 0)
            && ((diagonals >>> d & 1) != 0
                || !sees(diagonalBeside(d, 0), cell, x + 1, y + 1)
                    && !sees(diagonalBeside(d, 1), cell, x + 1, y + 1))) {
          int back = Directions.reverse(d);
          stops.clear(back, stops.position(back, x + 1, y + 1));
        }
      }
    }
  }

  /** Whether back along a diagonal there is a jump point from which a jump may leave along it. */
  private boolean sees(int d, int cell, int column, int row) {
    int back = Directions.reverse(d);
    int length = JumpStops.scan(stops.bits(back), stops.position(back, column, row));
    return (moves[cell + length * offsets[back]] >>> d & 1) != 0;
  }

  /** The diagonal moves after which a jump may go straight in direction {@code d}: 0 or 1. */
  private int diagonalBeside(int d, int which) {
    if (!isEight) {
      return which == 0 ? Directions.N : Directions.S;
    }
    return which == 0 ? Directions.NE + d : Directions.NE + (d + 3 & 3);
  }

  /** Adds the vertices that see a free cell to those found. */
  void find(int goal, JumpEnds found) {
    int row = goal / stride;
    int column = goal - row * stride;
    for (int left = diagonals; left != 0; left &= left - 1) {
      backDiagonally(Integer.numberOfTrailingZeros(left), goal, column, row, found);
    }
    for (int left = straights; left != 0; left &= left - 1) {
      backStraight(Integer.numberOfTrailingZeros(left), goal, column, row, found);
    }
  }

  private void backStraight(int d, int goal, int column, int row, JumpEnds found) {
    int back = Directions.reverse(d);
    int position = stops.position(back, column, row);
    int length = 0;
    boolean isStopped = false;
    while (!isStopped) {
      length += JumpStops.scan(stops.bits(back), position + length);
      int cell = goal + length * offsets[back];
      if ((moves[cell] >>> d & 1) == 0) {
        return;
      }
      int atColumn = column + length * Directions.dx(back);
      int atRow = row + length * Directions.dy(back);
      int number = points.number(cell);
      int arrivals = number == JumpPoints.NONE ? 0 : vertices.arrivalsAt(number);
      for (int which = 0; which < 2; which++) {
        int diagonal = diagonalBeside(d, which);
        if ((arrivals >>> diagonal & 1) == 0) {
          backDiagonally(diagonal, cell, atColumn, atRow, found);
        }
      }
      if (number != JumpPoints.NONE) {
        take(number, cell, d, found);
        isStopped = (arrivals >>> d & 1) != 0;
      }
    }
  }

  private void backDiagonally(int d, int from, int column, int row, JumpEnds found) {
    int back = Directions.reverse(d);
    int position = stops.position(back, column, row);
    int length = 0;
    while (true) {
      length += JumpStops.scan(stops.bits(back), position + length);
      int cell = from + length * offsets[back];
      if ((moves[cell] >>> d & 1) == 0) {
        return;
      }
      int number = points.number(cell);
      take(number, cell, d, found);
      if ((vertices.arrivalsAt(number) >>> d & 1) != 0) {
        return;
      }
    }
  }

  /** Takes the vertices of a jump point that keep a move. */
  private void take(int number, int cell, int move, JumpEnds found) {
    for (int left = vertices.arrivalsAt(number); left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if ((vertices.kept(cell, d) >>> move & 1) != 0) {
        found.add(vertices.vertex(number, d));
      }
    }
  }

  long bytes() {
    return stops.bytes();
  }
}
