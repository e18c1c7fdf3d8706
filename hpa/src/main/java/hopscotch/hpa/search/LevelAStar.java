package hopscotch.hpa.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;

/**
 * A* on one level between two ends, which need not be nodes of it: each is known by its distances
 * to the nodes of its cluster, so nothing is inserted. This is the loop of two searches: {@link
 * LevelSearch} knows nothing of the cost of a shortest path, {@link EdgeSearch} knows it.
 *
 * <p>One expansion takes an intra-edge and an inter-edge together; the page of the package says
 * why. Only the nodes by which clusters are entered are put on the open list. A node by which a
 * cluster is left keeps its g too: an edge that does not lower it is not followed, nor is one that
 * turns back.
 *
 * <p>Otherwise the search is A* over buckets. A node that is improved after its expansion is
 * expanded again. The search ends when no entry is left whose f is below what a path must cost less
 * than.
 *
 * <p>With landmarks most nodes that are generated are never expanded. So the two landmarks that say
 * the most give their f. When a node is taken from the open list, all landmarks are looked at; if
 * they show a larger f, the node goes back (lazy A*: Tolpin, Beja, Shimony, Felner, Karpas, "Toward
 * Rational Deployment of Multiple Heuristics in A*", IJCAI 2013). Hence no node is queued with an f
 * below that of the bucket being emptied. Nodes entered from the start may be far from it, so their
 * f comes from all landmarks.
 *
 * <p>4 bytes for each node beside the workspace. For one thread.
 */
abstract class LevelAStar {
  /** The parent of the nodes entered from the start. */
  static final int START = -1;

  final BlockReader reader;
  final GoalBound bound;
  private final LevelWorkspace workspace;
  private final Level level;
  private final CellStates states;
  private final LinkedBuckets open;
  private final int[] enteredFrom;
  private final int[] cellOffsets;
  private final int stride;
  private final LevelRoute route = new LevelRoute();

  /** Whether the cost of a shortest path is known, so that the first path found is one. */
  private final boolean knowsCost;

  private long base;
  private LevelEnd start;
  private LevelEnd goal;

  /**
   * The bound below which the cost of a path must be. It falls to the cost of each path that is
   * found.
   */
  private long below;

  private boolean isDone;
  private int lastNode;
  private long generated;
  private long pushes;
  private long touched;
  private long openPeak;

  LevelAStar(LevelWorkspace workspace, Landmarks landmarks, boolean knowsCost) {
    this.knowsCost = knowsCost;
    this.workspace = workspace;
    level = workspace.level;
    reader = workspace.reader;
    states = workspace.states;
    open = workspace.open;
    enteredFrom = new int[level.nodeLimit()];
    stride = level.graph().map().stride();
    cellOffsets = Directions.offsets(stride);
    bound = new GoalBound(level, landmarks);
  }

  /** The route last found; the next search replaces it. */
  public final LevelRoute route() {
    return route;
  }

  /**
   * The bound below which the cost of a path must be. After the first path it is the cost of the
   * best one.
   */
  final long below() {
    return below;
  }

  /**
   * Begins a search between two ends, at which {@link #bound} aims already.
   *
   * @param mustCostLess a path that does not cost less is not looked for
   */
  final void begin(LevelEnd newStart, LevelEnd newGoal, long mustCostLess) {
    start = newStart;
    goal = newGoal;
    below = mustCostLess;
    isDone = false;
    lastNode = START;
    base = states.begin();
    clearCounts();
    workspace.widen(start);
    boolean isNear = !bound.usesLandmarks() && start.farthest() <= level.longestEdge();
    open.clear(
        isNear
            ? bound.octile(start.cell() % stride - 1, start.cell() / stride - 1)
            : leastKey(start));
  }

  private void clearCounts() {
    generated = 0;
    pushes = 0;
    touched = 0;
    openPeak = 0;
  }

  /** Counts that the goal was reached, from a cell beside it on the route. */
  final void countGoal(int from, long cost, SearchObserver observer) {
    generated++;
    if (observer != null) {
      observer.generate(0, goal.cell(), from, cost, cost);
    }
  }

  /** Opens the nodes that the start leads to, and searches. */
  final void search(QueryMeter queryMeter) {
    reader.enter(start);
    relax(START, start.cell(), 0, queryMeter.observer());
    expandAll(0, queryMeter);
  }

  /** Goes on with a search that its budget stopped. */
  final void continueSearch(QueryMeter queryMeter) {
    clearCounts();
    expandAll(open.size(), queryMeter);
  }

  /** Searches with the open list, of which {@code counted} entries were counted before. */
  private void expandAll(int counted, QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final LinkedBuckets open = this.open;
    final SearchObserver observer = queryMeter.observer();
    final boolean isLed = bound.usesLandmarks();
    long expanded = queryMeter.expanded();
    long reopened = 0;
    long openSum = 0;
    while (!isDone && open.advance() && open.floor() < below) {
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
        if (f >= below) {
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
      // Relax its edges; where they are to be found first, only if they may improve a node.
      reader.enterUnread(node);
      if (!reader.lacksEdges() || mayImprove(node, g)) {
        reader.readEdges();
        workspace.widen();
        relax(node, cell, g, observer);
      }
    }
    long operations = 2 * pushes + counted - open.size();
    queryMeter.record(expanded, generated, reopened, touched, operations, openPeak, openSum);
  }

  /**
   * Whether edges of octile length, which is the least they can have, would improve a node. If not,
   * those of the node at which the reader entered a cluster need not be found.
   */
  private boolean mayImprove(int node, long g) {
    final long[] states = this.states.array();
    for (int exit = reader.firstExit(); exit < reader.endExit(); exit++) {
      int bits = reader.leaveBy(exit);
      if (exit == node) {
        for (; bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          long nextG = g + reader.interEdgeCost(d);
          if (!CellStates.isNoBetter(CellStates.reachedAt(nextG, base), states[reader.target(d)])) {
            return true;
          }
        }
      } else {
        long exitG = g + bound.octileBetween(reader.exitDx(), reader.exitDy());
        if (!CellStates.isNoBetter(CellStates.reachedAt(exitG, base), states[exit])) {
          return true;
        }
      }
    }
    return false;
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
   * Relaxes the edges from where the reader entered a cluster; the cell is for an observer alone.
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
    long below = this.below;
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
        if (nextF >= below) {
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
          below = this.below;
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
    if (rest == Level.NO_EDGE || g + rest >= below) {
      return;
    }
    below = g + rest;
    lastNode = node;
    isDone = knowsCost;
    if (rest > 0) {
      countGoal(reader.cellOf(node), below, observer);
    }
  }

  /** Writes the route of the best path found, or of the one inside the cluster of both ends. */
  final void trace() {
    final long[] states = this.states.array();
    int last = goal.cell();
    long end = below;
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
