package hopscotch.hpa.search;

import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.BlockLayout;
import hopscotch.hpa.level.Level;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The distances from nodes of a level to the nearest of some goals, on the abstract graph, as far
 * as they are asked for. A* searches backwards from the goals, which is the same since edges are
 * symmetric. It is led toward one cell, and goes on when others are asked about: Reverse Resumable
 * A* (Silver, "Cooperative Pathfinding", AIIDE 2005). As h never changes and is consistent, a
 * distance is final when the f of its node is below that of every open node.
 *
 * <p>A component of a cluster is <em>settled</em> once the distances of its nodes are final. What
 * is said of its nodes does not depend on what else was asked.
 *
 * <p>The goals are cells and need not be nodes. One expansion takes an intra-edge and an inter-edge
 * together; the page of the package says why. Space: 8 to 12 bytes for each cluster, and 8 for each
 * node of a cluster that was reached. For one thread.
 */
public final class EntranceDistances {
  private final Level level;
  private final BlockReader reader;
  private final GoalBound bound;
  private final EntryHeap open = new EntryHeap();

  /** For each cluster the distances of its nodes; {@code null} where none was reached. */
  private final long[][] distances;

  private final int slotBits;
  private final int slotMask;
  private final int stride;
  private long expanded;

  /**
   * The distances to some goals, of which none is settled yet.
   *
   * @param landmarks of the level, or {@code null}
   * @param aim the cell toward which the search is led
   * @param goals free cells, at least one
   */
  public EntranceDistances(
      Level level, Landmarks landmarks, ClusterDijkstra cells, int aim, int... goals) {
    this.level = level;
    reader = new BlockReader(level);
    bound = new GoalBound(level, landmarks);
    distances = new long[level.clusters().count()][];
    slotBits = level.slotBits();
    slotMask = level.mostNodes() - 1;
    stride = level.graph().map().stride();
    LevelEnd target = end(cells, aim);
    for (int k = 0; k < goals.length; k++) {
      LevelEnd end = end(cells, goals[k]);
      if (k == 0) {
        bound.aim(end, target);
      }
      reader.enter(end);
      relax(LevelAStar.START, 0, 0);
    }
  }

  private LevelEnd end(ClusterDijkstra cells, int cell) {
    LevelEnd end = new LevelEnd(level);
    end.place(cell);
    cells.distancesFrom(cell, QueryMeter.unlimited());
    for (int i = 0; i < level.nodeCount(end.cluster()); i++) {
      end.distances()[i] = cells.distance(level.cell(end.cluster(), i));
    }
    return end;
  }

  /** The number of nodes expanded so far. */
  public long expanded() {
    return expanded;
  }

  /**
   * Goes on until that many nodes of a cluster belong to settled components, or all do, and returns
   * these nodes.
   */
  public BitSet settle(int cluster, int nodes) {
    int enough = Math.min(nodes, level.nodeCount(cluster));
    long[] estimates = estimates(cluster);
    BitSet settled = new BitSet(estimates.length);
    addSettled(cluster, estimates, settled);
    while (settled.cardinality() < enough) {
      expandNext();
      addSettled(cluster, estimates, settled);
    }
    return settled;
  }

  /** The h of each node of a cluster. */
  private long[] estimates(int cluster) {
    long[] estimates = new long[level.nodeCount(cluster)];
    for (int i = 0; i < estimates.length; i++) {
      estimates[i] = h(cluster << slotBits | i);
    }
    return estimates;
  }

  private void addSettled(int cluster, long[] estimates, BitSet settled) {
    if (open.size() == 0) {
      settled.set(0, estimates.length);
    } else if (distances[cluster] != null) {
      short[] block = level.blocks()[cluster];
      for (int component = 0; component < BlockLayout.componentCount(block); component++) {
        int first = BlockLayout.firstNode(block, component);
        int end = BlockLayout.firstNode(block, component + 1);
        settled.set(first, end, isFinal(cluster, estimates, first, end));
      }
    }
  }

