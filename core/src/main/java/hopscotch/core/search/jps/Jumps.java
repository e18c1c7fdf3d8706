package hopscotch.core.search.jps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The jump points that a cell sees, collected in arrays that are reused. A straight jump goes on in
 * one direction; a diagonal jump makes a straight jump to either side at each of its steps. With 4
 * directions, jumps along columns play the part of diagonal ones.
 *
 * <p>Where the stops of diagonal jumps are not prepared they are learnt: each step is taken for a
 * stop until a jump has passed it and seen nothing to either side. So no two jumps look twice to
 * the sides of a step in vain. What is seen does not depend on what was learnt, but the time of a
 * query does; jumps that are not to learn take each step anew, as published.
 *
 * <p>Space: as much again as {@link JumpStops} without diagonal jumps where stops are learnt. For
 * one thread.
 */
final class Jumps {
  private final byte[] moves;
  private final byte[] skip;
  private final JumpStops stops;
  private final boolean prune;
  private final boolean forcedOnDiagonals;
  private final int straights;
  private final boolean isEight;
  private final long[] bits;

  /** The stops of diagonal jumps, at positions less {@link #diagonalOrigin}. */
  private final long[] diagonals;

  private final int diagonalOrigin;

  /** 1 if stops that see nothing are forgotten, else 0. */
  private final long learning;

  private final int[] offsets;
  private final int stride;
  private final int[] moveCosts;
  private final int[] goalPositions = new int[4];
  private int goalColumn;
  private int goalRow;

  /** How many jump points were found. */
  int count;

  /** Where they are. */
  int[] cells = new int[64];

  /** What the jump costs. */
  long[] costs = new long[64];

  /** In which direction it arrives. */
  int[] directions = new int[64];

  /** Jumps that learn the stops of diagonal ones if these are not prepared. */
  Jumps(GridGraph graph, byte[] skip, JumpStops stops, boolean prune) {
    this(graph, skip, stops, prune, true);
  }

  Jumps(GridGraph graph, byte[] skip, JumpStops stops, boolean prune, boolean learn) {
    this.moves = graph.moves();
    this.skip = skip;
    this.stops = stops;
    this.prune = prune;
    boolean isEight = graph.movement().directions() == 8;
    this.forcedOnDiagonals = isEight && graph.movement().corners() != CornerRule.NEVER;
    this.straights = JumpStops.straightJumps(graph);
    this.isEight = isEight;
    this.bits = stops.bits();
    if (stops.hasDiagonals()) {
      diagonals = bits;
      diagonalOrigin = 0;
    } else {
      diagonals = new long[bits.length];
      Arrays.fill(diagonals, -1);
      diagonalOrigin = stops.diagonalOrigin();
    }
    this.learning = learn ? 1 : 0;
    this.stride = graph.map().stride();
    this.offsets = Directions.offsets(stride);
    this.moveCosts = graph.moveCosts();
  }

  /** Begins a query to the goal in a column and a row of the padded map. */
  void begin(int goalColumn, int goalRow) {
    for (int d = 0; d < 4; d++) {
      goalPositions[d] = stops.position(d, goalColumn, goalRow);
    }
    this.goalColumn = goalColumn;
    this.goalRow = goalRow;
  }

  /**
   * Collects the jump points seen from a cell in the directions of a mask; true, with an undefined
   * collection, if the goal is seen. It is then reached at the least cost that h allows.
   */
  boolean from(int cell, int column, int row, int mask) {
    count = 0;
    for (int left = mask & straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (jumpStraight(d, cell, stops.position(d, column, row))) {
        return true;
      }
    }
    for (int left = mask & ~straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (jumpDiagonally(d, cell, column, row)) {
        return true;
      }
    }
    return false;
  }

  private boolean jumpStraight(int d, int cell, int position) {
    int length = JumpStops.scan(bits, position);
    if (isWithin(goalPositions[d] - position, length + 1)) {
      return true;
    }
    addUnlessBlocked(cell + length * offsets[d], (long) length * moveCosts[d], d);
    return false;
  }

