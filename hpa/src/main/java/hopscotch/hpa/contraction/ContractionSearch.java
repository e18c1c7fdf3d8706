package hopscotch.hpa.contraction;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.subgoal.OctileWalk;

/**
 * A query on a contraction hierarchy: A* upwards from both ends at once. Each side begins at the
 * nodes by which its end joins the graph ({@link EndScan}), and is led by the octile distance to
 * the other end.
 *
 * <p>Why it is right: some shortest path climbs from the start, crosses the core if there is one,
 * and descends to the goal. Its highest node gets its true g from both sides. So mu, the best sum
 * seen, becomes the optimum. A side is done when its least f cannot beat mu.
 *
 * <p>A node without an arc that leads on, on the side that reached it, is not put on the open list:
 * it can only be the highest node of a path. On jump points these are half of the nodes that are
 * reached.
 *
 * <p>A node is stalled, and not expanded, if a node above it that was reached leads down to it at a
 * lower cost. Then its g is not the true one, and no shortest path climbs through it.
 *
 * <p>Space: 24 bytes for each node. For one thread.
 */
final class ContractionSearch extends HeuristicSearch {
  private static final int NONE = -1;

  private final GraphNodes nodes;
  private final UpwardGraph upward;
  private final OctileWalk walk;
  private final ArcWalk arcs;
  private final EndScan scan;
  private final CellStates states;
  private final int[] parents;
  private int meeting;
  private final EntryHeap[] open = {new EntryHeap(), new EntryHeap()};
  private final int[] columns;
  private final int[] rows;
  private final PathBuffer climb = new PathBuffer();

