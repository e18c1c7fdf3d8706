package hopscotch.core.search.jps;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.OpenEntry;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * For every jump point and each first move a box around all goals to which some optimal path begins
 * with that move (Rabin and Sturtevant, "Combining Bounding Boxes and JPS to Prune Grid
 * Pathfinding", 2016; Hu, Harabor, Qin and Yin, "Regarding Goal Bounding and Jump Point Search",
 * 2021). A move whose box does not hold the goal begins no optimal path and is left out.
 *
 * <p>The box holds the goals of every optimal first move, not those of one tree of shortest paths:
 * which of several paths of one cost is taken depends on the canonical order, so the boxes of all
 * their first moves must hold the goal.
 *
 * <p>Preparation: one Dijkstra search for each jump point over its whole component, on all cores;
 * time quadratic in the map at worst. Space: 8 bytes for each of the 8 directions of a jump point.
 * Immutable.
 */
final class GoalBounds {
  private static final int SIDES = 4;
  private static final int MAX_SIDE = Short.MAX_VALUE;

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
  static GoalBounds of(GridGraph graph, JumpPoints points, Budget budget) {
    GridMap map = graph.map();
    if (Math.max(map.width(), map.height()) >= MAX_SIDE) {
      throw new IllegalArgumentException(
          "planner 'jpsplus' with bounds=true serves maps of sides below %d, got %d x %d"
              .formatted(MAX_SIDE, map.width(), map.height()));
    }
    GoalBounds bounds = new GoalBounds(points, new short[boxesLength(points)]);
    bounds.fill(graph, budget);
    return bounds;
  }

  private static int boxesLength(JumpPoints points) {
    return ArrayLength.of((long) points.count() * Directions.COUNT * SIDES, "the goal bounds");
  }

  void write(IndexWriter out) throws IOException {
    out.shorts(boxes);
  }

  /** Reads the boxes that {@link #write} wrote. */
  static GoalBounds read(JumpPoints points, IndexReader in) throws IOException {
    return new GoalBounds(points, in.shorts("sides of boxes", boxesLength(points)));
  }

  /** The 8 boxes of each jump point, of each the least column and row, then the largest. */
  private void fill(GridGraph graph, Budget budget) {
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    int[] cells = points.cells();
    AtomicInteger next = new AtomicInteger();
    AtomicLong expanded = new AtomicLong();
    IntStream.range(0, Math.min(cells.length, Runtime.getRuntime().availableProcessors()))
        .parallel()
        .forEach(
            worker -> {
              FirstMoves firstMoves = new FirstMoves(graph);
              int number = next.getAndIncrement();
              for (; number < cells.length; number = next.getAndIncrement()) {
                Outcome stopped = meter.exhausted(expanded.get());
                if (stopped != null) {
                  throw new BudgetExhaustedException(
                      "preparation of jpsplus(bounds=true)", stopped);
                }
                int first = number * Directions.COUNT * SIDES;
                expanded.addAndGet(firstMoves.from(cells[number], boxes, first));
              }
            });
  }

  /**
   * The moves of a mask that may begin an optimal path to the goal: all of them unless the cell is
   * a jump point.
   */
  int towards(int goalColumn, int goalRow, int cell, int mask) {
    int number = points.number(cell);
    return number == JumpPoints.NONE ? mask : kept(goalColumn, goalRow, number, mask);
  }

  /** The moves of a mask that may begin an optimal path from a jump point to the goal. */
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

  /** The bytes it holds. */
  long bytes() {
    return 2L * boxes.length + points.bytes();
  }

  /** Dijkstra's algorithm that keeps for every cell the first moves of all optimal paths to it. */
  private static final class FirstMoves {
    private final byte[] moves;
    private final int[] offsets;
    private final int[] moveCosts;
    private final int stride;
    private final CellStates states;
    private final byte[] masks;
    private final BucketQueue open;

    FirstMoves(GridGraph graph) {
      moves = graph.moves();
      stride = graph.map().stride();
      offsets = Directions.offsets(stride);
      moveCosts = graph.moveCosts();
      states = new CellStates(graph.map().cellCount());
      masks = new byte[graph.map().cellCount()];
      open = new BucketQueue(BucketQueue.shiftFor(graph.straightCost()), graph.maxMoveCost());
    }

    /**
     * Writes the 8 boxes of a source; returns how many cells were expanded. A bucket is narrower
     * than any move, so the cost and mask of a cell are final when it leaves the queue.
     */
    long from(int source, short[] boxes, int first) {
      for (int d = 0; d < Directions.COUNT; d++) {
        int box = first + d * SIDES;
        boxes[box] = MAX_SIDE;
        boxes[box + 1] = MAX_SIDE;
      }
      final long[] states = this.states.array();
      final long base = this.states.begin();
      long expanded = 0;
      states[source] = base;
      masks[source] = 0;
      open.clear(0);
      open.push(0, 0, source);
      while (open.advance()) {
        while (open.hasEntry()) {
          long entry = open.pop();
          int cell = OpenEntry.cell(entry);
          long cost = CellStates.g(states[cell]);
          if (!OpenEntry.isStale(entry, cost)) {
            expand(cell, cost, cell == source, states, base);
            include(cell, boxes, first);
            expanded++;
          }
        }
      }
      return expanded;
    }

    private void expand(int cell, long costHere, boolean isSource, long[] states, long base) {
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long cost = costHere + moveCosts[d];
        long candidate = base + (cost << CellStates.G_SHIFT);
        byte mask = isSource ? (byte) (1 << d) : masks[cell];
        if (candidate < states[next]) {
          states[next] = candidate;
          masks[next] = mask;
          open.push(cost, cost, next);
        } else if (candidate == states[next]) {
          masks[next] |= mask;
        }
      }
    }

    private void include(int cell, short[] boxes, int first) {
      int row = cell / stride;
      int column = cell - row * stride;
      for (int bits = masks[cell] & 0xff; bits != 0; bits &= bits - 1) {
        int box = first + Integer.numberOfTrailingZeros(bits) * SIDES;
        boxes[box] = (short) Math.min(boxes[box], column);
        boxes[box + 1] = (short) Math.min(boxes[box + 1], row);
        boxes[box + 2] = (short) Math.max(boxes[box + 2], column);
        boxes[box + 3] = (short) Math.max(boxes[box + 3], row);
      }
    }
  }
}
