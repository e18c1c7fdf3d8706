package hopscotch.hpa.search;

import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;

/**
 * Dijkstra's algorithm on one level, from an end to all nodes of its group of two by two clusters,
 * inside that group. It joins the ends of a query to the level above. For {@link Landmarks} it
 * takes the whole level for one group.
 *
 * <p>One expansion takes an intra-edge and an inter-edge together; the page of the package says
 * why. For one thread.
 */
public final class GroupSearch {
  private final LevelWorkspace workspace;
  private final Level level;
  private final BlockReader reader;
  private final CellStates states;
  private final LinkedBuckets open;
  private final boolean staysInGroup;
  private long base;
  private long generated;
  private long pushes;
  private long touched;
  private long openPeak;

  /** A search that shares the workspace of a level. */
  public GroupSearch(LevelWorkspace workspace) {
    this(workspace, true);
  }

  private GroupSearch(LevelWorkspace workspace, boolean staysInGroup) {
    this.staysInGroup = staysInGroup;
    this.workspace = workspace;
    level = workspace.level;
    reader = workspace.reader;
    states = workspace.states;
    open = workspace.open;
  }

  /** A search of the whole level in place of a group. */
  public static GroupSearch overLevel(LevelWorkspace workspace) {
    return new GroupSearch(workspace, false);
  }

  /** The level searched. */
  public Level level() {
    return level;
  }

  /**
   * The distance from the start of the last search to node {@code i} of a cluster of its group, or
   * {@link Level#NO_EDGE} if there is no path inside the group. Holds until the next search in this
   * workspace.
   */
  public long distance(int cluster, int i) {
    long state = states.array()[cluster << level.slotBits() | i];
    return CellStates.isFirstVisit(state, base) ? Level.NO_EDGE : CellStates.g(state);
  }

  /** Finds the distances from a start to the nodes of its group, inside that group. */
  public void distancesFrom(LevelEnd start, QueryMeter queryMeter) {
    begin(start.nearest());
    workspace.widen(start);
    reader.enter(start);
    relax(LevelAStar.START, start.cell(), 0, queryMeter.observer());
    search(queryMeter);
  }

  private void begin(long least) {
    base = states.begin();
    generated = 0;
    pushes = 0;
    touched = 0;
    openPeak = 0;
    open.clear(least);
    reader.stayInGroup(staysInGroup);
  }

  private void search(QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final LinkedBuckets open = this.open;
    final SearchObserver observer = queryMeter.observer();
    long expanded = queryMeter.expanded();
    long reopened = 0;
    long openSum = 0;
    while (open.advance()) {
      // Take a node of the bucket with the least g, unless it has been improved since.
      long entry = open.pop();
      int node = OpenEntry.cell(entry);
      long state = states[node];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      // Expand it.
      if (queryMeter.stops(expanded)) {
        break;
      }
      expanded++;
      openSum += open.size();
      if (CellStates.isExpanded(state)) {
        reopened++;
      }
      states[node] = state | CellStates.EXPANDED;
      int cell = -1;
      if (observer != null) {
        cell = reader.cellOf(node);
        observer.expand(0, cell, g, g);
      }
      // Relax its edges.
      reader.enter(node);
      workspace.widen();
      relax(node, cell, g, observer);
    }
    queryMeter.record(
        expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak, openSum);
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
    long generated = 0;
    long touched = 0;
    long pushes = 0;
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
        // It was reached more cheaply: keep g and the move, and open it.
        touched += CellStates.isFirstVisit(old, base) ? 1 : 0;
        states[next] =
            candidate | d | (CellStates.isFirstVisit(old, base) ? 0 : old & CellStates.EXPANDED);
        generated++;
        pushes++;
        open.push(nextG, nextG, next);
        if (observer != null) {
          observer.generate(0, reader.cellOf(next), cell, nextG, nextG);
        }
      }
    }
    this.generated += generated;
    this.touched += touched;
    this.pushes += pushes;
    openPeak = Math.max(openPeak, open.size());
  }
}
