package hopscotch.hpa.corridor;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;

/**
 * One thread's workspace of a {@link CorridorPlanner}: A* on one level after the other, each
 * confined to the path of the level above, and at last over cells. It takes 8 bytes for each cell
 * and 16 for each region.
 */
final class CorridorSearch extends HeuristicSearch {
  private final RegionLevels regionLevels;
  private final boolean checkComponents;
  private final RegionSearch[] searches;
  private final Corridor[] corridors;
  private final int[] starts;
  private final int[] goals;
  private final QueryMeter queryMeter;
  private final CellStates states;
  private final BucketQueue open;
  private final byte[] skip;

  CorridorSearch(
      GridGraph graph,
      RegionLevels regionLevels,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, Heuristic.AUTO, false, observer, QueryMeter.EXTRA_COUNTERS.size());
    this.regionLevels = regionLevels;
    this.checkComponents = checkComponents;
    int levels = regionLevels.levels();
    searches = new RegionSearch[levels + 1];
    corridors = new Corridor[levels + 1];
    starts = new int[levels + 1];
    goals = new int[levels + 1];
    queryMeter = new QueryMeter(observer, counters, meter);
    states = new CellStates(graph.map().cellCount());
    skip = SkipTable.of(graph);
    long span = graph.maxMoveCost() + h(1, 1);
    open = new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), span);
    makeRoom();
  }

  /** Makes room for the regions of all levels, of which a repair may have added some. */
  private void makeRoom() {
    for (int l = 1; l <= regionLevels.levels(); l++) {
      RegionGraph regions = regionLevels.graph(l);
      if (searches[l] == null || searches[l].capacity() < regions.size()) {
        searches[l] = new RegionSearch(graph, regions);
        corridors[l] = new Corridor(searches[l].capacity());
      }
    }
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    makeRoom();
    int highest = firstLevel(start, goal);
    int top = regionLevels.levels();
    if (checkComponents) {
      int[] components = regionLevels.components();
      if (components[starts[top]] != components[goals[top]]) {
        return Outcome.NO_PATH;
      }
    }
    queryMeter.begin(budget);
    queryMeter.enter(Phase.MAIN);
    boolean found = true;
    for (int l = highest; l >= 1 && found; l--) {
      found = confine(l, l < highest);
      queryMeter.enter(Phase.REFINEMENT);
    }
    found = found && searchCells(start, goal);
    queryMeter.end(0);
    if (queryMeter.stopped() != null) {
      return queryMeter.stopped();
    }
    if (!found) {
      return Outcome.NO_PATH;
    }
    states.trace(start, goal, offsets, path);
    return Outcome.FOUND;
  }

  /** Half-way up to the lowest level where both are in one region; the top if there is none. */
  private int firstLevel(int start, int goal) {
    starts[1] = regionLevels.regionOfCell()[start];
    goals[1] = regionLevels.regionOfCell()[goal];
    for (int l = 1; l < regionLevels.levels(); l++) {
      starts[l + 1] = regionLevels.parents(l)[starts[l]];
      goals[l + 1] = regionLevels.parents(l)[goals[l]];
    }
    for (int l = 1; l <= regionLevels.levels(); l++) {
      if (starts[l] == goals[l]) {
        return (l + 1) / 2;
      }
    }
    return regionLevels.levels();
  }

  /** Finds the path of level {@code l} and makes it the corridor of the level below. */
  private boolean confine(int l, boolean isConfined) {
    RegionSearch search = searches[l];
    int[] cells = regionLevels.graph(l).cells();
    SearchPart part = isConfined ? SearchPart.REFINE : SearchPart.SEARCH;
    queryMeter.announce(part, l, cells[starts[l]], cells[goals[l]]);
    Corridor above = isConfined ? corridors[l + 1] : null;
    int[] parents = isConfined ? regionLevels.parents(l) : null;
    if (!search.find(starts[l], goals[l], above, parents, queryMeter)) {
      return false;
    }
    Corridor corridor = corridors[l];
    corridor.clear();
    for (int region = goals[l]; region != starts[l]; region = search.parent(region)) {
      corridor.add(region);
    }
    corridor.add(starts[l]);
    return true;
  }

  /** A* over buckets, confined to the cells of the corridor. */
  private boolean searchCells(int start, int goal) {
    final int[] regionOfCell = regionLevels.regionOfCell();
    final Corridor corridor = corridors[1];
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.states.begin();
    long expanded = queryMeter.expanded();
    long generated = 1;
    long pushes = 1;
    long reopened = 0;
    long touched = 1;
    int openPeak = 1;
    long openSum = 0;
    long best = Long.MAX_VALUE;

    // Open the start.
    queryMeter.announce(SearchPart.REFINE, 0, start, goal);
    long startF = estimate(start, goal);
    states[start] = base;
    open.clear(startF);
    open.push(startF, 0, start);
    // Until no open cell has an f below the cost of the best path to the goal.
    search:
    while (open.advance() && open.floor() < best) {
      while (open.hasEntry()) {
        // Take an open cell of the bucket with the least f, unless it has been improved since.
        long entry = open.pop();
        int cell = OpenEntry.cell(entry);
        long state = states[cell];
        long g = CellStates.g(state);
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        // No path through it can be better than the one that is known.
        int y = cell / stride;
        int x = cell - y * stride;
        long f = g + h(x - goalX, y - goalY);
        if (f >= best) {
          continue;
        }
        // Expand it.
        if (queryMeter.stops(expanded)) {
          break search;
        }
        expanded++;
        openSum += open.size();
        reopened += CellStates.expansions(state);
        states[cell] = state | CellStates.EXPANDED;
        if (observer != null) {
          observer.expand(0, cell, g, f);
        }
        // Relax its moves that stay in the corridor, but for those that cannot improve a cell.
        int legal =
            cell == start
                ? moves[cell] & 0xff
                : SkipTable.kept(skip, moves, offsets, CellStates.direction(state), cell);
        for (; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = cell + offsets[d];
          if (!corridor.contains(regionOfCell[next])) {
            continue;
          }
          long nextG = g + moveCosts[d];
          if (weights != null) {
            int sum = weights[terrain[cell]] + weights[terrain[next]];
            nextG = g + (long) moveCosts[d] * sum;
          }
          // A path as good is known, or none through the neighbour can be the best.
          long old = states[next];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          long nextF = nextG + h(x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY);
          if (nextF >= best) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and the move.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
          generated++;
          if (observer != null) {
            observer.generate(0, next, cell, nextG, nextF);
          }
          // The goal was reached more cheaply; it is never expanded.
          if (next == goal) {
            best = nextG;
          } else {
            open.push(nextF, nextG, next);
            pushes++;
          }
        }
        openPeak = Math.max(openPeak, open.size());
      }
    }
    queryMeter.record(
        expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak, openSum);
    return best != Long.MAX_VALUE && queryMeter.stopped() == null;
  }
}
