package hopscotch.hpa.bounded;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.SkipTable;
import java.util.Arrays;

/**
 * The distances on the map from one cell to all others, for whoever searches from one cell after
 * the other. The algorithm is Dijkstra's over buckets no wider than the cheapest move, as in {@link
 * hopscotch.hpa.cluster.ClusterDistances}. On uniform terrain it follows canonical paths alone
 * (Sturtevant and Rabin, "Canonical Orderings on Grids", IJCAI 2016), which reach most cells once.
 *
 * <p>Nothing is counted. 8 bytes for each cell of the map. For one thread.
 */
final class MapDistances {
  /** The distance of a cell that cannot be reached. */
  static final long UNREACHED = Long.MAX_VALUE;

  /** The lowest bits of a state are the direction in which its cell was reached. */
  private static final int DIRECTION_BITS = 3;

  private static final int DIRECTION_MASK = 7;

  private final byte[] moves;
  private final byte[] terrain;
  private final int[] weights;
  private final int[] offsets;
  private final long[] steps = new long[Directions.COUNT];

  /** The moves to leave out, by direction and moves of the parent. */
  private final byte[] skip;

  private final int bucketShift;
  private final int[][] buckets;
  private final int[] sizes;
  private final long[] reached;
  private long largest;

  MapDistances(GridGraph graph) {
    moves = graph.moves();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    offsets = Directions.offsets(graph.map().stride());
    int[] costs = graph.moveCosts();
    for (int d = 0; d < Directions.COUNT; d++) {
      steps[d] = (long) costs[d] << DIRECTION_BITS;
    }
    skip = graph.isWeighted() ? SkipTable.of(graph) : CanonicalTable.of(graph, "hpa");
    bucketShift = DIRECTION_BITS + 63 - Long.numberOfLeadingZeros(graph.leastStraightCost());
    int needed = Math.toIntExact((graph.maxMoveCost() << DIRECTION_BITS >>> bucketShift) + 2);
    int ring = Integer.highestOneBit(needed - 1) << 1;
    buckets = new int[ring][64];
    sizes = new int[ring];
    reached = new long[graph.map().cellCount()];
  }

  void findFrom(int start) {
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = this.offsets;
    final long[] steps = this.steps;
    final long[] reached = this.reached;
    final int[] sizes = this.sizes;
    final int ringMask = sizes.length - 1;
    // The start is in the first bucket.
    Arrays.fill(reached, UNREACHED);
    reached[start] = 0;
    push(0, start);
    int waiting = 1;
    for (long bucket = 0; waiting > 0; bucket++) {
      // Empty the bucket: none of its cells can be improved any more.
      int turn = (int) bucket & ringMask;
      int[] entries = buckets[turn];
      int size = sizes[turn];
      sizes[turn] = 0;
      waiting -= size;
      for (int i = 0; i < size; i++) {
        int cell = entries[i];
        long state = reached[cell];
        if (state >>> bucketShift != bucket) {
          continue;
        }
        // Expand the cell, but for the moves that are left out.
        largest = state;
        int legal = moves[cell] & 0xff;
        if (cell != start) {
          legal = SkipTable.kept(skip, moves, offsets, (int) state & DIRECTION_MASK, cell);
        }
        long g = state & -1L << DIRECTION_BITS;
        for (; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = cell + offsets[d];
          long step = steps[d];
          if (weights != null) {
            step *= weights[terrain[cell]] + weights[terrain[next]];
          }
          // The neighbour was reached more cheaply: put it into its bucket, unless it is there.
          long nextState = g + step | d;
          long old = reached[next];
          if (nextState >= old) {
            continue;
          }
          reached[next] = nextState;
          long nextBucket = nextState >>> bucketShift;
          if (old >>> bucketShift != nextBucket) {
            push((int) nextBucket & ringMask, next);
            waiting++;
          }
        }
      }
    }
  }

  private void push(int turn, int cell) {
    int size = sizes[turn];
    if (size == buckets[turn].length) {
      buckets[turn] = Arrays.copyOf(buckets[turn], 2 * size);
    }
    buckets[turn][size] = cell;
    sizes[turn] = size + 1;
  }

  /** The distance of a cell from where the last search began, or {@link #UNREACHED}. */
  long to(int cell) {
    long state = reached[cell];
    return state == UNREACHED ? UNREACHED : state >>> DIRECTION_BITS;
  }

  /** A distance of the last search; the largest is more by less than the cheapest move. */
  long largest() {
    return largest >>> DIRECTION_BITS;
  }
}