  /** Whether the distances of nodes {@code first} to {@code end - 1} of a cluster are final. */
  private boolean isFinal(int cluster, long[] estimates, int first, int end) {
    for (int i = first; i < end; i++) {
      long g = distances[cluster][i];
      if (g == Level.NO_EDGE || g + estimates[i] >= open.topKey()) {
        return false;
      }
    }
    return true;
  }

  private void expandNext() {
    // Take the node with the least f, unless it has been improved since.
    long f = open.topKey();
    long entry = open.topEntry();
    open.pop();
    int node = OpenEntry.cell(entry);
    long g = of(node >>> slotBits, node & slotMask);
    if (OpenEntry.value(entry) != tie(g)) {
      return;
    }
    // Lazy A*: look at all landmarks now, and put it back if they show a larger f.
    long byAll = g + bound.byAll(node);
    if (byAll > f) {
      open.push(byAll, entry);
      return;
    }
    // Expand it.
    expanded++;
    reader.enter(node);
    relax(node, g, f);
  }

  /** Among entries of one f those of a larger g come first; it also tells which are stale. */
  private static long tie(long g) {
    return ~g & OpenEntry.MAX_TIE;
  }

  private long h(int node) {
    int cell = reader.cellOf(node);
    return Math.max(bound.byAll(node), bound.octile(cell % stride - 1, cell / stride - 1));
  }

  private long[] reach(int cluster) {
    if (distances[cluster] == null) {
      distances[cluster] = new long[level.nodeCount(cluster)];
      Arrays.fill(distances[cluster], Level.NO_EDGE);
    }
    return distances[cluster];
  }

  /**
   * Relaxes the edges from where the reader entered a cluster; no f behind it falls below {@code
   * f}.
   */
  private void relax(int node, long g, long f) {
    final BlockReader reader = this.reader;
    final long[] edgeCosts = reader.edgeCosts();
    final int endExit = reader.endExit();
    final long[] exits = reach(reader.firstExit() >>> slotBits);
    // For each node by which the cluster may be left, over the intra-edge to it:
    for (int exit = reader.firstExit(); exit < endExit; exit++) {
      long exitG = g;
      int i = exit & slotMask;
      if (exit != node) {
        exitG += edgeCosts[i];
        if (edgeCosts[i] == Level.NO_EDGE || exits[i] <= exitG) {
          continue;
        }
        exits[i] = exitG;
      }
      // For each inter-edge behind it, to the node by which the next cluster is entered:
      for (int bits = reader.leaveBy(exit); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int next = reader.target(d);
        long nextG = exitG + reader.interEdgeCost(d);
        long[] entered = reach(next >>> slotBits);
        // It was reached more cheaply: keep g, and open it.
        if (entered[next & slotMask] > nextG) {
          entered[next & slotMask] = nextG;
          long h = bound.of(next, reader.targetX(d), reader.targetY(d));
          open.push(Math.max(f, nextG + h), OpenEntry.of(tie(nextG), next));
        }
      }
    }
  }

  /**
   * The distance from node {@code i} of a cluster, final if it is settled; {@link Level#NO_EDGE} if
   * there is no path.
   */
  public long of(int cluster, int i) {
    return distances[cluster] == null ? Level.NO_EDGE : distances[cluster][i];
  }

  /**
   * The direction of an inter-edge by which a shortest path begins at node {@code i} of a cluster,
   * which is settled; -1 if there is none, because all go on inside the cluster or none leads to a
   * goal.
   */
  public int leavesBy(int cluster, int i) {
    long distance = of(cluster, i);
    if (distance == Level.NO_EDGE) {
      return -1;
    }
    int cell = level.cell(cluster, i);
    for (int bits = level.crossings(cluster, i); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      int target = level.interEdgeTarget(cluster, i, d);
      long rest = of(target >>> slotBits, target & slotMask);
      if (rest != Level.NO_EDGE && level.graph().cost(cell, d) + rest == distance) {
        return d;
      }
    }
    return -1;
  }
}