  /** A diagonal jump from one stop to the next. */
  private boolean jumpDiagonally(int d, int cell, int column, int row) {
    final byte[] moves = this.moves;
    final long[] bits = this.bits;
    final long[] diagonals = this.diagonals;
    final int sideA = JumpStops.sideA(d);
    final int sideB = JumpStops.sideB(d);
    final int stepA = stops.step(sideA, d);
    final int stepB = stops.step(sideB, d);
    final long straight = moveCosts[sideA];
    final int crossing = crossing(d, column, row);
    int position = stops.position(d, column, row) - diagonalOrigin;
    int positionA = stops.position(sideA, column, row);
    int positionB = stops.position(sideB, column, row);
    int length = 0;
    int at = cell;
    while (true) {
      int steps = JumpStops.scan(diagonals, position);
      at += steps * offsets[d];
      boolean isEntered = (moves[at - offsets[d]] >>> d & 1) != 0;
      int legal = isEntered ? steps : steps - 1;
      if (length < crossing && crossing <= length + legal && seesGoal(d, column, row, crossing)) {
        return true;
      }
      if (!isEntered) {
        return false;
      }
      length += steps;
      long cost = (long) length * moveCosts[d];
      if (forcedOnDiagonals && JumpStops.hasForcedNeighbour(skip, moves, d, at, at - offsets[d])) {
        add(at, cost, d);
        return false;
      }
      position += steps;
      positionA += steps * stepA;
      positionB += steps * stepB;
      int lengthA = JumpStops.scan(bits, positionA);
      int lengthB = JumpStops.scan(bits, positionB);
      int stopA = at + lengthA * offsets[sideA];
      int stopB = at + lengthB * offsets[sideB];
      // no prepared stop sees nothing, so only what is this object's own is written
      if ((moves[stopA] | moves[stopB]) == 0) {
        diagonals[position >>> 6] &= ~(learning << position);
      } else if (prune) {
        addUnlessBlocked(stopA, cost + lengthA * straight, sideA);
        addUnlessBlocked(stopB, cost + lengthB * straight, sideB);
      } else {
        add(at, cost, d);
        return false;
      }
    }
  }

  /**
   * After how many steps a diagonal jump is in the goal's row or column; not positive if it leads
   * away.
   */
  private int crossing(int d, int column, int row) {
    int alongColumn = (goalRow - row) * Directions.dy(d);
    return isEight ? Math.min((goalColumn - column) * Directions.dx(d), alongColumn) : alongColumn;
  }

  /**
   * Whether a straight jump reaches the goal from the cell at which a diagonal jump crosses the
   * goal's row or column.
   *
   * @param crossing after how many steps it does
   */
  boolean seesGoal(int d, int column, int row, int crossing) {
    int atColumn = column + crossing * Directions.dx(d);
    int atRow = row + crossing * Directions.dy(d);
    int dx = goalColumn - atColumn;
    int dy = goalRow - atRow;
    int side = dx > 0 ? Directions.E : dx < 0 ? Directions.W : dy > 0 ? Directions.S : Directions.N;
    if (dx == 0 && dy == 0) {
      return true;
    }
    int length = JumpStops.scan(bits, stops.position(side, atColumn, atRow));
    return Math.abs(dx + dy) <= length;
  }

  /**
   * Appends every cell of a path that runs from {@code start} to {@code goal} by way of parents,
   * which point forwards afterwards.
   *
   * @param parents by cell, the jump point before it
   */
  void trace(int[] parents, int start, int goal, PathBuffer path) {
    int following = goal;
    for (int cell = goal; cell != start; ) {
      int parent = parents[cell];
      parents[cell] = following;
      following = cell;
      cell = parent;
    }
    path.add(start);
    for (int cell = start; cell != goal; cell = following, following = parents[cell]) {
      int dy = following / stride - cell / stride;
      unpack(cell, following - cell - dy * stride, dy, path);
    }
  }

  /**
   * Appends the cells of a jump by (dx, dy) after its first: the diagonal moves, then the straight
   * ones.
   */
  void unpack(int from, int dx, int dy, PathBuffer path) {
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy) * stride;
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    int diagonalMoves = isEight ? Math.min(wide, high) : high;
    int diagonal = isEight ? stepX + stepY : stepY;
    path.addRun(from + diagonal, diagonal, diagonalMoves);
    int straight = isEight && high > wide ? stepY : stepX;
    int straightMoves = isEight ? Math.abs(wide - high) : wide;
    path.addRun(from + diagonalMoves * diagonal + straight, straight, straightMoves);
  }

  /** Whether 0 &lt;= distance &lt; length. */
  private static boolean isWithin(int distance, int length) {
    return distance + Integer.MIN_VALUE < length + Integer.MIN_VALUE;
  }

  /**
   * Adds the cell where a jump stops, unless it is blocked: then it is not counted, and the next
   * addition writes over it. A branch here could not be predicted.
   */
  private void addUnlessBlocked(int cell, long cost, int direction) {
    add(cell, cost, direction);
    count -= (moves[cell] & 0xff) - 1 >>> 31;
  }

  private void add(int cell, long cost, int direction) {
    if (count == cells.length) {
      cells = Arrays.copyOf(cells, 2 * count);
      costs = Arrays.copyOf(costs, 2 * count);
      directions = Arrays.copyOf(directions, 2 * count);
    }
    cells[count] = cell;
    costs[count] = cost;
    directions[count++] = direction;
  }
}
