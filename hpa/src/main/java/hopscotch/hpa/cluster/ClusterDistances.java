package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.SkipTable;
import java.util.Arrays;

/**
 * The distances inside a cluster between places on its ring, for whoever builds. The algorithm is
 * Dijkstra's over buckets no wider than the cheapest move (Denardo and Fox, "Shortest-Route
 * Methods: 1. Reaching, Pruning, and Buckets", Operations Research 27, 1979). No cell in the bucket
 * that is being emptied can be improved any more, so each cell is expanded once, in any order
 * within its bucket. A search ends once the buckets emptied have reached all places asked for.
 *
 * <p>Many searches follow one another in one cluster, whose moves are copied once for all of them.
 * Nothing is counted, and no budget is asked: that alone would take 13 to 25 % more time. 10 bytes
 * for each cell of a cluster. For one thread.
 */
public final class ClusterDistances {
  /** The distance of a cell that cannot be reached inside the cluster. */
  public static final long UNREACHED = Long.MAX_VALUE;

  /** The lowest bits of a state are the direction in which its cell was reached. */
  private static final int DIRECTION_BITS = 3;

  private static final int DIRECTION_MASK = 7;

  private static final long UNSEEN = Long.MAX_VALUE;

  private final Clusters clusters;
  private final LocalCells local;
  private final long cheapestMove;
  private final int bucketShift;
  private final long[] steps = new long[Directions.COUNT];
  private final byte[] skip;
  private final byte[] moves;
  private final short[] weights;
  private final int[] weightsByTerrain;
  private final long[] reached;
  private final int[][] buckets;
  private final int[] sizes;
  private final int[] localOf;

  /** A workspace for all clusters of a partition. */
  public ClusterDistances(GridGraph graph, Clusters clusters) {
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    moves = new byte[local.length()];
    reached = new long[local.length()];
    weights = graph.isWeighted() ? new short[local.length()] : null;
    weightsByTerrain = graph.isWeighted() ? graph.weightsByTerrain() : null;
    skip = SkipTable.of(graph);
    int[] costs = graph.moveCosts();
    for (int d = 0; d < Directions.COUNT; d++) {
      steps[d] = (long) costs[d] << DIRECTION_BITS;
    }
    cheapestMove = graph.leastStraightCost();
    bucketShift = DIRECTION_BITS + 63 - Long.numberOfLeadingZeros(cheapestMove);
    int needed = Math.toIntExact((graph.maxMoveCost() << DIRECTION_BITS >>> bucketShift) + 2);
    int ring = Integer.highestOneBit(needed - 1) << 1;
    buckets = new int[ring][64];
    sizes = new int[ring];
    localOf = new int[clusters.ringLength()];
    Arrays.setAll(localOf, i -> (clusters.ringY()[i] << local.rowShift()) + clusters.ringX()[i]);
  }

  /**
   * Whether clusters of another graph at the same costs can be entered. On weighted terrain its
   * moves may be cheaper, and the buckets too wide for them.
   */
  public boolean isFor(GridGraph graph) {
    return graph.leastStraightCost() >= cheapestMove;
  }

  /**
   * Enters a cluster: the searches to come are in it.
   *
   * @param graph that of this workspace, or one it {@linkplain #isFor is for}
   */
  public void enter(GridGraph graph, int cluster) {
    local.copyMoves(graph, clusters, cluster, moves);
    if (weights != null) {
      copyWeights(graph, cluster);
    }
  }

  private void copyWeights(GridGraph graph, int cluster) {
    byte[] terrain = graph.terrain();
    int width = clusters.width(cluster);
    for (int y = 0; y < clusters.height(cluster); y++) {
      int cell = clusters.firstCell(cluster) + y * graph.map().stride();
      int at = y << local.rowShift();
      for (int end = at + width; at < end; at++, cell++) {
        weights[at] = (short) weightsByTerrain[terrain[cell]];
      }
    }
  }

  /**
   * Finds the distances from one place on the ring of the cluster last entered to others.
   *
   * @param places the others, from index {@code first} to below {@code end}
   */
  public void find(int from, int[] places, int first, int end) {
    final int start = localOf[from];
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final short[] weights = this.weights;
    final long[] reached = this.reached;
    final long[] steps = this.steps;
    final int[] offsets = local.offsets();
    final int[][] buckets = this.buckets;
    final int[] sizes = this.sizes;
    final int bucketShift = this.bucketShift;
    final int ringMask = sizes.length - 1;
    // The start is in the first bucket.
    Arrays.fill(reached, UNSEEN);
    Arrays.fill(sizes, 0);
    reached[start] = 0;
    buckets[0][0] = start;
    sizes[0] = 1;
    int waiting = 1;
    int wanted = first;
    for (long bucket = 0; waiting > 0; bucket++) {
      // Stop once the buckets that were emptied have reached all places asked for.
      while (wanted < end && reached[localOf[places[wanted]]] >>> bucketShift <= bucket) {
        wanted++;
      }
      if (wanted == end) {
        break;
      }
      // Empty the bucket: none of its cells can be improved any more.
      int turn = (int) bucket & ringMask;
      int[] entries = buckets[turn];
      int size = sizes[turn];
      sizes[turn] = 0;
      waiting -= size;
      for (int i = 0; i < size; i++) {
        int at = entries[i];
        long state = reached[at];
        if (state >>> bucketShift != bucket) {
          continue;
        }
        // Expand the cell: its moves within the cluster, but for those that cannot improve a cell.
        int legal = moves[at] & 0xff;
        long g = state & -1L << DIRECTION_BITS;
        if (at != start) {
          int d = (int) state & DIRECTION_MASK;
          legal &= ~skip[d << 8 | moves[at - offsets[d]] & 0xff];
        }
        for (; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = at + offsets[d];
          long step = weights == null ? steps[d] : steps[d] * (weights[at] + weights[next]);
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

  private void push(int turn, int entry) {
    int size = sizes[turn];
    if (size == buckets[turn].length) {
      buckets[turn] = Arrays.copyOf(buckets[turn], 2 * size);
    }
    buckets[turn][size] = entry;
    sizes[turn] = size + 1;
  }

  /** The distance of the last search to a place it was asked for, or {@link #UNREACHED}. */
  public long distance(int place) {
    long state = reached[localOf[place]];
    return state == UNSEEN ? UNREACHED : state >>> DIRECTION_BITS;
  }
}
