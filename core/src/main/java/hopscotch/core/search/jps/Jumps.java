package hopscotch.core.search.jps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The jump points that a cell sees, collected in arrays that are reused. A jump is a run in one
 * straight direction, or a walk along a diagonal with a run to either side at each step (with 4
 * directions: a walk along a column with runs along the rows). For one thread.
 */
final class Jumps {
  private final byte[] moves;
  private final byte[] skip;
  private final StopBits stops;
  private final boolean prune;
  private final boolean diagonalsTurn;
  private final int runs;
  private final boolean isEight;
  private final boolean prepared;
  private final long[] bits;
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

  Jumps(GridGraph graph, byte[] skip, StopBits stops, boolean prune) {
    this.moves = graph.moves();
    this.skip = skip;
    this.stops = stops;
    this.prune = prune;
    boolean isEight = graph.movement().directions() == 8;
    this.diagonalsTurn = isEight && graph.movement().corners() != CornerRule.NEVER;
    this.runs = StopBits.runs(graph);
    this.isEight = isEight;
    this.prepared = stops.hasWalks();
    this.bits = stops.bits();
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
    for (int left = mask & runs; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (run(d, cell, stops.position(d, column, row))) {
        return true;
      }
    }
    for (int left = mask & ~runs; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (prepared ? leap(d, cell, column, row) : walk(d, cell, column, row)) {
        return true;
      }
    }
    return false;
  }

  private boolean run(int d, int cell, int position) {
    int length = StopBits.scan(bits, position);
    if (isWithin(goalPositions[d] - position, length + 1)) {
      return true;
    }
    addUnlessBlocked(cell + length * offsets[d], (long) length * moveCosts[d], d);
    return false;
  }

  /** A walk step by step. */
  private boolean walk(int d, int cell, int column, int row) {
    final byte[] moves = this.moves;
    final long[] bits = this.bits;
    final int sideA = StopBits.sideA(d);
    final int sideB = StopBits.sideB(d);
    final int stepA = stops.step(sideA, d);
    final int stepB = stops.step(sideB, d);
    final int goalA = goalPositions[sideA];
    final int goalB = goalPositions[sideB];
    final long straight = moveCosts[sideA];
    int positionA = stops.position(sideA, column, row);
    int positionB = stops.position(sideB, column, row);
    long cost = 0;
    int at = cell;
    while ((moves[at] >>> d & 1) != 0) {
      at += offsets[d];
      positionA += stepA;
      positionB += stepB;
      cost += moveCosts[d];
      int lengthA = StopBits.scan(bits, positionA);
      int lengthB = StopBits.scan(bits, positionB);
      if (isWithin(goalA - positionA, lengthA + 1) || isWithin(goalB - positionB, lengthB + 1)) {
        return true;
      }
      int before = count;
      int stopA = at + lengthA * offsets[sideA];
      int stopB = at + lengthB * offsets[sideB];
      if ((moves[stopA] | moves[stopB]) != 0) {
        addUnlessBlocked(stopA, cost + lengthA * straight, sideA);
        addUnlessBlocked(stopB, cost + lengthB * straight, sideB);
      }
      if (!prune && count > before
          || diagonalsTurn && StopBits.turns(skip, moves, d, at, at - offsets[d])) {
        count = before;
        add(at, cost, d);
        return false;
      }
    }
    return false;
  }

  /** A walk from one prepared stop to the next. */
  private boolean leap(int d, int cell, int column, int row) {
    final int sideA = StopBits.sideA(d);
    final int sideB = StopBits.sideB(d);
    final int crossing = crossing(d, column, row);
    final int position = stops.position(d, column, row);
    int positionA = stops.position(sideA, column, row);
    int positionB = stops.position(sideB, column, row);
    int walked = 0;
    int at = cell;
    while (true) {
      int steps = StopBits.scan(bits, position + walked);
      at += steps * offsets[d];
      boolean isEntered = (moves[at - offsets[d]] >>> d & 1) != 0;
      int legal = isEntered ? steps : steps - 1;
      if (walked < crossing && crossing <= walked + legal && seesGoal(d, column, row, crossing)) {
        return true;
      }
      if (!isEntered) {
        return false;
      }
      walked += steps;
      long cost = (long) walked * moveCosts[d];
      if (!prune || diagonalsTurn && StopBits.turns(skip, moves, d, at, at - offsets[d])) {
        add(at, cost, d);
        return false;
      }
      positionA += steps * stops.step(sideA, d);
      positionB += steps * stops.step(sideB, d);
      runBeside(sideA, at, positionA, cost);
      runBeside(sideB, at, positionB, cost);
    }
  }

  /** Adds the stop of a run beside a walk. */
  private void runBeside(int d, int cell, int position, long cost) {
    int length = StopBits.scan(bits, position);
    int stop = cell + length * offsets[d];
    if (moves[stop] != 0) {
      add(stop, cost + (long) length * moveCosts[d], d);
    }
  }

  /** After how many steps a walk is in the goal's row or column; not positive if it leads away. */
  private int crossing(int d, int column, int row) {
    int alongColumn = (goalRow - row) * Directions.dy(d);
    return isEight ? Math.min((goalColumn - column) * Directions.dx(d), alongColumn) : alongColumn;
  }

  /** Whether a run from a walk's cell in the goal's row or column reaches the goal. */
  boolean seesGoal(int d, int column, int row, int crossing) {
    int atColumn = column + crossing * Directions.dx(d);
    int atRow = row + crossing * Directions.dy(d);
    int dx = goalColumn - atColumn;
    int dy = goalRow - atRow;
    int side = dx > 0 ? Directions.E : dx < 0 ? Directions.W : dy > 0 ? Directions.S : Directions.N;
    if (dx == 0 && dy == 0) {
      return true;
    }
    int length = StopBits.scan(bits, stops.position(side, atColumn, atRow));
    return Math.abs(dx + dy) <= length;
  }

  /**
   * Appends the cells of a jump by (dx, dy) after its first: those of the walk, then those of the
   * run.
   */
  void unpack(int from, int dx, int dy, PathBuffer path) {
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy) * stride;
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    int walked = isEight ? Math.min(wide, high) : high;
    int walk = isEight ? stepX + stepY : stepY;
    path.addRun(from + walk, walk, walked);
    int run = isEight && high > wide ? stepY : stepX;
    path.addRun(from + walked * walk + run, run, isEight ? Math.abs(wide - high) : wide);
  }

  /** Whether 0 &lt;= distance &lt; length. */
  private static boolean isWithin(int distance, int length) {
    return distance + Integer.MIN_VALUE < length + Integer.MIN_VALUE;
  }

  /**
   * Adds a stop, then counts it unless it is a wall, which the next addition writes over: a branch
   * here could not be predicted.
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
