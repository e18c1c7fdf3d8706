package hopscotch.core.search.jps.weighted;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * Jumps on ground of several weights: from a cell in a direction, up to the next cell at which the
 * search has something to decide.
 *
 * <p>A jump passes a cell if all free cells among the 3 x 3 around it are of one weight, and only
 * {@linkplain LocalDominance#naturalMoves natural} moves are worth making there. At the first cell
 * that it cannot pass it ends: a jump point, unless no move at all is worth making there. Where
 * there are natural moves to its sides, as in a diagonal jump, it jumps along these from each cell
 * that it passes.
 *
 * <p>So all cells of a jump are of one weight if it passes any cell at all.
 *
 * <p>The length of a jump is kept once it was looked for, with the lengths from all cells on its
 * way. What is found does not depend on what was learnt, but the time of a query does.
 *
 * <p>Space: 8 bytes for each cell, and what {@link LocalDominance} needs. For one thread.
 */
final class LearnedJumps {
  /** The longest length that is kept of a jump. */
  private static final int MOST = Byte.MAX_VALUE - 1;

  /** The entry for a longer jump, which goes on after {@link #MOST} moves. */
  private static final int GOES_ON = Byte.MAX_VALUE;

  /** The jump points that {@link #from} found, each with the direction of the last move to it. */
  final int[] ends;

  int count;

  private final GridGraph graph;
  private final LocalDominance dominance;
  private final byte[] moves;
  private final byte[] terrain;
  private final int[] weights;
  private final int[] offsets;
  private final int stride;
  private final int[] natural;

  /** For each direction, the natural moves to its sides. */
  private final int[] sides = new int[Directions.COUNT];

  /**
   * For each cell and direction the {@link #length} of the jump, or {@link #GOES_ON}; 0 if it was
   * not looked for yet.
   */
  private final byte[] lengths;

  private int goal;
  private int goalX;
  private int goalY;

  LearnedJumps(GridGraph graph, LocalDominance dominance) {
    this.graph = graph;
    this.dominance = dominance;
    moves = graph.moves();
    terrain = graph.terrain();
    weights = graph.weightsByTerrain();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    natural = LocalDominance.naturalMoves(graph.movement());
    for (int d = 0; d < Directions.COUNT; d++) {
      sides[d] = natural[d] & ~(1 << d);
    }
    long length = (long) Directions.COUNT * graph.map().cellCount();
    lengths = new byte[ArrayLength.of(length, "the lengths of jumps")];
    int longest = Math.max(graph.map().width(), graph.map().height());
    ends = new int[Directions.COUNT * (longest + 1)];
  }

  /** The cell of an end. */
  static int cell(int end) {
    return end >>> 3;
  }

  /** The direction in which an end is reached. */
  static int direction(int end) {
    return end & Directions.COUNT - 1;
  }

  /** Begins a query: no jump passes the goal. */
  void begin(int newGoal) {
    goal = newGoal;
    goalX = newGoal % stride;
    goalY = newGoal / stride;
  }

  /**
   * Finds the jump points to which jumps from a cell at (x, y) lead, in the directions of a mask.
   */
  void from(int cell, int x, int y, int mask) {
    count = 0;
    for (int left = mask; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (sides[d] == 0) {
        jump(cell, x, y, d);
      } else {
        jumpWithSides(cell, x, y, d);
      }
    }
  }

  private void jump(int cell, int x, int y, int d) {
    int length = length(cell, d);
    int dx = Directions.dx(d);
    int dy = Directions.dy(d);
    int movesToGoal = (goalX - x) * dx + (goalY - y) * dy;
    boolean isTowardsGoal = movesToGoal > 0 && (dx == 0 ? x == goalX : y == goalY);
    // All straight moves between free cells are legal, so the goal may be where the jump ends.
    if (isTowardsGoal && movesToGoal <= Math.abs(length)) {
      add(goal, d);
    } else if (length > 0) {
      add(cell + length * offsets[d], d);
    }
  }

  private void jumpWithSides(int cell, int x, int y, int d) {
    int length = length(cell, d);
    int at = cell;
    for (int i = 1; i < Math.abs(length); i++) {
      at += offsets[d];
      if (at == goal) {
        add(goal, d);
        return;
      }
      int atX = x + i * Directions.dx(d);
      int atY = y + i * Directions.dy(d);
      for (int left = sides[d] & moves[at]; left != 0; left &= left - 1) {
        jump(at, atX, atY, Integer.numberOfTrailingZeros(left));
      }
    }
    int end = at + offsets[d];
    if (length > 0 || end == goal && (moves[at] >>> d & 1) != 0) {
      add(end, d);
    }
  }

  private void add(int cell, int d) {
    ends[count++] = cell << 3 | d;
  }

  /**
   * The length of a jump: one more than the number of cells that it passes. It is negated if the
   * jump does not end at a jump point.
   */
  private int length(int cell, int d) {
    int length = lengths[cell << 3 | d];
    if (length == 0) {
      length = learn(cell, d);
    }
    int before = 0;
    while (length == GOES_ON) {
      before += MOST;
      length = lengths[cell + before * offsets[d] << 3 | d];
    }
    return length > 0 ? before + length : length - before;
  }

  private int learn(int cell, int d) {
    // Pass cells up to one that was learnt before, or that cannot be passed, or to a wall.
    int at = cell;
    int rest = 0;
    while (rest == 0) {
      int next = at + offsets[d];
      if ((moves[at] >>> d & 1) == 0) {
        rest = -1;
      } else if (!passes(next, d)) {
        rest = dominance.kept(next, d) != 0 ? 1 : -1;
      } else {
        at = next;
        rest = lengths[at << 3 | d] != 0 ? length(at, d) : 0;
      }
    }
    // Keep the length of the jump from each cell on the way.
    int sign = Integer.signum(rest);
    int length = rest;
    for (int from = at; ; from -= offsets[d]) {
      lengths[from << 3 | d] = (byte) (sign * length <= MOST ? length : GOES_ON);
      if (from == cell) {
        return lengths[cell << 3 | d];
      }
      length += sign;
    }
  }

  private boolean passes(int cell, int d) {
    int weight = weights[terrain[cell]];
    boolean isOpen = true;
    for (int offset : offsets) {
      boolean isFree = graph.isFree(cell + offset);
      if (isFree && weights[terrain[cell + offset]] != weight) {
        return false;
      }
      isOpen &= isFree;
    }
    return isOpen || (dominance.kept(cell, d) & ~natural[d]) == 0;
  }
}
