package hopscotch.papers.jumps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.jps.bounds.FirstMoves;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The search of Hu, Harabor, Qin and Yin, "Regarding Goal Bounding and Jump Point Search", 2021,
 * for what it does with its open list (Table 3, JPS+BB+). Each cell with a jump point that no goal
 * decides has a box for each of its moves. It holds the goals of all optimal paths that begin with
 * the move, as in Table 10. A box is made when it is first asked.
 *
 * <p>Where the start is expanded, no diagonal jump stops at a jump point without a forced
 * neighbour, whatever is pruned. If one of its jumps sees the goal, the others are not made.
 *
 * <p>Space: 21 bytes for each cell, and 64 for each cell that was asked. For one thread.
 */
final class BoxedJumpSearch {
  /** What is pruned; each has what those before it have. */
  enum Pruning {
    /** Moves whose box lacks the goal. */
    BOXES,
    /** Diagonal jump points without a forced neighbour (IP). The jump goes on instead. */
    INTERMEDIATE,
    /** What the boxes of these points leave out, as the jump passes (PE), unless from the start. */
    PARTIAL,
    /** Successors of the start of whose own boxes none holds the goal, and PE there (SSP). */
    START
  }

  private static final int SIDES = 4;
  private static final long UNREACHED = Long.MAX_VALUE;

  private final GridGraph graph;
  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;
  private final FirstMoves firstMoves;
  private final BitSet jumpCells;
  private final short[][] boxes;
  private final byte[] moves;
  private final int stride;
  private final int[] offsets;
  private final long[] costs;
  private final byte[] arrivals;
  private final BitSet closed = new BitSet();
  private final IntArrayList reached = new IntArrayList();
  private final EntryHeap open = new EntryHeap();
  private Pruning pruning = Pruning.BOXES;
  private int start;
  private int goal;
  private int goalX;
  private int goalY;

  /** The cell that is expanded now, and whether nothing but the goal is to be found. */
  private int expanding;

  private boolean isForGoal;
  private int openSize;
  private long heapOperations;
  private long expansions;
  private long openSizes;

  BoxedJumpSearch(GridGraph graph) {
    this.graph = graph;
    rule = JumpRule.of(graph, "jps");
    points = new JumpPoints(rule);
    stops = new JumpStops(rule, false);
    firstMoves = new FirstMoves(rule, points, points.cells(), stops);
    jumpCells = new JumpCensus(graph).goalIndependentCells();
    moves = graph.moves();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    boxes = new short[moves.length][];
    arrivals = new byte[moves.length];
    costs = new long[moves.length];
    Arrays.fill(costs, UNREACHED);
  }

  /** Insertions, removals and improvements of the last search, without those of the start. */
  long heapOperations() {
    return heapOperations;
  }

  /** The mean size of the open list before an expansion, that of the goal too. */
  double meanOpen() {
    return (double) openSizes / expansions;
  }

  /** The cost of a shortest path; -1 if there is none. */
  long cost(int from, int to, Pruning pruned) {
    pruning = pruned;
    start = from;
    goal = to;
    goalX = to % stride;
    goalY = to / stride;
    reached.forEach(cell -> costs[cell] = UNREACHED);
    reached.clear();
    closed.clear();
    open.clear();
    openSize = 0;
    expansions = 0;
    openSizes = 0;
    reach(from, 0, 0);
    heapOperations = -1;
    while (open.size() > 0) {
      // Take the cell of the least f, and of those the one of the greatest g.
      int cell = OpenEntry.cell(open.topEntry());
      long f = open.topKey();
      open.pop();
      // Leave it out if it was expanded, or improved since it was put there.
      if (closed.get(cell) || f != costs[cell] + h(cell)) {
        continue;
      }
      expansions++;
      openSizes += openSize--;
      heapOperations++;
      // Stop at the goal.
      if (cell == to) {
        return costs[cell];
      }
      // Else generate the successors: the jump points to which its kept moves lead.
      closed.set(cell);
      expand(cell);
    }
    return -1;
  }

  private void expand(int cell) {
    expanding = cell;
    boolean isStart = cell == start;
    int mask = towards(cell, isStart ? moves[cell] & 0xff : rule.kept(arrivals[cell], cell));
    // From the start, look for the goal alone first.
    if (isStart) {
      isForGoal = true;
      jump(cell, mask);
      isForGoal = false;
    }
    if (!isStart || costs[goal] == UNREACHED) {
      jump(cell, mask);
    }
  }

