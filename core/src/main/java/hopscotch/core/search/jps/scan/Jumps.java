package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The jump points that jumps from a cell find by {@link JumpRule}, collected in an array that is
 * reused. A diagonal jump makes a straight jump to either side at each of its stops. What a jump
 * costs follows from its two ends: diagonal moves, then straight ones.
 *
 * <p>Where the stops of diagonal jumps are not prepared they are learnt: each step is taken for a
 * stop until a jump has passed it and seen nothing to either side. So no two jumps look twice to
 * the sides of a step in vain. What is seen does not depend on what was learnt, but the time of a
 * query does; jumps that are not to learn take each step anew, as published.
 *
 * <p>Space: half a byte for each cell where stops are learnt. For one thread.
 */
public final class Jumps {
  /** The bits of the direction in an end. */
  static final int DIRECTION_BITS = 3;

  /** Both sides of a diagonal step, and the straight jumps, which do not ask for room. */
  private static final int ROOM = 2 + 4;

  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;
  private final Ray[] rays = new Ray[Directions.COUNT];
  private final Diagonal[] diagonalRays = new Diagonal[Directions.COUNT];
  private final boolean prune;
  private final boolean forcedOnDiagonals;
  private final int straights;

  /** The stops of straight jumps. */
  private final byte[] bits;

  /** The stops of diagonal jumps, prepared or learnt. */
  private final byte[] diagonals;

  private final byte[] blocks;

  /** 1 if what sees nothing is learnt, else 0. */
  public final int learning;

  /** The number of repairs of the stops when the learning began. */
  private int repairs;

  /** The number of jump points that were found. */
  public int count;

  /** The mask of the directions in which there were any. */
  public int seen;

  /**
   * The cells of the jump points and the directions in which the jumps arrive there: {@code cell <<
   * 3 | direction}.
   */
  public int[] ends = new int[64];

  /** The cell of an end. */
  public static int cell(int end) {
    return end >>> DIRECTION_BITS;
  }

  /** The direction of an end. */
  public static int direction(int end) {
    return end & Directions.COUNT - 1;
  }

  /** Jumps that learn the stops of diagonal ones if these are not prepared. */
  public Jumps(JumpRule rule, JumpPoints points, JumpStops stops, boolean prune) {
    this(rule, points, stops, prune, true);
  }

  /**
   * Jumps on a graph.
   *
   * @param prune whether diagonal jumps pass the cells that only lead to a straight one
   * @param learn whether stops of diagonal jumps that are not prepared are learnt
   */
  public Jumps(JumpRule rule, JumpPoints points, JumpStops stops, boolean prune, boolean learn) {
    this.rule = rule;
    this.points = points;
    this.stops = stops;
    this.prune = prune;
    this.forcedOnDiagonals = rule.mayForceOnDiagonals();
    this.straights = rule.straights();
    for (int mask = straights; mask != 0; mask &= mask - 1) {
      int d = Integer.numberOfTrailingZeros(mask);
      rays[d] = stops.ray(d);
    }
    for (int mask = rule.diagonals(); mask != 0; mask &= mask - 1) {
      int d = Integer.numberOfTrailingZeros(mask);
      diagonalRays[d] = new Diagonal(stops, d);
    }
    this.bits = stops.straights();
    this.blocks = stops.blocks();
    if (stops.diagonals() != null) {
      diagonals = stops.diagonals();
    } else {
      diagonals = new byte[blocks.length];
      forget();
    }
    this.learning = learn ? 1 : 0;
  }

  private void forget() {
    Arrays.fill(diagonals, (byte) -1);
    repairs = stops.repairs();
  }

  /** Begins a query: forgets what was learnt before a repair of the stops. */
  void begin() {
    if (repairs != stops.repairs()) {
      forget();
    }
  }

  /** Collects the jump points seen from a cell in the directions of a mask. */
  public void from(int cell, int column, int row, int mask) {
    count = 0;
    seen = 0;
    int straightJumps = mask & straights;
    for (int left = mask & ~straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      Diagonal diagonal = diagonalRays[d];
      boolean isWedge = (~straightJumps & diagonal.sides) == 0;
      straightJumps &= isWedge ? ~diagonal.sides : -1;
      jumpDiagonally(diagonal, cell, column, row, isWedge);
    }
    for (int left = straightJumps; left != 0; left &= left - 1) {
      Ray ray = rays[Integer.numberOfTrailingZeros(left)];
      jumpStraight(ray, cell, ray.position(column, row));
    }
  }

  private void jumpStraight(Ray ray, int cell, int position) {
    int stop = cell + JumpStops.scan(bits, position) * ray.offset;
    int has = points.bitAt(stop);
    ends[count] = stop << DIRECTION_BITS | ray.direction;
    count += has;
    seen |= has << ray.direction;
  }

