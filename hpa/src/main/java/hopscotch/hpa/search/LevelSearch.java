package hopscotch.hpa.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;

/**
 * A* on one level between two ends, which need not be nodes of it: each is known by its distances
 * to the nodes of its cluster, so nothing is inserted.
 *
 * <p>Since intra-edges are shortest paths inside a cluster, no optimal path needs two of them in a
 * row. So one expansion takes both kinds of edge: from the node by which a cluster is entered, over
 * every intra-edge and every inter-edge behind it, to the nodes by which the next clusters are
 * entered. Only those are put on the open list. A node by which a cluster is left keeps its g too:
 * an edge that does not lower it is not followed, nor is one that turns back.
 *
 * <p>Otherwise the search is A* over buckets. A node that is improved after its expansion is
 * expanded again. The search ends when no entry is left with f below the best path to the goal.
 *
 * <p>With landmarks most nodes that are generated are never expanded. So two landmarks give their
 * f. When a node is taken from the open list, all landmarks are looked at; if they show a larger f,
 * the node goes back (lazy A*: Tolpin, Beja, Shimony, Felner, Karpas, "Toward Rational Deployment
 * of Multiple Heuristics in A*", IJCAI 2013). So f is at least that of the bucket being emptied.
 * Nodes entered from the start may be far from it; they are queued by all landmarks.
 *
 * <p>4 bytes a node beside the workspace. For one thread.
 */
public final class LevelSearch {
  /** The cost of a path that does not exist. */
  public static final long NO_PATH = Level.NO_EDGE;

  /** In place of a cost that is known; below every cost. */
  private static final long UNKNOWN = -1;

  /** The parent of the nodes entered from the start. */
  static final int START = -1;

  private final Level level;
  private final BlockReader reader;
  private final CellStates states;
  private final LinkedBuckets open;
  private final int[] enteredFrom;
  private final int[] cellOffsets;
  private final int stride;
  private final GoalBound bound;
  private final LevelRoute route = new LevelRoute();
  private long base;
  private long known;
  private LevelEnd start;
  private LevelEnd goal;
  private long best;
  private int lastNode;
  private long generated;
  private long pushes;
  private long touched;
  private long openPeak;

  /**
   * A search that shares the workspace of a level.
   *
   * @param landmarks of the level, or {@code null}
   */
  public LevelSearch(LevelWorkspace workspace, Landmarks landmarks) {
    level = workspace.level;
    reader = workspace.reader;
    states = workspace.states;
    open = workspace.open;
    enteredFrom = new int[level.nodeLimit()];
    stride = level.graph().map().stride();
    cellOffsets = Directions.offsets(stride);
    bound = new GoalBound(level, landmarks);
  }

  /**
   * Finds the cost of a shortest path between two ends, {@link #NO_PATH} if there is none, and the
   * route.
   *
   * @param direct the cost of a path inside their cluster if they share one, else {@link #NO_PATH}
   */
  public long find(LevelEnd start, LevelEnd goal, long direct, QueryMeter queryMeter) {
    reader.stayInGroup(false);
    bound.aim(start, goal);
    known = UNKNOWN;
    best = direct;
    findRoute(start, goal, queryMeter);
    return best;
  }

  /**
   * Goes on with {@link #find} where its budget stopped it, if nothing else was searched in this
   * workspace since.
   */
  public long continueFind(QueryMeter queryMeter) {
    clearCounts();
    expandAll(open.size(), queryMeter);
    traceRoute();
    return best;
  }

  /**
   * Finds the route of a path inside the group of two by two clusters that holds both ends, and not
   * inside a cluster of this level. Its cost is known: nodes that lie on no shortest path are left
   * out, and the first path of that cost ends the search.
   *
   * @param cost of a shortest path, which must be exact
   */
  public void findInGroup(LevelEnd start, LevelEnd goal, long cost, QueryMeter queryMeter) {
    reader.stayInGroup(true);
    bound.aim(goal);
    known = cost;
    best = cost + 1;
    findRoute(start, goal, queryMeter);
  }

  private void findRoute(LevelEnd start, LevelEnd goal, QueryMeter queryMeter) {
    this.start = start;
    this.goal = goal;
    search(queryMeter);
    traceRoute();
  }

  private void traceRoute() {
    route.clear();
    if (best != NO_PATH && (known == UNKNOWN || best == known)) {
      trace();
    }
  }

  /** The route last found; the next search replaces it. */
  public LevelRoute route() {
    return route;
  }

  private void search(QueryMeter queryMeter) {
    SearchObserver observer = queryMeter.observer();
    lastNode = START;
    base = states.begin();
    clearCounts();
    boolean isNear = !bound.usesLandmarks() && start.farthest() <= level.longestEdge();
    open.clear(
        isNear
            ? bound.octile(start.cell() % stride - 1, start.cell() / stride - 1)
            : leastKey(start));
    if (known == UNKNOWN && best != NO_PATH && start.cell() != goal.cell()) {
      generated++;
      if (observer != null) {
        observer.generate(0, goal.cell(), start.cell(), best, best);
      }
    }
    reader.enter(start);
    relax(START, start.cell(), 0, observer);
    expandAll(0, queryMeter);
  }

  private void clearCounts() {
    generated = 0;
    pushes = 0;
    touched = 0;
    openPeak = 0;
  }

