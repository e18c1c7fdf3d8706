package hopscotch.hpa.search;

import hopscotch.core.grid.Ints;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import java.util.Arrays;

/**
 * A* on one level from several starts to the nearest of several goals. All starts begin with g = 0,
 * and h is the least octile distance to a goal. It is consistent, so no node is expanded twice.
 *
 * <p>Neither starts nor goals need be nodes. A goal is joined to its cluster when a node of that
 * cluster is expanded. So the goals that the search does not come near cost their estimates alone.
 *
 * <p>One expansion takes an intra-edge and an inter-edge together; the page of the package says
 * why. Space: 12 bytes for each node, and 8 for each pair of a goal and a node of a cluster.
 * Allocates nothing once warm. For one thread.
 */
public final class NearestEnds {
  private final Level level;
  private final EndJoin join;
  private final BlockReader reader;
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private final LevelEnd startEnd;

  /** For each node the start from which its cluster was reached. */
  private final int[] startOf;

  private final int stride;
  private final long perMax;
  private final long perMin;
  private final Ints starts = new Ints();
  private LevelEnd[] goals = new LevelEnd[4];
  private boolean[] isJoined = new boolean[4];
  private int goalCount;
  private long base;
  private long best;
  private int bestStart;
  private int bestGoal;

  /** The number of nodes expanded since expansions were last handed on. */
  private long expanded;

  /** The sum, over these expansions, of the sizes of the open list. */
  private long openSum;

  private long generated;
  private long pushes;
  private long touched;
  private long openPeak;

  /** A search of a level whose ends are joined as {@code join} says. */
  public NearestEnds(Level level, EndJoin join) {
    this.level = level;
    this.join = join;
    reader = new BlockReader(level);
    states = new CellStates(level.nodeLimit());
    startEnd = new LevelEnd(level);
    startOf = new int[level.nodeLimit()];
    stride = level.graph().map().stride();
    perMax = Heuristic.AUTO.perMax(level.graph());
    perMin = Heuristic.AUTO.perMin(level.graph());
  }

  /** Forgets starts and goals. */
  public void clear() {
    starts.clear();
    goalCount = 0;
  }

  /** Adds a start, a free cell. */
  public void addStart(int cell) {
    starts.add(cell);
  }

  /** Adds a goal, a free cell. */
  public void addGoal(int cell) {
    if (goalCount == goals.length) {
      goals = Arrays.copyOf(goals, 2 * goalCount);
      isJoined = new boolean[2 * goalCount];
    }
    if (goals[goalCount] == null) {
      goals[goalCount] = new LevelEnd(level);
    }
    goals[goalCount++].place(cell);
  }

  /**
   * Finds the least cost of a path from one of the starts to one of the goals, or {@code below} if
   * none costs less. There is at least one of each. Undefined if the query was stopped.
   *
   * @param below what a path has to cost less than; {@link LevelSearch#NO_PATH} without a bound
   */
  public long find(long below, QueryMeter queryMeter) {
    Arrays.fill(isJoined, false);
    base = states.begin();
    open.clear();
    best = below;
    expanded = 0;
    openSum = 0;
    generated = 0;
    pushes = 0;
    touched = 0;
    openPeak = 0;
    queryMeter.enter(Phase.INSERTION);
    for (int i = 0; i < starts.size() && queryMeter.stopped() == null; i++) {
      begin(starts.get(i), queryMeter);
    }
    queryMeter.enter(Phase.MAIN);
    queryMeter.announce(SearchPart.SEARCH, 1, starts.get(0), -1);
    search(queryMeter);
    return best;
  }

  /** The start of the path found. */
  public int start() {
    return bestStart;
  }

  /** The goal of the path found. */
  public int goal() {
    return bestGoal;
  }

  private void begin(int start, QueryMeter queryMeter) {
    startEnd.place(start);
    for (int k = 0; k < goalCount; k++) {
      LevelEnd goal = goals[k];
      if (goal.cluster() == startEnd.cluster() && estimate(start, goal.cell()) < best) {
        queryMeter.announce(SearchPart.JOIN_START, 0, start, goal.cell());
        take(join.inside(start, goal.cell(), queryMeter), start, goal.cell());
      }
    }
    join.join(startEnd, SearchPart.JOIN_START, queryMeter);
    reader.enter(startEnd);
    relax(LevelAStar.START, start, start, 0, queryMeter.observer());
  }

  private void take(long cost, int start, int goal) {
    if (cost < best) {
      best = cost;
      bestStart = start;
      bestGoal = goal;
    }
  }