  /**
   * A diagonal jump from one stop to the next.
   *
   * @param isWedge whether straight jumps to both sides begin at the cell, too: so most jump points
   *     are left
   */
  private void jumpDiagonally(Diagonal diagonal, int cell, int column, int row, boolean isWedge) {
    final byte[] bits = this.bits;
    final byte[] diagonals = this.diagonals;
    final byte[] blocks = this.blocks;
    final Ray ray = diagonal.ray;
    final Ray rayA = diagonal.rayA;
    final Ray rayB = diagonal.rayB;
    final int stepA = diagonal.stepA;
    final int offsetA = rayA.offset;
    final int offsetB = rayB.offset;
    final JumpPoints points = this.points;
    final int stepB = diagonal.stepB;
    final int d = ray.direction;
    final int first = ray.position(column, row);
    final int firstA = rayA.position(column, row);
    final int firstB = rayB.position(column, row);
    // Both straight jumps from the cell itself.
    if (isWedge) {
      jumpStraight(rayA, cell, firstA);
      jumpStraight(rayB, cell, firstB);
    }
    final int before = this.count;
    int count = before;
    int length = 0;
    while (true) {
      // Go on to the next stop of the diagonal, unless it is blocked before one.
      int jump = JumpStops.jump(diagonals, blocks, first + length);
      if ((jump & 1) == 0) {
        break;
      }
      length += jump >> 1;
      int at = cell + length * ray.offset;
      if (count + ROOM > ends.length) {
        ends = Arrays.copyOf(ends, 2 * ends.length);
      }
      // From there, a straight jump to either side.
      int stopA = at + JumpStops.scan(bits, firstA + length * stepA) * offsetA;
      int stopB = at + JumpStops.scan(bits, firstB + length * stepB) * offsetB;
      int hasA = points.bitAt(stopA);
      int hasB = points.bitAt(stopB);
      // A jump point: a neighbour is forced, or one of the straight jumps found one.
      boolean isForced = forcedOnDiagonals && rule.isForced(d, at);
      if (isForced || !prune && (hasA | hasB) != 0) {
        ends[count++] = at << DIRECTION_BITS | d;
        break;
      }
      // Else the jump goes on: it keeps what was seen to the sides, or learns that nothing was.
      if ((hasA | hasB) == 0) {
        // no prepared stop sees nothing, so only what is this object's own is written
        diagonals[first + length >>> 3] &= (byte) ~(learning << (first + length & 7));
      } else {
        ends[count] = stopA << DIRECTION_BITS | rayA.direction;
        count += hasA;
        ends[count] = stopB << DIRECTION_BITS | rayB.direction;
        count += hasB;
      }
    }
    this.count = count;
    seen |= count > before ? 1 << d : 0;
  }

  /** Whether a diagonal jump takes this many steps before it is blocked or stops for good. */
  boolean passes(int d, int cell, int column, int row, int steps) {
    Diagonal diagonal = diagonalRays[d];
    int first = diagonal.ray.position(column, row);
    int length = 0;
    while (true) {
      int jump = JumpStops.jump(diagonals, blocks, first + length);
      boolean isEntered = (jump & 1) != 0;
      length += jump >> 1;
      int at = cell + length * diagonal.ray.offset;
      if (length >= steps) {
        return length > steps || isEntered;
      }
      if (!isEntered || stops(diagonal, at, column, row, length)) {
        return false;
      }
    }
  }

  /** Whether a diagonal jump ends at a cell this many steps after it began. */
  private boolean stops(Diagonal diagonal, int at, int column, int row, int length) {
    if (forcedOnDiagonals && rule.isForced(diagonal.ray.direction, at)) {
      return true;
    }
    return !prune
        && (sees(diagonal.rayA, at, column, row, length * diagonal.stepA)
            || sees(diagonal.rayB, at, column, row, length * diagonal.stepB));
  }

  private boolean sees(Ray ray, int at, int column, int row, int positions) {
    int length = JumpStops.scan(bits, ray.position(column, row) + positions);
    return points.isAt(at + length * ray.offset);
  }

  /**
   * Appends every cell of a path that runs from {@code start} to {@code goal} by way of parents,
   * which point forwards afterwards.
   *
   * @param parents by cell, the jump point before it
   */
  public static void trace(GridGraph graph, int[] parents, int start, int goal, PathBuffer path) {
    int stride = graph.map().stride();
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
      unpack(graph, cell, following - cell - dy * stride, dy, path);
    }
  }

  /**
   * Appends the cells of a jump by (dx, dy) after its first: the diagonal moves, then the straight
   * ones.
   */
  public static void unpack(GridGraph graph, int from, int dx, int dy, PathBuffer path) {
    int stride = graph.map().stride();
    boolean isEight = graph.movement().directions() == 8;
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

  /** A direction of diagonal jumps with those of the straight ones beside it. */
  private static final class Diagonal {
    final Ray ray;
    final Ray rayA;
    final Ray rayB;

    /** The numbers that a diagonal move adds to the positions of the straight directions. */
    final int stepA;

    final int stepB;

    /** The mask of the straight directions. */
    final int sides;

    Diagonal(JumpStops stops, int d) {
      ray = stops.ray(d);
      rayA = stops.ray(JumpRule.sideA(d));
      rayB = stops.ray(JumpRule.sideB(d));
      stepA = rayA.step(d);
      stepB = rayB.step(d);
      sides = 1 << rayA.direction | 1 << rayB.direction;
    }
  }
}
