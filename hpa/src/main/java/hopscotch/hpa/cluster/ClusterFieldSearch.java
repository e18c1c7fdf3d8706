package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.open.EntryHeap;
import java.util.Arrays;

/**
 * Makes the {@linkplain ClusterField tiles} of a flow field: Dijkstra's algorithm inside one
 * cluster, from all exits at once, backwards, which is the same since moves are symmetric. The
 * costs of exits may lie far apart, so the open list is a heap. For one thread.
 */
public final class ClusterFieldSearch {
  private final Clusters clusters;
  private final LocalCells local;
  private final byte[] moves;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final EntryHeap open = new EntryHeap();

  /** A workspace for all clusters of a partition. */
  public ClusterFieldSearch(GridGraph graph, Clusters clusters) {
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    moves = graph.moves();
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
  }

  /** The tile of a cluster with these exits. */
  public ClusterField field(int cluster, ClusterExits exits) {
    int origin = clusters.firstCell(cluster);
    long[] states = new long[local.length()];
    Arrays.fill(states, ClusterField.UNREACHED);
    open.clear();
    for (int k = 0; k < exits.size(); k++) {
      int at = local.number(exits.cell(k), origin);
      if (exits.state(k) < states[at]) {
        states[at] = exits.state(k);
        open.push(ClusterField.costOf(states[at]), at);
      }
    }
    return new ClusterField(local, origin, states, search(origin, states));
  }

  /** Returns the number of cells expanded. */
  private int search(int origin, long[] states) {
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final EntryHeap open = this.open;
    int expanded = 0;
    while (open.size() > 0) {
      long g = open.topKey();
      int at = (int) open.topEntry();
      open.pop();
      if (ClusterField.costOf(states[at]) != g) {
        continue;
      }
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
        if (nextG < ClusterField.costOf(states[next])) {
          states[next] = ClusterField.state(nextG, Directions.reverse(d));
          open.push(nextG, next);
        }
      }
    }
    return expanded;
  }
}