  private void search(QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final SearchObserver observer = queryMeter.observer();
    while (open.size() > 0 && open.topKey() < best && queryMeter.stopped() == null) {
      // Take the node with the least f, unless it has been improved since.
      long f = open.topKey();
      long entry = open.topEntry();
      open.pop();
      int node = OpenEntry.cell(entry);
      long state = states[node];
      long g = CellStates.g(state);
      if (OpenEntry.value(entry) != tie(g)) {
        continue;
      }
      // Expand it.
      if (queryMeter.stops(queryMeter.expanded() + expanded)) {
        break;
      }
      expanded++;
      openSum += open.size();
      int cell = -1;
      if (observer != null) {
        cell = reader.cellOf(node);
        observer.expand(0, cell, g, f);
      }
      // Go on to the goals in its cluster, then relax its edges.
      reachGoals(node, g, queryMeter);
      reader.enter(node);
      relax(node, startOf[node], cell, g, observer);
    }
    handOnExpansions(queryMeter);
    queryMeter.record(
        queryMeter.expanded(), generated, 0, touched, 2 * pushes - open.size(), openPeak, 0);
  }

  /** A join within this search begins from all expansions of the query so far. */
  private void handOnExpansions(QueryMeter queryMeter) {
    queryMeter.record(queryMeter.expanded() + expanded, 0, 0, 0, 0, 0, openSum);
    expanded = 0;
    openSum = 0;
  }

  /** Among entries of one f those of a larger g come first; it also tells which are stale. */
  private static long tie(long g) {
    return ~g & OpenEntry.MAX_TIE;
  }

  /** Goes on to the goals in the cluster of a node. */
  private void reachGoals(int node, long g, QueryMeter queryMeter) {
    int cluster = node >>> level.slotBits();
    int i = node & level.mostNodes() - 1;
    for (int k = 0; k < goalCount; k++) {
      LevelEnd goal = goals[k];
      if (goal.cluster() != cluster || g + estimate(level.cell(cluster, i), goal.cell()) >= best) {
        continue;
      }
      if (!isJoined[k]) {
        join(k, queryMeter);
      }
      long rest = goal.distances()[i];
      take(rest == LevelSearch.NO_PATH ? rest : g + rest, startOf[node], goal.cell());
    }
  }

  private void join(int k, QueryMeter queryMeter) {
    handOnExpansions(queryMeter);
    queryMeter.enter(Phase.INSERTION);
    join.join(goals[k], SearchPart.JOIN_GOAL, queryMeter);
    isJoined[k] = true;
    queryMeter.enter(Phase.MAIN);
    queryMeter.announce(SearchPart.SEARCH, 1, starts.get(0), -1);
  }

  /**
   * Relaxes the edges from where the reader entered a cluster, on a path from {@code start}; the
   * cell is for an observer alone.
   */
  private void relax(int node, int start, int cell, long g, SearchObserver observer) {
    final BlockReader reader = this.reader;
    final long[] states = this.states.array();
    final long base = this.base;
    final long best = this.best;
    final long[] edgeCosts = reader.edgeCosts();
    final int slotMask = reader.slotMask();
    final int endExit = reader.endExit();
    // For each node by which the cluster may be left, over the intra-edge to it:
    for (int exit = reader.firstExit(); exit < endExit; exit++) {
      long exitG = g;
      if (exit != node) {
        long edge = edgeCosts[exit & slotMask];
        exitG += edge;
        long old = states[exit];
        long candidate = CellStates.reachedAt(exitG, base);
        if (edge == Level.NO_EDGE || CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[exit] = candidate;
        generated++;
      }
      // For each inter-edge behind it, to the node by which the next cluster is entered:
      for (int bits = reader.leaveBy(exit); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int next = reader.target(d);
        long nextG = exitG + reader.interEdgeCost(d);
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // It is opened if it was reached more cheaply, and a path through it may be the best.
        long nextF = nextG + h(reader.targetX(d), reader.targetY(d));
        if (nextF >= best) {
          continue;
        }
        // Keep g, the move and the start, and open it.
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[next] = candidate;
        startOf[next] = start;
        generated++;
        pushes++;
        open.push(nextF, OpenEntry.of(tie(nextG), next));
        if (observer != null) {
          observer.generate(0, reader.cellOf(next), cell, nextG, nextF);
        }
      }
    }
    openPeak = Math.max(openPeak, open.size());
  }

  /** The estimate to the goal that is nearest by it, from a column and row of the map. */
  private long h(int x, int y) {
    long least = Long.MAX_VALUE;
    for (int k = 0; k < goalCount; k++) {
      int goal = goals[k].cell();
      least =
          Math.min(
              least,
              Heuristic.estimate(x - (goal % stride - 1), y - (goal / stride - 1), perMax, perMin));
    }
    return least;
  }

  /** The octile distance between two cells, which no path between them is shorter than. */
  public long estimate(int from, int to) {
    int x = from % stride - to % stride;
    int y = from / stride - to / stride;
    return Heuristic.estimate(x, y, perMax, perMin);
  }
}
