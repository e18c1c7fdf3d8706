package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.SkipTable;
import java.util.Arrays;

/**
 * The distances inside a cluster of uniform terrain from one cell to all others, for a query. It is
 * Dijkstra's algorithm with a queue for each of the two costs of a move. Cells are taken in
 * ascending order, so what is appended to a queue never costs less than what is in it. Hence the
 * nearest cell is the head of one of the two queues, and no list has to be sorted. Each cell is
 * appended at most once to each queue.
 *
 * <p>Orlin, Madduri, Subramani and Williamson have a queue for each cost of an arc: "A Faster
 * Algorithm for the Single Source Shortest Path Problem with Few Distinct Positive Lengths",
 * Journal of Discrete Algorithms 8, 2010.
 *
 * <p>The number of its moves apart, an expansion has no branch that depends on the map. {@link
 * ClusterDijkstra} takes 1.2 to 1.6 times as long. 17 bytes for each cell of a cluster. For one
 * thread.
 */
public final class ClusterFlood {
  /** The lowest bits of a state are the direction in which its cell was reached. */
  private static final int DIRECTION_MASK = 7;

  /** Set once a cell was expanded. */
  private static final long EXPANDED = 1L << 3;

  private static final int COST_SHIFT = 4;
  private static final long COST_MASK = -1L << COST_SHIFT;
  private static final long UNSEEN = Long.MAX_VALUE;

  private final GridGraph graph;
  private final Clusters clusters;
  private final LocalCells local;
  private final byte[] skip;
  private final byte[] moves;
  private final long[] states;
  private final int[] straight;
  private final int[] diagonal;
  private int origin;

  /** A workspace for all clusters of a partition, over uniform terrain. */
  public ClusterFlood(GridGraph graph, Clusters clusters) {
    this.graph = graph;
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    skip = SkipTable.of(graph);
    moves = new byte[local.length()];
    states = new long[moves.length + 1];
    straight = new int[moves.length + 2];
    diagonal = new int[moves.length + 2];
  }

  /** Finds the distances from a cell to all cells of its cluster. */
  public void distancesFrom(int from, QueryMeter queryMeter) {
    int cluster = clusters.of(from);
    origin = clusters.firstCell(cluster);
    local.copyMoves(graph, clusters, cluster, moves);
    final SearchObserver observer = queryMeter.observer();
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = local.offsets();
    final long[] states = this.states;
    final int[] straight = this.straight;
    final int[] diagonal = this.diagonal;
    final int none = moves.length;
    final long straightStep = (long) graph.straightCost() << COST_SHIFT;
    final long diagonalStep = (long) graph.diagonalCost() << COST_SHIFT;
    final int start = local.number(from, origin);
    int firstStraight = 0;
    int endStraight = 1;
    int firstDiagonal = 0;
    int endDiagonal = 0;
    long expanded = queryMeter.expanded();
    long openPeak = 1;
    long openSum = 0;

    // Each queue ends with a cell that is never reached.
    Arrays.fill(states, UNSEEN);
    states[start] = 0;
    straight[0] = start;
    straight[1] = none;
    diagonal[0] = none;
    while (true) {
      // Take the nearer of the heads of the two queues, unless it is expanded.
      int at = straight[firstStraight];
      int other = diagonal[firstDiagonal];
      long state = states[at];
      int isSecond = (int) (states[other] - state >>> 63);
      at += (other - at) * isSecond;
      state = states[at];
      firstDiagonal += isSecond;
      firstStraight += 1 - isSecond;
      if ((state & EXPANDED) != 0) {
        if (at == none) {
          break;
        }
        continue;
      }
      // Expand it.
      if (queryMeter.stops(expanded)) {
        break;
      }
      expanded++;
      states[at] = state | EXPANDED;
      long g = state & COST_MASK;
      if (observer != null) {
        observer.expand(0, local.cell(at, origin), g >> COST_SHIFT, g >> COST_SHIFT);
      }
      // Relax its moves, but for those that cannot improve a cell.
      int legal = moves[at] & 0xff;
      if (at != start) {
        int d = (int) state & DIRECTION_MASK;
        legal &= ~skip[d << 8 | moves[at - offsets[d]] & 0xff];
      }
      for (; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = at + offsets[d];
        // Append the neighbour to the queue of the move's cost, if it was reached more cheaply.
        int isDiagonal = Directions.isDiagonal(d) ? 1 : 0;
        long candidate = g + straightStep + (diagonalStep - straightStep) * isDiagonal;
        long old = states[next];
        int isBetter = (int) (candidate - (old & COST_MASK) >>> 63);
        states[next] = old ^ (old ^ (candidate | d)) & -(long) isBetter;
        straight[endStraight] = next;
        diagonal[endDiagonal] = next;
        endDiagonal += isBetter & isDiagonal;
        endStraight += isBetter & ~isDiagonal;
        if (observer != null && isBetter != 0) {
          long cost = candidate >> COST_SHIFT;
          observer.generate(0, local.cell(next, origin), local.cell(at, origin), cost, cost);
        }
      }
      // Close both queues again.
      straight[endStraight] = none;
      diagonal[endDiagonal] = none;
      int size = endStraight - firstStraight + endDiagonal - firstDiagonal;
      openSum += size;
      openPeak = Math.max(openPeak, size);
    }
    // Record what it took.
    int generated = endStraight + endDiagonal;
    long touched = expanded - queryMeter.expanded();
    int open = generated - firstStraight - firstDiagonal;
    queryMeter.record(
        expanded, generated, 0, touched, 2L * generated - Math.max(0, open), openPeak, openSum);
  }

  /** The distance to a cell of the cluster last searched, or {@link ClusterDistances#UNREACHED}. */
  public long distance(int cell) {
    long state = states[local.number(cell, origin)];
    return state == UNSEEN ? ClusterDistances.UNREACHED : state >>> COST_SHIFT;
  }
}