  /** Searches with what is open, of which so many entries were counted before. */
  private void expandAll(int counted, QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final LinkedBuckets open = this.open;
    final SearchObserver observer = queryMeter.observer();
    final boolean isLed = bound.usesLandmarks();
    long expanded = queryMeter.expanded();
    long reopened = 0;
    long openSum = 0;
    while (best > known && open.advance() && open.floor() < best) {
      // Take a node of the bucket with the least f, unless it has been improved since.
      long entry = open.pop();
      int node = OpenEntry.cell(entry);
      long state = states[node];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      // Lazy A*: look at all landmarks now, and put it back if they show a larger f.
      if (isLed) {
        long f = g + bound.byAll(node);
        if (f >= best) {
          continue;
        }
        if (open.isAhead(f)) {
          open.push(f, g, node);
          pushes++;
          continue;
        }
      }
      // The budget is spent: leave it open, so that the search can go on from here.
      if (queryMeter.stops(expanded)) {
        open.push(open.floor(), g, node);
        break;
      }
      // Expand it.
      expanded++;
      openSum += open.size();
      if (CellStates.isExpanded(state)) {
        reopened++;
      }
      states[node] = state | CellStates.EXPANDED;
      int cell = -1;
      if (observer != null) {
        cell = reader.cellOf(node);
        observer.expand(0, cell, g, g + bound.of(node, cell % stride - 1, cell / stride - 1));
      }
      // Relax its edges.
      reader.enter(node);
      relax(node, cell, g, observer);
    }
    long operations = 2 * pushes + counted - open.size();
    queryMeter.record(expanded, generated, reopened, touched, operations, openPeak, openSum);
  }

  /** The least f among the nodes that the start leads to; 0 if it leads to none. */
  private long leastKey(LevelEnd start) {
    long least = Long.MAX_VALUE;
    reader.enter(start);
    for (int exit = reader.firstExit(); exit < reader.endExit(); exit++) {
      long edge = reader.edgeCosts()[exit & reader.slotMask()];
      int bits = edge == Level.NO_EDGE ? 0 : reader.leaveBy(exit);
      for (; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        long g = edge + reader.interEdgeCost(d);
        int node = reader.target(d);
        long h = Math.max(bound.byAll(node), bound.of(node, reader.targetX(d), reader.targetY(d)));
        least = Math.min(least, g + h);
      }
    }
    return least == Long.MAX_VALUE ? 0 : least;
  }

  /**
   * Relaxes the edges from where the reader entered a cluster.
   *
   * @param cell where that is; read by an observer alone
   */
  private void relax(int node, int cell, long g, SearchObserver observer) {
    final BlockReader reader = this.reader;
    final long[] states = this.states.array();
    final long base = this.base;
    final LinkedBuckets open = this.open;
    final long[] edgeCosts = reader.edgeCosts();
    final int slotMask = reader.slotMask();
    final int endExit = reader.endExit();
    final int goalCluster = goal.cluster();
    final int slotBits = level.slotBits();
    final long least = open.floor();
    long best = this.best;
    long generated = 0;
    long touched = 0;
    long pushes = 0;
    // For each node by which the cluster may be left, over the intra-edge to it:
    for (int exit = reader.firstExit(); exit < endExit; exit++) {
      long exitG = g;
      // It was reached as cheaply before.
      if (exit != node) {
        long edge = edgeCosts[exit & slotMask];
        exitG += edge;
        long old = states[exit];
        long candidate = CellStates.reachedAt(exitG, base);
        if (edge == Level.NO_EDGE || CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[exit] =
            candidate | (CellStates.isFirstVisit(old, base) ? 0 : old & CellStates.EXPANDED);
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
        long nextF = nextG + bound.of(next, reader.targetX(d), reader.targetY(d));
        if (nextF >= best) {
          continue;
        }
        nextF = Math.max(nextF, node == START ? nextG + bound.byAll(next) : least);
        // Keep g, the move and the node before, and open it.
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[next] =
            candidate | d | (CellStates.isFirstVisit(old, base) ? 0 : old & CellStates.EXPANDED);
        enteredFrom[next] = node;
        generated++;
        pushes++;
        open.push(nextF, nextG, next);
        if (observer != null) {
          observer.generate(0, reader.cellOf(next), cell, nextG, nextF);
        }
        // In the goal's cluster: go on to the goal.
        if (next >>> slotBits == goalCluster) {
          reachGoal(next, nextG, observer);
          best = this.best;
        }
      }
    }
    this.generated += generated;
    this.touched += touched;
    this.pushes += pushes;
    openPeak = Math.max(openPeak, open.size());
  }

  /** Goes on to the goal from a node by which its cluster was entered. */
  private void reachGoal(int node, long g, SearchObserver observer) {
    long rest = goal.distances()[node & level.mostNodes() - 1];
    if (rest == NO_PATH || g + rest >= best) {
      return;
    }
    best = g + rest;
    lastNode = node;
    if (rest > 0) {
      generated++;
      if (observer != null) {
        observer.generate(0, goal.cell(), reader.cellOf(node), best, best);
      }
    }
  }

  private void trace() {
    final long[] states = this.states.array();
    int last = goal.cell();
    long end = best;
    for (int node = lastNode; node != START; node = enteredFrom[node]) {
      long state = states[node];
      int d = CellStates.direction(state);
      int cell = reader.cellOf(node);
      route.addBackwards(cell, last, end - CellStates.g(state));
      last = cell - cellOffsets[d];
      end = CellStates.g(state) - level.graph().cost(last, d);
    }
    route.addBackwards(start.cell(), last, end);
    route.turnRound();
  }
}
