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

/**
 * A query on a subgoal graph with levels, or with landmarks: A* from both ends at once. The search
 * from the start goes up, and along the highest level. The search from the goal goes up, and stops
 * on the highest level. The side with the smaller floor of its open list is next.
 *
 * <p>Why it is right: some shortest path goes up, along the highest level, and down ({@link
 * SubgoalLevels}). Its last node before it goes down gets its true g from both sides, since f never
 * exceeds the optimum along it, and a side ends only when it has no entry with f below the best
 * sum.
 *
 * <p>A node below the highest level is not expanded but stalled if a node above it leads down to it
 * at a lower cost (Geisberger, Sanders, Schultes and Delling, "Contraction Hierarchies", WEA 2008).
 * Then its g is not the true one, and no shortest path goes up from it.
 *
 * <p>Space: 24 bytes for each subgoal. For one thread.
 */
final class LevelledSubgoalSearch extends HeuristicSearch {
  private static final int NONE = -1;
  private final SubgoalGraph subgoals;
  private final SubgoalLevels levels;
  private final OctileWalk walk;
  private final ReachableScan scan;
  private final LandmarkBounds landmarks;
  private final BucketQueue[] open;
  private final CellStates states;
  private final int[] parents;
  private final PathBuffer route = new PathBuffer();
  private final PathBuffer pending = new PathBuffer();
  private long best;
  private int meeting;

  /**
   * A search with the octile distance as its heuristic, and landmarks as well unless they are
   * {@code null}.
   */
  LevelledSubgoalSearch(
      SubgoalGraph subgoals,
      SubgoalLevels levels,
      LandmarkTable landmarks,
      boolean checkComponents,
      SearchObserver observer) {
    super(subgoals.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.subgoals = subgoals;
    this.levels = levels;
    this.walk = new OctileWalk(graph);
    this.scan = subgoals.newScan();
    this.landmarks = landmarks == null ? null : new LandmarkBounds(subgoals, landmarks);
    this.states = new CellStates(2 * subgoals.nodeCount());
    this.parents = new int[2 * subgoals.nodeCount()];
    long span = 2 * subgoals.longestOctile();
    int shift = BucketQueue.shiftFor((landmarks == null ? 8L : 2L) * graph.straightCost());
    this.open = new BucketQueue[] {new BucketQueue(shift, span), new BucketQueue(shift, span)};
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    // The two ends are direct-h-reachable: that is the answer.
    if (walk.isFree(start, goal)) {
      path.add(start);
      walk.append(start, goal, path);
      return Outcome.FOUND;
    }
    final int[] starts = levels.starts;
    final int[] targets = levels.targets;
    final int[] columns = subgoals.columns();
    final int[] rows = subgoals.rows();
    final long[] states = this.states.array();
    final int[] parents = this.parents;
    final long base = this.states.begin();
    long expanded = 0;
    long reopened = 0;
    int openPeak = 0;
    meter.start(budget);

    // Join both ends to the subgoals around them.
    best = Long.MAX_VALUE;
    meeting = NONE;
    placeLandmarks(start, goal);
    long generated = 2L + reachAround(0, start, goal, base) + reachAround(1, goal, start, base);
    long touched = generated - 2;
    long pushes = touched;
    search:
    while (true) {
      // Stop when neither side can lead to a cheaper path; the side of the smaller floor is next.
      long forward = open[0].advance() ? open[0].floor() : Long.MAX_VALUE;
      long backward = open[1].advance() ? open[1].floor() : Long.MAX_VALUE;
      if (Math.min(forward, backward) >= best) {
        break;
      }
      final int side = forward <= backward ? 0 : 1;
      final BucketQueue open = this.open[side];
      final int endX = graph.map().x(side == 0 ? goal : start);
      final int endY = graph.map().y(side == 0 ? goal : start);
      while (open.hasEntry()) {
        // Take an open node of the bucket with the least f, unless it has been improved since.
        long entry = open.pop();
        int node = OpenEntry.cell(entry);
        long state = states[2 * node + side];
        long g = CellStates.g(state);
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        // Leave it out if it cannot be on a cheaper path, or if a node above it stalls it.
        int x = columns[node];
        int y = rows[node];
        boolean isKeyNeeded = best != Long.MAX_VALUE || observer != null;
        long f = isKeyNeeded ? g + bound(side, node, h(x - endX, y - endY)) : g;
        if (f >= best || (levels.isHighest(node) ? side == 1 : isStalled(node, side, g, base))) {
          continue;
        }
        // Expand it on its side.
        if (meter.stops(expanded)) {
          break search;
        }
        expanded++;
        reopened += CellStates.expansions(state);
        states[2 * node + side] = state | CellStates.EXPANDED;
        if (observer != null) {
          observer.expand(side, subgoals.cell(node), g, f);
        }
        // Relax its edges, which lead up, or along the highest level.
        int end = starts[node + 1];
        for (int edge = starts[node]; edge < end; edge++) {
          int next = targets[edge];
          int nextX = columns[next];
          int nextY = rows[next];
          long nextG = g + h(x - nextX, y - nextY);
          long old = states[2 * next + side];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          long nextF = nextG + bound(side, next, h(nextX - endX, nextY - endY));
          if (nextF >= best) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and parent, and open it.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[2 * next + side] = candidate | (isNew ? 0 : old & CellStates.EXPANDED);
          parents[2 * next + side] = node;
          open.push(nextF, nextG, next);
          pushes++;
          generated++;
          if (observer != null) {
            observer.generate(side, subgoals.cell(next), subgoals.cell(node), nextG, nextF);
          }
          // If the other side has reached it as well, the two halves are a path.
          long across = states[2 * next + 1 - side];
          if (!CellStates.isFirstVisit(across, base) && nextG + CellStates.g(across) < best) {
            best = nextG + CellStates.g(across);
            meeting = next;
          }
        }
        openPeak = Math.max(openPeak, this.open[0].size() + this.open[1].size());
      }
    }
    // Unpack the edges of the best path to moves.
    counters.set(
        expanded,
        generated,
        reopened,
        touched,
        2 * pushes - open[0].size() - open[1].size(),
        openPeak);
    Outcome outcome = meter.outcome(meeting != NONE);
    if (outcome == Outcome.FOUND) {
      unpack(start, meeting, goal, path);
    }
    return outcome;
  }

  private void placeLandmarks(int start, int goal) {
    if (landmarks != null) {
      scan.from(start);
      landmarks.place(0, start, scan);
      scan.from(goal);
      landmarks.place(1, goal, scan);
    }
  }

  private boolean isStalled(int node, int side, long g, long base) {
    long[] array = states.array();
    long limit = CellStates.reachedAt(g, base);
    for (int edge = levels.starts[node]; edge < levels.starts[node + 1]; edge++) {
      int to = levels.targets[edge];
      long above = array[2 * to + side];
      if (above < limit && above + (subgoals.distance(node, to) << CellStates.G_SHIFT) < limit) {
        return true;
      }
    }
    return false;
  }

  /** Reaches the subgoals around an end, and returns their number. */
  private int reachAround(int side, int end, int otherEnd, long base) {
    long[] array = states.array();
    int found = scan.from(end);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < found; i++) {
      int node = subgoals.node(scan.found(i));
      long h = bound(side, node, estimate(scan.found(i), otherEnd));
      least = Math.min(least, estimate(end, scan.found(i)) + h);
    }
    open[side].clear(found == 0 ? 0 : least);
    for (int i = 0; i < found; i++) {
      int node = subgoals.node(scan.found(i));
      long g = estimate(end, scan.found(i));
      long f = g + bound(side, node, estimate(scan.found(i), otherEnd));
      array[2 * node + side] = CellStates.reachedAt(g, base);
      parents[2 * node + side] = NONE;
      open[side].push(f, g, node);
      long across = array[2 * node + 1 - side];
      if (!CellStates.isFirstVisit(across, base) && g + CellStates.g(across) < best) {
        best = g + CellStates.g(across);
        meeting = node;
      }
      if (observer != null) {
        observer.generate(side, scan.found(i), end, g, f);
      }
    }
    return found;
  }

