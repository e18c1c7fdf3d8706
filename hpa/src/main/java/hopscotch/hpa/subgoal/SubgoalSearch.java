package hopscotch.hpa.subgoal;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * A query on a simple subgoal graph. If an octile path from start to goal is free, it is the
 * answer. Otherwise start and goal are joined to the subgoals that are direct-h-reachable from
 * them, A* searches the graph, and every edge is walked out as an octile path.
 *
 * <p>The open list is a bucket queue, with the rules of {@code BucketAStar}: a node improved after
 * its expansion is expanded again, and the search ends when no entry has f below the best path to
 * the goal.
 *
 * <p>Space: 16 bytes for each subgoal. For one thread.
 */
final class SubgoalSearch extends HeuristicSearch {
  private static final int NONE = -1;
  private final SubgoalGraph subgoals;
  private final OctileWalk walk;
  private final ReachableScan scan;
  private final BucketQueue open;
  private final PathBuffer route = new PathBuffer();
  private CellStates states;
  private int[] parent;
  private int[] nearGoal;
  private int query;

  SubgoalSearch(SubgoalGraph subgoals, boolean checkComponents, SearchObserver observer) {
    super(subgoals.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.subgoals = subgoals;
    this.walk = new OctileWalk(graph);
    this.scan = new ReachableScan(graph, subgoals.stops());
    makeRoom();
    long span = 2 * subgoals.longestOctile();
    this.open = new BucketQueue(BucketQueue.shiftFor(8L * graph.straightCost()), span);
  }

  /** Repairs may have made room for more subgoals. */
  private void makeRoom() {
    states = new CellStates(subgoals.nodeCount());
    parent = new int[subgoals.nodeCount()];
    nearGoal = new int[subgoals.nodeCount()];
    query = 0;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    // The two ends are direct-h-reachable: that is the answer.
    if (walk.isFree(start, goal)) {
      path.add(start);
      walk.append(start, goal, path);
      return Outcome.FOUND;
    }
    if (parent.length != subgoals.nodeCount()) {
      makeRoom();
    }
    final int[] edges = subgoals.edges();
    final int[] columns = subgoals.columns();
    final int[] rows = subgoals.rows();
    final int goalX = graph.map().x(goal);
    final int goalY = graph.map().y(goal);
    final long[] states = this.states.array();
    final int[] parent = this.parent;
    final int[] nearGoal = this.nearGoal;
    final BucketQueue open = this.open;
    final long base = this.states.begin();
    long expanded = 0;
    long reopened = 0;
    long pushes = 0;
    long best = Long.MAX_VALUE;
    int last = NONE;
    meter.start(budget);

    // Connect the start and the goal to the subgoals that are direct-h-reachable from them.
    markNearGoal(goal);
    open.clear(estimate(start, goal));
    if (!meter.stops(0)) {
      expanded = 1;
      pushes = joinStart(start, goal, base);
    }
    long generated = 1 + pushes;
    long touched = pushes;
    int openPeak = open.size();
    // Until no open node has an f below the cost of the best path to the goal.
    search:
    while (open.advance() && open.floor() < best) {
      while (open.hasEntry()) {
        // Take an open node of the bucket with the least f, unless it has been improved since.
        long entry = open.pop();
        int node = OpenEntry.cell(entry);
        long state = states[node];
        long g = CellStates.g(state);
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        // No path through it can be better than the one that is known.
        int x = columns[node];
        int y = rows[node];
        long toGoal = h(x - goalX, y - goalY);
        if (g + toGoal >= best) {
          continue;
        }
        // Expand it.
        if (meter.stops(expanded)) {
          break search;
        }
        expanded++;
        reopened += CellStates.expansions(state);
        states[node] = state | CellStates.EXPANDED;
        if (observer != null) {
          observer.expand(0, subgoals.cell(node), g, g + toGoal);
        }
        // The goal is direct-h-reachable from it: a better path is known.
        if (nearGoal[node] == query) {
          best = g + toGoal;
          last = node;
          generated++;
          continue;
        }
        // Relax its edges.
        int end = subgoals.edgeEnd(node);
        for (int edge = subgoals.edgeStart(node); edge < end; edge++) {
          int next = edges[edge];
          int nextX = columns[next];
          int nextY = rows[next];
          long nextG = g + h(x - nextX, y - nextY);
          long old = states[next];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          long nextF = nextG + h(nextX - goalX, nextY - goalY);
          if (nextF >= best) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and parent, and open it.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[next] = candidate | (isNew ? 0 : old & CellStates.EXPANDED);
          parent[next] = node;
          open.push(nextF, nextG, next);
          pushes++;
          generated++;
          if (observer != null) {
            observer.generate(0, subgoals.cell(next), subgoals.cell(node), nextG, nextF);
          }
        }
        openPeak = Math.max(openPeak, open.size());
      }
    }
    // Walk each edge of the best path out as an octile path.
    counters.set(expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak);
    Outcome outcome = meter.outcome(last != NONE);
    if (outcome == Outcome.FOUND) {
      unpack(start, last, goal, path);
    }
    return outcome;
  }

  /** Expands the start by reaching the subgoals around it, and returns their number. */
  private int joinStart(int start, int goal, long base) {
    if (observer != null) {
      observer.expand(0, start, 0, estimate(start, goal));
    }
    int found = scan.from(start);
    for (int i = 0; i < found; i++) {
      int cell = scan.found(i);
      int node = subgoals.node(cell);
      long g = estimate(start, cell);
      long f = g + estimate(cell, goal);
      states.array()[node] = CellStates.reachedAt(g, base);
      parent[node] = NONE;
      open.push(f, g, node);
      if (observer != null) {
        observer.generate(0, cell, start, g, f);
      }
    }
    return found;
  }

  private void markNearGoal(int goal) {
    if (++query == Integer.MAX_VALUE) {
      Arrays.fill(nearGoal, 0);
      query = 1;
    }
    int found = scan.from(goal);
    for (int i = 0; i < found; i++) {
      nearGoal[subgoals.node(scan.found(i))] = query;
    }
  }

  private void unpack(int start, int last, int goal, PathBuffer path) {
    route.clear();
    for (int node = last; node != NONE; node = parent[node]) {
      route.add(subgoals.cell(node));
    }
    path.add(start);
    int from = start;
    for (int i = route.size() - 1; i >= 0; i--) {
      walk.appendInOrder(from, route.cell(i), path);
      from = route.cell(i);
    }
    walk.appendInOrder(from, goal, path);
  }
}
