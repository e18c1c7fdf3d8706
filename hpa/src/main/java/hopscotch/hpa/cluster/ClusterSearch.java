package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * Searches that stay inside one cluster: Dijkstra's algorithm from a cell to all others, and A*
 * between two cells whose distance is known, which it uses to leave out every cell that lies on no
 * shortest path.
 *
 * <p>Over {@link LocalCells}. Otherwise as A* over buckets: a cell improved after its expansion is
 * expanded again. For one thread.
 */
public final class ClusterSearch {
  /** The distance of a cell that cannot be reached inside the cluster. */
  public static final long UNREACHED = Long.MAX_VALUE;

  private final GridMap map;
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
  private final long perMax;
  private final long perMin;
  private final DepthFirstPath depthFirst;
  private int origin;
  private long base;
  private int firstOffset;
  private int firstMoves;
  private int secondOffset;
  private int secondMoves;

  /** A workspace for all clusters of a partition. */
  public ClusterSearch(GridGraph graph, Clusters clusters) {
    this(graph, clusters, false);
  }

  /**
   * A workspace for all clusters of a partition.
   *
   * @param depthFirst seek paths of known cost depth-first, where terrain is uniform, before by A*:
   *     in less time, but of several shortest paths it may find another
   */
  public ClusterSearch(GridGraph graph, Clusters clusters, boolean depthFirst) {
    boolean dives = depthFirst && !graph.isWeighted();
    this.depthFirst = dives ? new DepthFirstPath(graph, clusters) : null;
    this.map = graph.map();
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    states = new CellStates(local.length());
    moves = graph.moves();
    skip = SkipTable.of(graph);
    cellOffsets = Directions.offsets(map.stride());
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    long span = graph.maxMoveCost() + perMax + perMin;
    open = new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), span);
  }

  /** Finds the distances from a cell to all cells of its cluster. */
  public void distancesFrom(int from, QueryMeter queryMeter) {
    enter(clusters.of(from));
    run(number(from), -1, Long.MAX_VALUE - 1, queryMeter);
  }

  /** The distance between two cells of a cluster inside it, or {@link #UNREACHED}. */
  public long distanceBetween(int from, int to, QueryMeter queryMeter) {
    enter(clusters.of(from));
    if (from == to) {
      return 0;
    }
    return run(number(from), number(to), UNREACHED - 1, queryMeter) ? distance(to) : UNREACHED;
  }

  /** The distance of a cell of the cluster last searched, or {@link #UNREACHED}. */
  public long distance(int cell) {
    long state = states.array()[number(cell)];
    return CellStates.isFirstVisit(state, base) ? UNREACHED : CellStates.g(state);
  }

  /**
   * Appends a shortest path between two cells of one cluster, without its first cell. Appends
   * nothing if the query had to end.
   *
   * @param distance its cost, which must be exact
   */
  public void path(int from, int to, long distance, PathBuffer path, QueryMeter queryMeter) {
    if (from == to || straightWalk(from, to, distance, path)) {
      return;
    }
    if (depthFirst != null && depthFirst.append(from, to, distance, path, queryMeter)
        || queryMeter.stopped() != null) {
      return;
    }
    enter(clusters.of(from));
    if (run(number(from), number(to), distance, queryMeter)) {
      local.trace(states, from, to, origin, path);
    }
  }

  /**
   * The distance between two cells of a cluster where one of the two octile paths with one turn is
   * free, else {@link #UNREACHED}.
   */
  public long walkDistance(int from, int to) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    return weights == null && canWalk(from, dx, dy) ? octile(dx, dy) : UNREACHED;
  }

  /** The length of an octile path between two cells, whether it is free or not. */
  public long octileDistance(int from, int to) {
    return octile(map.x(to) - map.x(from), map.y(to) - map.y(from));
  }

  private long octile(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /**
   * Appends one of the two paths with one turn, which are shortest where the distance is octile.
   */
  private boolean straightWalk(int from, int to, long distance, PathBuffer path) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    if (weights != null || octile(dx, dy) != distance || !canWalk(from, dx, dy)) {
      return false;
    }
    path.addRun(from + firstOffset, firstOffset, firstMoves);
    int turn = from + firstMoves * firstOffset;
    path.addRun(turn + secondOffset, secondOffset, secondMoves);
    return true;
  }

  /** Whether a path with one turn is free; if so its two runs are known. */
  private boolean canWalk(int from, int dx, int dy) {
    int most = Math.max(Math.abs(dx), Math.abs(dy));
    int least = Math.min(Math.abs(dx), Math.abs(dy));
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy);
    boolean isWide = Math.abs(dx) >= Math.abs(dy);
    if (least == 0) {
      return most == 0 || isFree(from, stepX, stepY, most, 0, 0, 0);
    }
    boolean octile = perMin < perMax;
    int mainX = isWide ? stepX : 0;
    int mainY = isWide ? 0 : stepY;
    int sideX = octile ? stepX : stepX - mainX;
    int sideY = octile ? stepY : stepY - mainY;
    int mainMoves = octile ? most - least : most;
    return isFree(from, sideX, sideY, least, mainX, mainY, mainMoves)
        || isFree(from, mainX, mainY, mainMoves, sideX, sideY, least);
  }

  private boolean isFree(int from, int x1, int y1, int moves1, int x2, int y2, int moves2) {
    firstMoves = moves1;
    secondMoves = moves2;
    firstOffset = y1 * map.stride() + x1;
    secondOffset = y2 * map.stride() + x2;
    return isFree(from, x1, y1, firstOffset, moves1)
        && isFree(from + moves1 * firstOffset, x2, y2, secondOffset, moves2);
  }

  private boolean isFree(int from, int x, int y, int offset, int count) {
    int bit = count == 0 ? 0 : 1 << Directions.of(x, y);
    int cell = from;
    for (int i = 0; i < count; i++) {
      if ((moves[cell] & bit) == 0) {
        return false;
      }
      cell += offset;
    }
    return true;
  }

  private void enter(int cluster) {
    origin = clusters.firstCell(cluster);
  }

  private int number(int cell) {
    return local.number(cell, origin);
  }

  /**
   * Searches the cluster from {@code start}, for all cells if {@code goal} is -1, else for that
   * one. Returns whether the goal was reached.
   *
   * @param atMost what the goal may cost: its exact cost, at which the search ends at once, or more
   *     than any path costs
   */
  private boolean run(int start, int goal, long atMost, QueryMeter queryMeter) {
    long limit = atMost;
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final SearchObserver observer = queryMeter.observer();
    final int rowShift = local.rowShift();
    final int rowMask = (1 << rowShift) - 1;
    final int stride = map.stride();
    final long perMax = goal < 0 ? 0 : this.perMax;
    final long perMin = goal < 0 ? 0 : this.perMin;
    final int goalX = goal & rowMask;
    final int goalY = goal >>> rowShift;
    final long base = this.states.begin();
    this.base = base;
    long expanded = queryMeter.expanded();
    long generated = 1;
    long pushes = 1;
    long reopened = 0;
    long touched = 1;
    long openPeak = 1;
    long openSum = 0;
    boolean found = false;

    // Open the start; without a goal h is 0.
    states[start] = base;
    long startF =
        Heuristic.estimate((start & rowMask) - goalX, (start >>> rowShift) - goalY, perMax, perMin);
    open.clear(startF);
    open.push(startF, 0, start);
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
          // A path as good is known, or the goal would cost more than it may.
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
          // The goal was reached: at the least cost it may have, or more cheaply than before.
          if (next == goal) {
            found = true;
            if (nextG == atMost) {
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