  /** The moves of a mask whose boxes hold the goal; all of them if the cell has no boxes. */
  private int towards(int cell, int mask) {
    if (!jumpCells.get(cell)) {
      return mask;
    }
    if (boxes[cell] == null) {
      boxes[cell] = new short[Directions.COUNT * SIDES];
      firstMoves.boxes(cell, boxes[cell], 0);
    }
    short[] of = boxes[cell];
    int kept = 0;
    for (int left = mask; left != 0; left &= left - 1) {
      int box = Integer.numberOfTrailingZeros(left) * SIDES;
      boolean isIn =
          goalX >= of[box] && goalY >= of[box + 1] && goalX <= of[box + 2] && goalY <= of[box + 3];
      kept |= isIn ? Integer.lowestOneBit(left) : 0;
    }
    return kept;
  }

  private void jump(int cell, int mask) {
    for (int left = mask; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (Directions.isDiagonal(d)) {
        jumpDiagonally(d, cell);
      } else if (sees(d, cell)) {
        jumpStraight(d, cell, costs[cell]);
      }
    }
  }

  private void jumpDiagonally(int d, int cell) {
    boolean isStart = cell == start;
    boolean asks = pruning.compareTo(isStart ? Pruning.START : Pruning.PARTIAL) >= 0;
    int sideA = JumpRule.sideA(d);
    int sideB = JumpRule.sideB(d);
    long cost = costs[cell];
    int kept = 1 << d;
    for (int at = cell; (moves[at] & kept & 1 << d) != 0; ) {
      // Step on, and look to both sides for a jump point or the goal.
      at += offsets[d];
      cost += graph.diagonalCost();
      boolean seesA = sees(sideA, at);
      boolean seesB = sees(sideB, at);
      if (at == goal) {
        reach(at, d, cost);
        return;
      } else if (seesA || seesB) {
        // A diagonal jump point: stop there, unless such points are pruned (IP).
        if (pruning == Pruning.BOXES && !isStart) {
          reach(at, d, cost);
          return;
        }
        // Else jump straight from it, where its boxes hold the goal (PE), and go on.
        kept = asks ? towards(at, 1 << d | 1 << sideA | 1 << sideB) : -1;
        if (seesA && (kept >>> sideA & 1) != 0) {
          jumpStraight(sideA, at, cost);
        }
        if (seesB && (kept >>> sideB & 1) != 0) {
          jumpStraight(sideB, at, cost);
        }
      }
    }
  }

  /** The moves to the stop of a straight jump: a jump point, or the blocked cell before the end. */
  private int stop(int d, int cell) {
    return JumpStops.scan(stops.straights(), stops.position(d, cell % stride, cell / stride));
  }

  /** The moves to the goal in a straight direction, if a jump passes it; else 0. */
  private int toGoal(int d, int cell, int stop) {
    int dx = goalX - cell % stride;
    int dy = goalY - cell / stride;
    int length = dx * Directions.dx(d) + dy * Directions.dy(d);
    boolean isAhead = length > 0 && cell + length * offsets[d] == goal;
    return isAhead && length <= stop ? length : 0;
  }

  private boolean sees(int d, int cell) {
    int stop = stop(d, cell);
    return points.isAt(cell + stop * offsets[d]) || toGoal(d, cell, stop) > 0;
  }

  /** A straight jump that sees the goal or a jump point. */
  private void jumpStraight(int d, int cell, long cost) {
    int stop = stop(d, cell);
    int toGoal = toGoal(d, cell, stop);
    int length = toGoal > 0 ? toGoal : stop;
    reach(cell + length * offsets[d], d, cost + (long) length * graph.straightCost());
  }

  private void reach(int cell, int d, long cost) {
    // Leave out what is not the goal where that alone is sought, and successors of the start of
    // whose boxes none holds the goal (SSP).
    boolean isLeftOut =
        isForGoal
            || pruning == Pruning.START
                && expanding == start
                && cell != start
                && towards(cell, rule.kept(d, cell)) == 0;
    if (cost >= costs[cell] || cell != goal && isLeftOut) {
      return;
    }
    // Put it on the open list, or again if it was expanded; else its key decreases.
    if (costs[cell] == UNREACHED) {
      reached.add(cell);
      openSize++;
    } else if (closed.get(cell)) {
      closed.clear(cell);
      openSize++;
    }
    heapOperations++;
    costs[cell] = cost;
    arrivals[cell] = (byte) d;
    open.push(cost + h(cell), OpenEntry.of(OpenEntry.MAX_TIE - cost, cell));
  }

  private long h(int cell) {
    int straight = graph.straightCost();
    return Heuristic.estimate(
        cell % stride - goalX, cell / stride - goalY, straight, graph.diagonalCost() - straight);
  }
}
