package hopscotch.hpa.field;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.LocalCells;
import java.util.Arrays;

/**
 * Makes the {@linkplain ClusterField tiles} of a flow field. At first a tile has the lanes that it
 * is given. When a unit asks for a cell beside them, it gets all cells, by Dijkstra's algorithm
 * inside the cluster from all cells that are known. The search goes backwards, which is the same
 * since moves are symmetric. The costs of exits may lie far apart, so the open list is a heap. For
 * one thread.
 */
final class ClusterFieldSearch {
  private final GridGraph graph;
  private final Clusters clusters;
  private final LocalCells local;
  private final byte[] moves;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final EntryHeap open = new EntryHeap();
  private long expanded;

  /** A workspace for all clusters of a partition. */
  ClusterFieldSearch(GridGraph graph, Clusters clusters) {
    this.graph = graph;
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    moves = graph.moves();
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
  }

  long expanded() {
    return expanded;
  }

  /** A tile of a cluster that knows its exits and its goals. */
  ClusterField begin(int cluster, ClusterExits exits) {
    int origin = clusters.firstCell(cluster);
    long[] states = new long[local.length()];
    Arrays.fill(states, ClusterField.UNREACHED);
    for (int k = 0; k < exits.size(); k++) {
      int at = local.number(exits.cell(k), origin);
      states[at] = Math.min(states[at], exits.state(k));
    }
    return new ClusterField(local, origin, exits, states, false);
  }

  /**
   * Lays a lane, which leads inside the cluster from a node to its exit, in a tile that is not
   * shared yet, backwards from where it meets what is known.
   */
  void lay(PathBuffer lane, ClusterField tile) {
    int origin = tile.origin();
    long[] states = tile.states();
    int k = 0;
    while (states[local.number(lane.cell(k), origin)] == ClusterField.UNREACHED) {
      k++;
    }
    for (; k > 0; k--) {
      int from = lane.cell(k - 1);
      int d = local.direction(lane.cell(k) - from);
      long rest = ClusterField.costOf(states[local.number(lane.cell(k), origin)]);
      states[local.number(from, origin)] = ClusterField.state(rest + graph.cost(from, d), d);
    }
  }

  /** Fills a tile that knows lanes, so that it knows all cells that reach one of them. */
  ClusterField fill(ClusterField lanes) {
    long[] states = lanes.states().clone();
    open.clear();
    for (int at = 0; at < states.length; at++) {
      if (states[at] != ClusterField.UNREACHED) {
        open.push(ClusterField.costOf(states[at]), at);
      }
    }
    search(lanes.origin(), states);
    return new ClusterField(local, lanes.origin(), lanes.exits(), states, true);
  }

  private void search(int origin, long... states) {
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final EntryHeap open = this.open;
    long expanded = 0;
    while (open.size() > 0) {
      // Take the cell with the least cost, unless it has been improved since.
      long g = open.topKey();
      int at = (int) open.topEntry();
      open.pop();
      if (ClusterField.costOf(states[at]) != g) {
        continue;
      }
      // Expand it: relax its moves within the cluster.
      expanded++;
      int cell = local.cell(at, origin);
      for (int legal = moves[cell] & inside[at] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = at + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          int sum = weights[terrain[cell]] + weights[terrain[cell + local.cellOffset(d)]];
          nextG = g + (long) moveCosts[d] * sum;
        }
        // Less is left from the neighbour: keep the cost and the move back, and open it.
        if (nextG < ClusterField.costOf(states[next])) {
          states[next] = ClusterField.state(nextG, Directions.reverse(d));
          open.push(nextG, next);
        }
      }
    }
    this.expanded += expanded;
  }
}
