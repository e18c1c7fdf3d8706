package hopscotch.core.search.jps.bounds;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Goal bounds: a box for every jump point and each first move. It holds all goals to which some
 * optimal canonical path begins with that move. A move whose box does not hold the goal is left
 * out. {@link BoundedJumpSearch} says why nothing is lost. Published by Rabin and Sturtevant,
 * "Combining Bounding Boxes and JPS to Prune Grid Pathfinding", 2016, and by Hu, Harabor, Qin and
 * Yin, "Regarding Goal Bounding and Jump Point Search", 2021.
 *
 * <p>Several canonical paths to a goal may cost the same. The box holds the goals of all of them,
 * not those of one tree of shortest paths. For how the search arrives decides which of these paths
 * it may follow.
 *
 * <p>Preparation: {@link FirstMoves} of each jump point over its whole component, on all cores;
 * time quadratic in the map at worst. Space: 8 bytes for each of the 8 directions of a jump point.
 * Immutable.
 */
public final class GoalBounds {
  /** The shorts of a box. */
  static final int SIDES = 4;

  /** The least column and row of an empty box; no map is as wide or high. */
  static final short MAX_SIDE = Short.MAX_VALUE;

  private final JumpPoints points;
  private final short[] boxes;

  private GoalBounds(JumpPoints points, short[] boxes) {
    this.points = points;
    this.boxes = boxes;
  }

  /**
   * The boxes of a graph.
   *
   * @throws IllegalArgumentException if a side of the map is too long for a box
   * @throws BudgetExhaustedException if the budget of expansions or time ran out
   */
  public static GoalBounds of(JumpRule rule, JumpPoints points, JumpStops stops, Budget budget) {
    GridMap map = rule.graph().map();
    if (Math.max(map.width(), map.height()) >= MAX_SIDE) {
      throw new IllegalArgumentException(
          "planner 'jpsplus' with bounds=true serves maps of sides below %d, got %d x %d"
              .formatted(MAX_SIDE, map.width(), map.height()));
    }
    GoalBounds bounds = new GoalBounds(points, new short[boxesLength(points)]);
    bounds.fill(rule, stops, budget);
    return bounds;
  }

  private static int boxesLength(JumpPoints points) {
    return ArrayLength.of((long) points.count() * Directions.COUNT * SIDES, "the goal bounds");
  }

  /** Writes the boxes. */
  public void write(IndexWriter out) throws IOException {
    out.shorts(boxes);
  }

  /** Reads the boxes that {@link #write} wrote. */
  public static GoalBounds read(JumpPoints points, IndexReader in) throws IOException {
    return new GoalBounds(points, in.shorts("sides of boxes", boxesLength(points)));
  }

  /** The 8 boxes of each jump point, of each the least column and row, then the largest. */
  private void fill(JumpRule rule, JumpStops stops, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    int[] cells = points.cells();
    AtomicInteger next = new AtomicInteger();
    AtomicLong expanded = new AtomicLong();
    IntStream.range(0, Math.min(cells.length, Runtime.getRuntime().availableProcessors()))
        .parallel()
        .forEach(
            worker -> {
              FirstMoves firstMoves = new FirstMoves(rule, points, cells, stops);
              int number = next.getAndIncrement();
              for (; number < cells.length; number = next.getAndIncrement()) {
                meter.require(expanded.get(), "preparation of jpsplus(bounds=true)");
                int first = number * Directions.COUNT * SIDES;
                expanded.addAndGet(firstMoves.boxes(cells[number], boxes, first));
              }
            });
  }

  /** The moves of a mask whose boxes hold the goal: all of them unless the cell is a jump point. */
  int towards(int goalColumn, int goalRow, int cell, int mask) {
    int number = points.number(cell);
    return number == JumpPoints.NONE ? mask : kept(goalColumn, goalRow, number, mask);
  }

  int kept(int goalColumn, int goalRow, int number, int mask) {
    int first = number * Directions.COUNT * SIDES;
    int left = 0;
    for (int bits = mask; bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      int box = first + d * SIDES;
      if (goalColumn >= boxes[box]
          && goalRow >= boxes[box + 1]
          && goalColumn <= boxes[box + 2]
          && goalRow <= boxes[box + 3]) {
        left |= 1 << d;
      }
    }
    return left;
  }

  /**
   * The box of a move in direction {@code d}: least column and row of the padded map, then largest.
   * Empty if the cell is no jump point, of which every move is kept.
   */
  public int[] box(int cell, int d) {
    int number = points.number(cell);
    int first = (number * Directions.COUNT + d) * SIDES;
    return number == JumpPoints.NONE
        ? new int[0]
        : new int[] {boxes[first], boxes[first + 1], boxes[first + 2], boxes[first + 3]};
  }

  /** The bytes it holds beside the jump points. */
  public long bytes() {
    return 2L * boxes.length;
  }
}
