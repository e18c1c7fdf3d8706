package hopscotch.hpa.textbook;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import java.util.List;
import java.util.stream.Stream;

/**
 * A query on one abstract level, step by step as in Botea, Mueller and Schaeffer 2004, section 3.2.
 * First start and goal become nodes, by a search to each node of their cluster. Then the main
 * search expands one node at a time. At the end a search inside a cluster refines each edge,
 * without knowing its cost. The abstract graph is shared and stays as it is: the edges of the two
 * inserted nodes are kept here. Space: 13 bytes for each cell. For one thread.
 *
 * <p>Guarantee: it finds a path wherever there is one, and its paths cost what those of {@code hpa}
 * cost. With the entrances of the authors' code it can miss a path.
 */
final class TextbookSearch extends GridSearch {
  /** The names of the extra counters. */
  static final List<String> EXTRA_COUNTERS =
      Stream.concat(
              QueryMeter.EXTRA_COUNTERS.stream(),
              Stream.of("connecting", "direct", "direct-open-sum"))
          .toList();

  private static final int CONNECTING = EXTRA_COUNTERS.indexOf("connecting");

  private final Level level;
  private final Clusters clusters;
  private final TextbookAStar search;
  private final QueryMeter queryMeter;
  private final TextbookAStar.Edges insideCluster = this::relaxInsideCluster;
  private final TextbookAStar.Edges abstractEdges = this::relaxAbstract;
  private final PathBuffer route = new PathBuffer();
  private final long[] row;
  private final long[] fromStart;
  private final long[] toGoal;
  private int start;
  private int goal;
  private int cluster;
  private long direct;
  private long connecting;

  TextbookSearch(Level level, boolean checkComponents, SearchObserver observer) {
    super(level.graph(), checkComponents, observer, EXTRA_COUNTERS.size());
    this.level = level;
    clusters = level.clusters();
    search = new TextbookAStar(graph);
    queryMeter = new QueryMeter(observer, counters, meter);
    row = new long[level.mostNodes()];
    fromStart = new long[level.mostNodes()];
    toGoal = new long[level.mostNodes()];
  }

  @Override
  protected Outcome search(int newStart, int newGoal, PathBuffer path, Budget budget) {
    start = newStart;
    goal = newGoal;
    queryMeter.begin(budget);
    // insertNode(S), insertNode(G).
    queryMeter.enter(Phase.INSERTION);
    findDirect();
    connecting = 0;
    connectToBorder(start, SearchPart.JOIN_START, fromStart);
    connectToBorder(goal, SearchPart.JOIN_GOAL, toGoal);
    // absPath = searchForPath(S, G).
    queryMeter.enter(Phase.MAIN);
    queryMeter.announce(SearchPart.SEARCH, 1, start, goal);
    long cost = search.find(start, goal, abstractEdges, queryMeter);
    boolean found = queryMeter.stopped() == null && cost != TextbookAStar.NO_PATH;
    // llPath = refinePath(absPath).
    if (found) {
      queryMeter.enter(Phase.REFINEMENT);
      refinePath(path);
    }
    queryMeter.end(found ? cost : 0);
    counters.setExtra(CONNECTING, connecting);
    if (queryMeter.stopped() != null) {
      path.clear();
      return queryMeter.stopped();
    }
    return found ? Outcome.FOUND : Outcome.NO_PATH;
  }

  /** The way between two ends of one cluster that stays inside; the paper is silent about it. */
  private void findDirect() {
    direct = TextbookAStar.NO_PATH;
    if (clusters.of(start) == clusters.of(goal)) {
      queryMeter.announce(SearchPart.JOIN_START, 0, start, goal);
      direct = findInsideCluster(start, goal);
      counters.setExtra(CONNECTING + 1, search.expanded());
      counters.setExtra(CONNECTING + 2, search.openSum());
    }
  }

  /** Connects an end to each node of its cluster. */
  private void connectToBorder(int end, SearchPart part, long[] distances) {
    int endCluster = clusters.of(end);
    for (int i = 0; i < level.nodeCount(endCluster); i++) {
      int node = level.cell(endCluster, i);
      queryMeter.announce(part, 0, end, node);
      distances[i] = findInsideCluster(end, node);
      connecting += distances[i] == TextbookAStar.NO_PATH ? 0 : search.expanded();
    }
  }

  private long findInsideCluster(int from, int to) {
    cluster = clusters.of(from);
    return search.find(from, to, insideCluster, queryMeter);
  }

  private void relaxInsideCluster(int cell, TextbookAStar search) {
    for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      if (clusters.of(cell + offsets[d]) == cluster) {
        search.relax(cell + offsets[d], graph.cost(cell, d));
      }
    }
  }

  private void relaxAbstract(int cell, TextbookAStar search) {
    // The start: the edges that insertion gave it, and the one to a goal in its cluster.
    if (cell == start) {
      relaxCluster(clusters.of(start), fromStart);
      relaxIfAny(goal, direct);
    }
    // A node: its intra-edges, its inter-edges, and the edge to a goal in its cluster.
    int node = level.indexOf(cell);
    if (node < 0) {
      return;
    }
    int nodeCluster = clusters.of(cell);
    level.row(nodeCluster, node, row);
    relaxCluster(nodeCluster, row);
    for (int bits = level.crossings(nodeCluster, node); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      search.relax(cell + offsets[d], graph.cost(cell, d));
    }
    if (nodeCluster == clusters.of(goal)) {
      relaxIfAny(goal, toGoal[node]);
    }
  }

  private void relaxCluster(int inCluster, long[] costs) {
    for (int i = 0; i < level.nodeCount(inCluster); i++) {
      relaxIfAny(level.cell(inCluster, i), costs[i]);
    }
  }

  private void relaxIfAny(int cell, long cost) {
    if (cost != TextbookAStar.NO_PATH) {
      search.relax(cell, cost);
    }
  }

  /** Turns each edge of the abstract path into moves: section 3.2, path refinement. */
  private void refinePath(PathBuffer path) {
    route.clear();
    route.add(start);
    search.appendPath(start, goal, route);
    path.add(start);
    for (int i = 1; i < route.size() && queryMeter.stopped() == null; i++) {
      int from = route.cell(i - 1);
      int to = route.cell(i);
      if (clusters.of(from) == clusters.of(to)) {
        queryMeter.announce(SearchPart.REFINE, 0, from, to);
        if (findInsideCluster(from, to) != TextbookAStar.NO_PATH) {
          search.appendPath(from, to, path);
        }
      } else {
        path.add(to);
      }
    }
  }
}