  ContractionSearch(
      GraphNodes nodes,
      UpwardGraph upward,
      EndScan scan,
      boolean checkComponents,
      SearchObserver observer) {
    super(nodes.graph(), Heuristic.AUTO, checkComponents, observer, 0);
    this.nodes = nodes;
    this.upward = upward;
    this.walk = new OctileWalk(graph);
    this.arcs = new ArcWalk(upward, graph.map());
    this.scan = scan;
    this.states = new CellStates(2 * nodes.count());
    this.parents = new int[2 * nodes.count()];
    this.columns = nodes.columns();
    this.rows = nodes.rows();
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    // An octile path from start to goal is free: that is the answer.
    if (walk.isFree(start, goal)) {
      path.add(start);
      walk.append(start, goal, path);
      return Outcome.FOUND;
    }
    final long[] states = this.states.array();
    final int[] parents = this.parents;
    final int[] starts = upward.starts;
    final int back = upward.back;
    final int[] targets = upward.targets;
    final long[] costs = upward.costs;
    final long base = this.states.begin();
    long expanded = 0;
    long generated = 2;
    long pops = 0;
    int openPeak = 0;
    meter.start(budget);

    // Both sides begin at the nodes by which their end joins the graph.
    open[0].clear();
    open[1].clear();
    generated += seed(0, start, goal, base);
    int goalSeeds = seed(1, goal, start, base);
    generated += goalSeeds;
    long touched = generated - 2;
    long pushes = (long) open[0].size() + open[1].size();
    long mu = meetAround(goalSeeds, base);
    while (true) {
      // The side of the smaller least f is next; stop when neither can lead to a path below mu.
      int side = nearerSide(mu);
      if (side == NONE) {
        break;
      }
      // Take its open node with the least f, unless it has been improved since, or is stalled.
      EntryHeap heap = open[side];
      long f = heap.topKey();
      int node = OpenEntry.cell(heap.topEntry());
      heap.pop();
      pops++;
      int end = side == 0 ? goal : start;
      long g = CellStates.g(states[2 * node + side]);
      if (f > g + toEnd(node, end) || isStalled(node, side, g, base)) {
        continue;
      }
      // Expand it on its side.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      if (observer != null) {
        observer.expand(side, nodes.cell(node), g, f);
      }
      // Relax its upward arcs.
      int at = node + side * back;
      for (int arc = starts[at]; arc < starts[at + 1]; arc++) {
        int next = targets[arc];
        long nextG = g + costs[arc];
        int nextIndex = 2 * next + side;
        long candidate = CellStates.reachedAt(nextG, base);
        if (states[nextIndex] <= candidate) {
          continue;
        }
        long nextF = nextG + toEnd(next, end);
        if (nextF >= mu) {
          continue;
        }
        // The neighbour was reached more cheaply: keep g and parent.
        touched += CellStates.isFirstVisit(states[nextIndex], base) ? 1 : 0;
        states[nextIndex] = candidate;
        parents[nextIndex] = node;
        generated++;
        // Open it, if an arc leads on from it.
        int nextAt = next + side * back;
        if (starts[nextAt] < starts[nextAt + 1]) {
          heap.push(nextF, next);
          pushes++;
        }
        if (observer != null) {
          observer.generate(side, nodes.cell(next), nodes.cell(node), nextG, nextF);
        }
        // If the other side has reached it as well, the two halves are a path.
        long across = states[nextIndex ^ 1];
        if (!CellStates.isFirstVisit(across, base) && nextG + CellStates.g(across) < mu) {
          mu = nextG + CellStates.g(across);
          meeting = next;
        }
      }
      openPeak = Math.max(openPeak, open[0].size() + open[1].size());
    }
    // Unpack the arcs of the best path to moves.
    counters.set(expanded, generated, 0, touched, pushes + pops, openPeak);
    Outcome outcome = meter.outcome(meeting != NONE);
    if (outcome == Outcome.FOUND) {
      unpack(start, meeting, goal, path);
    }
    return outcome;
  }

  /** Reaches the nodes around an end, and returns their number. */
  private int seed(int side, int end, int other, long base) {
    int found = side == 0 ? scan.ofStart(end) : scan.ofGoal(end);
    for (int i = 0; i < found; i++) {
      int node = scan.node(i);
      long g = toEnd(node, end);
      states.array()[2 * node + side] = CellStates.reachedAt(g, base);
      parents[2 * node + side] = NONE;
      long f = g + toEnd(node, other);
      int at = node + side * upward.back;
      if (upward.starts[at] < upward.starts[at + 1]) {
        open[side].push(f, node);
      }
      if (observer != null) {
        observer.generate(side, nodes.cell(node), end, g, f);
      }
    }
    return found;
  }

  /**
   * The least cost of a path over a node that is around both ends; the nodes around the goal must
   * have been scanned last.
   */
  private long meetAround(int goalSeeds, long base) {
    final long[] states = this.states.array();
    long mu = Long.MAX_VALUE;
    meeting = NONE;
    for (int i = 0; i < goalSeeds; i++) {
      int node = scan.node(i);
      if (!CellStates.isFirstVisit(states[2 * node], base)) {
        long sum = CellStates.g(states[2 * node]) + CellStates.g(states[2 * node + 1]);
        if (sum < mu) {
          mu = sum;
          meeting = node;
        }
      }
    }
    return mu;
  }

  /**
   * The side with the smaller least key, or {@link #NONE} if neither can lead to a path below mu.
   */
  private int nearerSide(long mu) {
    long forward = open[0].size() == 0 ? Long.MAX_VALUE : open[0].topKey();
    long backward = open[1].size() == 0 ? Long.MAX_VALUE : open[1].topKey();
    if (Math.min(forward, backward) >= mu) {
      return NONE;
    }
    return forward <= backward ? 0 : 1;
  }

  private boolean isStalled(int node, int side, long g, long base) {
    long[] array = states.array();
    long limit = CellStates.reachedAt(g, base);
    int at = node + (1 - side) * upward.back;
    for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
      long above = array[2 * upward.targets[arc] + side];
      if (above < limit && above + (upward.costs[arc] << CellStates.G_SHIFT) < limit) {
        return true;
      }
    }
    return false;
  }

  /** The octile distance from a node to an end of the query. */
  private long toEnd(int node, int end) {
    int row = end / stride;
    int dy = rows[node] + 1 - row;
    int dx = columns[node] + 1 - (end - row * stride);
    return h(dx, dy);
  }

  private void unpack(int start, int meeting, int goal, PathBuffer path) {
    climb.clear();
    for (int node = meeting; node != NONE; node = parents[2 * node]) {
      climb.add(node);
    }
    climb.reverse(0);
    path.add(start);
    int from = nodes.cell(climb.cell(0));
    walk.appendInOrder(start, from, path);
    for (int i = 1; i < climb.size(); i++) {
      from = arcs.appendUp(upward.arc(climb.cell(i - 1), climb.cell(i)), from, path);
    }
    int node = meeting;
    for (int below; (below = parents[2 * node + 1]) != NONE; node = below) {
      from = arcs.appendDown(upward.arc(below + upward.back, node), from, path);
    }
    walk.appendInOrder(from, goal, path);
  }
}
