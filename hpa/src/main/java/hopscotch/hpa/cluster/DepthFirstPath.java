package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;

/**
 * A shortest path of known cost inside one cluster of uniform terrain, found depth-first. It is the
 * last iteration of IDA*, whose threshold is that cost (Korf, "Depth-First Iterative-Deepening",
 * Artificial Intelligence 27, 1985). The least g of each cell is kept (Reinefeld, Marsland,
 * "Enhanced Iterative-Deepening Search", IEEE PAMI 16, 1994). Of the moves from a cell the one of
 * least f is taken first.
 *
 * <p>Its open list is a stack. Unlike A*, it need not expand every cell whose f is below the cost.
 * But it may expand a cell each time that it reaches it at a lower g, most often where paths must
 * make a detour. So there are two limits, beyond which A* is to search. It is not begun if the cost
 * is more than 5/4 of the octile distance, and it is given up after {@value #MOST_EXPANSIONS}
 * expansions.
 *
 * <p>30 KB for the stack. For one thread.
 */
final class DepthFirstPath {
  private static final int MOST_EXPANSIONS = 192;

  private final Clusters clusters;
  private final int stride;
  private final LocalCells local;
  private final CellStates states;
  private final byte[] moves;
  private final byte[] skip;
  private final int[] cellOffsets;
  private final int[] moveCosts;
  private final long perMax;
  private final long perMin;

  /** The stack: cells, their g and their f. An expansion adds at most one for each direction. */
  private final int[] openCells = new int[MOST_EXPANSIONS * Directions.COUNT];

  private final long[] openCosts = new long[openCells.length];
  private final long[] openKeys = new long[openCells.length];

  DepthFirstPath(ClusterWorkspace workspace) {
    GridGraph graph = workspace.graph;
    clusters = workspace.clusters;
    local = workspace.local;
    states = workspace.states;
    stride = graph.map().stride();
    moves = graph.moves();
    skip = SkipTable.of(graph);
    cellOffsets = Directions.offsets(stride);
    moveCosts = graph.moveCosts();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
  }

  /**
   * Appends a shortest path between two different cells of one cluster, without its first cell.
   * False, with nothing appended, if none was found or the query had to end.
   *
   * @param distance its cost, which must be exact
   */
  boolean append(int from, int to, long distance, PathBuffer path, QueryMeter queryMeter) {
    int origin = clusters.firstCell(clusters.of(from));
    int start = local.number(from, origin);
    int goal = local.number(to, origin);
    if (4 * distance > 5 * h(start, goal) || !search(origin, start, goal, distance, queryMeter)) {
      return false;
    }
    local.trace(states, from, to, origin, path);
    return true;
  }

  private long h(int at, int goal) {
    int rowShift = local.rowShift();
    int rowMask = (1 << rowShift) - 1;
    int dx = (at & rowMask) - (goal & rowMask);
    return Heuristic.estimate(dx, (at >>> rowShift) - (goal >>> rowShift), perMax, perMin);
  }

  private boolean search(int origin, int start, int goal, long distance, QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final byte[] moves = this.moves;
    final byte[] inside = local.inside();
    final int[] offsets = local.offsets();
    final int[] openCells = this.openCells;
    final long[] openCosts = this.openCosts;
    final long[] openKeys = this.openKeys;
    final SearchObserver observer = queryMeter.observer();
    final int rowShift = local.rowShift();
    final int rowMask = (1 << rowShift) - 1;
    final long base = this.states.begin();
    final int goalX = goal & rowMask;
    final int goalY = goal >>> rowShift;
    final long last = queryMeter.expanded() + MOST_EXPANSIONS;
    long expanded = queryMeter.expanded();
    long generated = 1;
    long pops = 0;
    long reopened = 0;
    long touched = 1;
    long openPeak = 1;
    long openSum = 0;
    boolean isFound = false;

    // The threshold of f is the known distance, so this iteration is the last.
    states[start] = base;
    openCells[0] = start;
    openCosts[0] = 0;
    openKeys[0] = h(start, goal);
    int size = 1;
    while (size > 0 && !isFound && expanded < last) {
      // Take the cell on top of the stack, unless it has been reached at a lower g since.
      size--;
      pops++;
      int at = openCells[size];
      long g = openCosts[size];
      long state = states[at];
      if (CellStates.g(state) != g) {
        continue;
      }
      // Expand it.
      if (queryMeter.stops(expanded)) {
        break;
      }
      expanded++;
      openSum += size;
      reopened += CellStates.expansions(state);
      states[at] = state | CellStates.EXPANDED;
      int x = at & rowMask;
      int y = at >>> rowShift;
      int cell = origin + y * stride + x;
      if (observer != null) {
        observer.expand(0, cell, g, openKeys[size]);
      }
      // Its moves within the cluster, but for those that cannot improve a cell.
      int legal = moves[cell] & inside[at] & 0xff;
      if (at != start) {
        int d = CellStates.direction(state);
        legal &= ~skip[d << 8 | moves[cell - cellOffsets[d]] & inside[at - offsets[d]] & 0xff];
      }
      int bottom = size;
      for (; legal != 0 && !isFound; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = at + offsets[d];
        long nextG = g + moveCosts[d];
        // A path as good is known, or f is above the threshold.
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        int dx = x + Directions.dx(d) - goalX;
        int dy = y + Directions.dy(d) - goalY;
        long nextF = nextG + Heuristic.estimate(dx, dy, perMax, perMin);
        if (nextF > distance) {
          continue;
        }
        // Keep g and the move.
        boolean isNew = CellStates.isFirstVisit(old, base);
        touched += isNew ? 1 : 0;
        states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
        generated++;
        if (observer != null) {
          observer.generate(0, cell + cellOffsets[d], cell, nextG, nextF);
        }
        isFound = next == goal;
        // Put it on the stack, the cell of least f among its siblings on top.
        int place = size++;
        for (; place > bottom && openKeys[place - 1] < nextF; place--) {
          openCells[place] = openCells[place - 1];
          openCosts[place] = openCosts[place - 1];
          openKeys[place] = openKeys[place - 1];
        }
        openCells[place] = next;
        openCosts[place] = nextG;
        openKeys[place] = nextF;
      }
      openPeak = Math.max(openPeak, size);
    }
    queryMeter.record(expanded, generated, reopened, touched, generated + pops, openPeak, openSum);
    return isFound;
  }
}