  /**
   * A lower bound of the distance from a node to the other end: the larger of the octile distance
   * and the bound of the landmarks.
   */
  private long bound(int side, int node, long octile) {
    return landmarks == null ? octile : Math.max(octile, landmarks.toOther(side, node));
  }

  private void unpack(int start, int meeting, int goal, PathBuffer path) {
    route.clear();
    for (int node = meeting; node != NONE; node = parents[2 * node]) {
      route.add(node);
    }
    path.add(start);
    int first = route.cell(route.size() - 1);
    walk.appendInOrder(start, subgoals.cell(first), path);
    for (int i = route.size() - 1; i > 0; i--) {
      unpackEdge(route.cell(i), route.cell(i - 1), true, path);
    }
    int last = meeting;
    while (parents[2 * last + 1] != NONE) {
      unpackEdge(last, parents[2 * last + 1], false, path);
      last = parents[2 * last + 1];
    }
    walk.appendInOrder(subgoals.cell(last), goal, path);
  }

  /**
   * Appends the moves of an edge, or of the edges that it stands for.
   *
   * @param up whether the edge leads up from {@code first} to {@code second}; otherwise it leads up
   *     from {@code second} to {@code first}
   */
  private void unpackEdge(int first, int second, boolean up, PathBuffer path) {
    defer(first, second, up);
    while (!pending.isEmpty()) {
      int top = pending.size();
      int a = pending.cell(top - 3);
      int b = pending.cell(top - 2);
      boolean fromA = pending.cell(top - 1) == 1;
      pending.truncate(top - 3);
      int middle = fromA ? levels.middle(a, b) : levels.middle(b, a);
      if (middle == SubgoalLevels.NO_MIDDLE) {
        walk.append(subgoals.cell(a), subgoals.cell(b), path);
      } else {
        defer(middle, b, true);
        defer(a, middle, false);
      }
    }
  }

  private void defer(int first, int second, boolean up) {
    pending.add(first);
    pending.add(second);
    pending.add(up ? 1 : 0);
  }
}
