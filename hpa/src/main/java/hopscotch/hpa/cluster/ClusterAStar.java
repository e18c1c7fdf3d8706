package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * A* between two cells of a cluster, inside it. It answers one of two questions. {@link #distance}
 * knows nothing beforehand, and goes on until no path can be cheaper than the best one found.
 * {@link #append} knows what a shortest path costs: it leaves out every cell that lies on none, and
 * the first path that it finds is one.
 *
 * <p>The open list has buckets, as in A* on the whole map: a cell that is improved after its
 * expansion is expanded again. For one thread.
 */
public final class ClusterAStar {
  /** A cost above that of any path. */
  private static final long MOST = ClusterDistances.UNREACHED - 1;

  private final Clusters clusters;
  private final LocalCells local;
  private final CellStates states;
  private final BucketQueue open;
  private final int stride;
  private final byte[] moves;
  private final byte[] skip;
  private final int[] cellOffsets;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final long perMax;
  private final long perMin;

  /** A search that shares a workspace. */
  public ClusterAStar(ClusterWorkspace workspace) {
    GridGraph graph = workspace.graph;
    clusters = workspace.clusters;
    local = workspace.local;
    states = workspace.states;
    open = workspace.open;
    stride = graph.map().stride();
    moves = graph.moves();
    skip = SkipTable.of(graph);
    cellOffsets = Directions.offsets(stride);
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
  }

  /**
   * The distance between two cells of a cluster inside it, or {@link ClusterDistances#UNREACHED}.
   */
  public long distance(int from, int to, QueryMeter queryMeter) {
    if (from == to) {
      return 0;
    }
    int origin = clusters.firstCell(clusters.of(from));
    int goal = local.number(to, origin);
    return search(origin, local.number(from, origin), goal, MOST, false, queryMeter)
        ? CellStates.g(states.array()[goal])
        : ClusterDistances.UNREACHED;
  }

  /**
   * Appends a path of exactly this cost between two different cells of a cluster, without its first
   * cell. Appends nothing if the query had to end.
   */
  void append(int from, int to, long distance, PathBuffer path, QueryMeter queryMeter) {
    int origin = clusters.firstCell(clusters.of(from));
    int start = local.number(from, origin);
    int goal = local.number(to, origin);
    if (search(origin, start, goal, distance, true, queryMeter)) {
      local.trace(states, from, to, origin, path);
    }
  }

  /**
   * Searches a cluster for a path. Returns whether the goal was reached.
   *
   * @param atMost what a path may cost
   * @param isExact whether a shortest path is known to cost just that
   */
  private boolean search(
      int origin, int start, int goal, long atMost, boolean isExact, QueryMeter queryMeter) {
    long limit = atMost;
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final SearchObserver observer = queryMeter.observer();
    final int rowShift = local.rowShift();
    final int rowMask = (1 << rowShift) - 1;
    final int stride = this.stride;
    final long perMax = this.perMax;
    final long perMin = this.perMin;
    final int goalX = goal & rowMask;
    final int goalY = goal >>> rowShift;
    final long base = this.states.begin();
    long expanded = queryMeter.expanded();
    long generated = 1;
    long pushes = 1;
    long reopened = 0;
    long touched = 1;
    long openPeak = 1;
    long openSum = 0;
    boolean found = false;

    // Open the start.
    states[start] = base;
    long startF =
        Heuristic.estimate((start & rowMask) - goalX, (start >>> rowShift) - goalY, perMax, perMin);
    open.clear(startF);
    open.push(startF, 0, start);
    // Until no open cell has an f within the limit.
    search:
    while (open.advance() && open.floor() <= limit) {
      while (open.hasEntry()) {
        // Take a cell of the bucket with the least f, unless it has been improved since.
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
        int x = at & rowMask;
        int y = at >>> rowShift;
        int cell = origin + y * stride + x;
        if (observer != null) {
          observer.expand(0, cell, g, g + Heuristic.estimate(x - goalX, y - goalY, perMax, perMin));
        }
        // Relax its moves within the cluster, but for those that cannot improve a cell.
        int legal = moves[cell] & inside[at];
        if (at != start) {
          int d = CellStates.direction(state);
          int parent = moves[cell - cellOffsets[d]] & inside[at - offsets[d]] & 0xff;
          legal &= ~skip[d << 8 | parent];
        }
        for (legal &= 0xff; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = at + offsets[d];
          long nextG = g + moveCosts[d];
          if (weights != null) {
            int sum = weights[terrain[cell]] + weights[terrain[cell + cellOffsets[d]]];
            nextG = g + (long) moveCosts[d] * sum;
          }
          // A path as good is known, or one through the neighbour costs more than the limit.
          long old = states[next];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          long nextF =
              nextG
                  + Heuristic.estimate(
                      x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY, perMax, perMin);
          if (nextF > limit) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and the move.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
          generated++;
          if (observer != null) {
            observer.generate(0, cell + cellOffsets[d], cell, nextG, nextF);
          }
          // The goal was reached: by a shortest path, or from now on only cheaper ones count.
          if (next == goal) {
            found = true;
            if (isExact) {
              break search;
            }
            limit = nextG - 1;
            continue;
          }
          // Open it.
          open.push(nextF, nextG, next);
          pushes++;
        }
        openPeak = Math.max(openPeak, open.size());
      }
    }
    queryMeter.record(
        expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak, openSum);
    return found;
  }
}
