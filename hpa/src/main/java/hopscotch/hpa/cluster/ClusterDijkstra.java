package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * The distances inside a cluster from one cell to all others, for a query: Dijkstra's algorithm
 * over buckets, on any terrain. Where all terrain costs the same, {@link ClusterFlood} is faster.
 * For one thread.
 */
public final class ClusterDijkstra {
  private final Clusters clusters;
  private final LocalCells local;
  private final CellStates states;
  private final BucketQueue open;
  private final byte[] moves;
  private final byte[] skip;
  private final int[] cellOffsets;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private int origin;
  private long base;

  /** A search that shares a workspace. */
  public ClusterDijkstra(ClusterWorkspace workspace) {
    GridGraph graph = workspace.graph;
    clusters = workspace.clusters;
    local = workspace.local;
    states = workspace.states;
    open = workspace.open;
    moves = graph.moves();
    skip = SkipTable.of(graph);
    cellOffsets = Directions.offsets(graph.map().stride());
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
  }

  /** Finds the distances from a cell to all cells of its cluster. */
  public void distancesFrom(int from, QueryMeter queryMeter) {
    origin = clusters.firstCell(clusters.of(from));
    base = states.begin();
    search(local.number(from, origin), queryMeter);
  }

  /**
   * The distance to a cell of the cluster last searched, or {@link ClusterDistances#UNREACHED}.
   * Holds until the next search in this workspace.
   */
  public long distance(int cell) {
    long state = states.array()[local.number(cell, origin)];
    return CellStates.isFirstVisit(state, base) ? ClusterDistances.UNREACHED : CellStates.g(state);
  }

  private void search(int start, QueryMeter queryMeter) {
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final SearchObserver observer = queryMeter.observer();
    final long base = this.base;
    long expanded = queryMeter.expanded();
    long generated = 1;
    long reopened = 0;
    long touched = 1;
    long openPeak = 1;
    long openSum = 0;

    // Open the start.
    states[start] = base;
    open.clear(0);
    open.push(0, 0, start);
    search:
    while (open.advance()) {
      while (open.hasEntry()) {
        // Take a cell of the bucket with the least g, unless it has been improved since.
        long entry = open.pop();
        int at = OpenEntry.cell(entry);
        long state = states[at];
        long g = CellStates.g(state);
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        // Expand it.
        if (queryMeter.stops(expanded)) {
          break search;
        }
        expanded++;
        openSum += open.size();
        reopened += CellStates.expansions(state);
        states[at] = state | CellStates.EXPANDED;
        int cell = local.cell(at, origin);
        if (observer != null) {
          observer.expand(0, cell, g, g);
        }
        // Relax its moves within the cluster, but for those that cannot improve a cell.
        int legal = moves[cell] & inside[at] & 0xff;
        if (at != start) {
          int d = CellStates.direction(state);
          legal &= ~skip[d << 8 | moves[cell - cellOffsets[d]] & inside[at - offsets[d]] & 0xff];
        }
        for (; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = at + offsets[d];
          long nextG = g + moveCosts[d];
          if (weights != null) {
            int sum = weights[terrain[cell]] + weights[terrain[cell + cellOffsets[d]]];
            nextG = g + (long) moveCosts[d] * sum;
          }
          // A path as good is known.
          long old = states[next];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and the move, and open it.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
          generated++;
          if (observer != null) {
            observer.generate(0, cell + cellOffsets[d], cell, nextG, nextG);
          }
          open.push(nextG, nextG, next);
        }
        openPeak = Math.max(openPeak, open.size());
      }
    }
    queryMeter.record(
        expanded, generated, reopened, touched, 2 * generated - open.size(), openPeak, openSum);
  }
}
