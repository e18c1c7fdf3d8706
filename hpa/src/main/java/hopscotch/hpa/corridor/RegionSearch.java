package hopscotch.hpa.corridor;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.hpa.cluster.QueryMeter;

/**
 * A* on one level of regions, which may be confined to those of a corridor. An edge costs what the
 * heuristic says between the cells that stand for its regions, so the heuristic is consistent and
 * no region is expanded twice. Of two with the same f the one with the first such cell is, so that
 * the path does not depend on how regions are numbered. For one thread.
 */
final class RegionSearch {
  private final RegionGraph regions;
  private final CellStates states;
  private final int[] parents;
  private final EntryHeap open = new EntryHeap();
  private final int stride;
  private final long perMax;
  private final long perMin;

  RegionSearch(GridGraph graph, RegionGraph regions) {
    this.regions = regions;
    states = new CellStates(regions.cells().length);
    parents = new int[regions.cells().length];
    stride = graph.map().stride();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
  }

  /**
   * Finds a path of regions; {@link #parent} leads back along it.
   *
   * @param corridor the regions of the level above to stay in, or {@code null} for anywhere
   * @param above for each region the one of the level above that it belongs to
   */
  boolean find(int start, int goal, Corridor corridor, int[] above, QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final SearchObserver observer = queryMeter.observer();
    final long base = this.states.begin();
    final int[] cells = regions.cells();
    final int[][] neighbours = regions.neighbours();
    final int goalCell = cells[goal];
    long expanded = queryMeter.expanded();
    long generated = 1;
    long touched = 1;
    long pops = 0;
    int openPeak = 1;
    long openSum = 0;
    boolean found = false;

    open.clear();
    states[start] = base;
    open.push(distance(cells[start], goalCell), entry(cells, start));
    while (open.size() > 0) {
      // Take the open region with the least f, unless it is closed.
      long f = open.topKey();
      int region = (int) open.topEntry();
      open.pop();
      pops++;
      long state = states[region];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      if (region == goal) {
        found = true;
        break;
      }
      // Expand it: it is closed from here on.
      if (queryMeter.stops(expanded)) {
        break;
      }
      expanded++;
      openSum += open.size();
      states[region] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      if (observer != null) {
        observer.expand(0, cells[region], g, f);
      }
      // Relax its edges to regions whose parents are in the corridor.
      for (int next : neighbours[region]) {
        if (corridor != null && !corridor.contains(above[next])) {
          continue;
        }
        long nextG = g + distance(cells[region], cells[next]);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // The neighbour was reached more cheaply: keep g and parent, and open it.
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[next] = candidate;
        parents[next] = region;
        generated++;
        long nextF = nextG + distance(cells[next], goalCell);
        open.push(nextF, entry(cells, next));
        if (observer != null) {
          observer.generate(0, cells[next], cells[region], nextG, nextF);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    queryMeter.record(expanded, generated, 0, touched, generated + pops, openPeak, openSum);
    return found;
  }

  /** The number of regions that there is room for. */
  int capacity() {
    return parents.length;
  }

  /** The region before one on the path last found. */
  int parent(int region) {
    return parents[region];
  }

  private static long entry(int[] cells, int region) {
    return (long) cells[region] << 32 | region;
  }

  private long distance(int a, int b) {
    return Heuristic.estimate(a % stride - b % stride, a / stride - b / stride, perMax, perMin);
  }
}
