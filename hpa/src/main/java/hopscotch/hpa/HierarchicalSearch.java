package hopscotch.hpa;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterPaths;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.NodeComponents;
import hopscotch.hpa.search.CutSearch;
import hopscotch.hpa.search.EdgeSearch;
import hopscotch.hpa.search.GroupSearch;
import hopscotch.hpa.search.Landmarks;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelRoute;
import hopscotch.hpa.search.LevelSearch;
import hopscotch.hpa.search.LevelWorkspace;
import java.util.Arrays;

/**
 * A query on an abstract graph, step by step as in Botea, Mueller and Schaeffer 2004. {@link
 * #insert} is their insertNode for start and goal, {@link #searchForPath} their search of the
 * highest level, and {@link #refineNext} takes their refinePath one stretch further, from start to
 * goal. An edge of a level becomes edges of the level below, and on level 1 moves.
 *
 * <p>Start and goal are never put into the graph: their edges are kept beside it, in a {@link
 * QueryEnd} each, so that nothing is removed after a query. The paper's smoothing is a planner
 * around this one, such as {@code rays(hpa)} ({@link hopscotch.core.smoothing}). {@link
 * PhasedSearch}, the base of {@link HpaSearch}, calls these steps in turn: it is the paper's
 * hierarchicalSearch. A start that is its own goal is answered by its base {@link
 * hopscotch.core.planner.base.GridSearch}.
 *
 * <p>Refinement never backtracks, since an edge stands for a path that is known to exist. Only as
 * much is refined as is asked for. For one thread.
 */
final class HierarchicalSearch {
  /** The place on the route of a level whose route is at its end, or is not found yet. */
  private static final int NO_ROUTE = Integer.MAX_VALUE - 1;

  private final AbstractGraph graph;
  private final CellJoin cellJoin;
  private final ClusterPaths paths;

  /** The main search, on the highest of the levels; {@code null} where labels answer it. */
  private final LevelSearch mainSearch;

  /** The search by labels; {@code null} if there are none. */
  private final CutSearch labelSearch;

  /** For each level below that one, what refines the edges of the level above. */
  private final EdgeSearch[] edgeSearches;

  /** For each level the route that was found last. */
  private final LevelRoute[] routes;

  private final GroupSearch[] groupSearches;

  /** For each level how far its route is refined: the place where its next edge begins. */
  private final int[] at;

  private final LevelEnd[] edgeStarts;
  private final LevelEnd[] edgeEnds;
  private final QueryEnd start;
  private final QueryEnd goal;

  /** For each level the distance of start and goal inside a cluster that they share. */
  private final long[] inside;

  /** Answers unreachable goals once both ends are joined to level 1; may be null. */
  private final NodeComponents components;

  /** A workspace on a graph, which joins start and goal to level 1 by {@code insertion}. */
  HierarchicalSearch(AbstractGraph graph, Insertion insertion) {
    this.graph = graph;
    components = graph.components();
    int levels = graph.searchedLevel();
    cellJoin = new CellJoin(graph, insertion);
    paths = new ClusterPaths(cellJoin.workspace(), insertion == Insertion.WALK);
    edgeSearches = new EdgeSearch[levels];
    routes = new LevelRoute[levels + 1];
    groupSearches = new GroupSearch[levels];
    at = new int[levels + 1];
    edgeStarts = new LevelEnd[levels];
    edgeEnds = new LevelEnd[levels];
    inside = new long[levels + 1];
    for (int l = 1; l < levels; l++) {
      LevelWorkspace workspace = new LevelWorkspace(graph.level(l));
      groupSearches[l] = new GroupSearch(workspace);
      edgeSearches[l] = new EdgeSearch(workspace);
      routes[l] = edgeSearches[l].route();
      edgeStarts[l] = new LevelEnd(graph.level(l));
      edgeEnds[l] = new LevelEnd(graph.level(l));
    }
    labelSearch = graph.labels() == null ? null : new CutSearch(graph.labels());
    mainSearch = labelSearch == null ? levelSearch(graph) : null;
    routes[levels] = labelSearch == null ? mainSearch.route() : labelSearch.route();
    start = new QueryEnd(graph, SearchPart.JOIN_START);
    goal = new QueryEnd(graph, SearchPart.JOIN_GOAL);
  }

  private static LevelSearch levelSearch(AbstractGraph graph) {
    Landmarks landmarks = graph.landmarks();
    Level searched = graph.level(graph.searchedLevel());
    return new LevelSearch(new LevelWorkspace(searched, landmarks != null), landmarks);
  }

  /**
   * Inserts start and goal: joins them to each level, up to the one that is searched. False if no
   * path can join the two, or if the query was stopped.
   */
  boolean insert(int startCell, int goalCell, QueryMeter queryMeter) {
    queryMeter.enter(Phase.INSERTION);
    // c = determineCluster(s), on each level.
    start.place(startCell);
    goal.place(goalCell);
    int levels = graph.searchedLevel();
    for (int l = 1; l <= levels; l++) {
      connectToBorders(l, queryMeter);
      if (queryMeter.stopped() != null || l == 1 && !mayConnect()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Searches the highest of the levels between start and goal, which are {@linkplain #insert
   * inserted}. Returns the cost of the abstract path, {@link LevelSearch#NO_PATH} if there is none.
   * One expansion there follows an intra-edge and an inter-edge ({@link LevelSearch}, whose loop is
   * in its base {@code LevelAStar}), or reads a label ({@link CutSearch}).
   */
  long searchForPath(QueryMeter queryMeter) {
    int levels = graph.searchedLevel();
    queryMeter.enter(Phase.MAIN);
    queryMeter.announce(SearchPart.SEARCH, levels, start.cell(), goal.cell());
    at[levels] = 0;
    Arrays.fill(at, 1, levels, NO_ROUTE);
    return labelSearch == null
        ? mainSearch.find(start.on(levels), goal.on(levels), inside[levels], queryMeter)
        : labelSearch.find(start.on(levels), goal.on(levels), inside[levels], queryMeter);
  }

  /** Goes on with {@link #searchForPath}, which was stopped. */
  long continueSearchForPath(QueryMeter queryMeter) {
    queryMeter.enter(Phase.MAIN);
    return labelSearch == null
        ? mainSearch.continueFind(queryMeter)
        : labelSearch.continueFind(queryMeter);
  }

  /**
   * Whether start and goal may be in one component; reads what {@link #insert} found on level 1.
   */
  private boolean mayConnect() {
    if (components == null || inside[1] != LevelSearch.NO_PATH) {
      return true;
    }
    int a = start.anyNode();
    int b = goal.anyNode();
    return a >= 0 && b >= 0 && components.label(a) == components.label(b);
  }

  /**
   * Joins start and goal to the nodes at the border of their clusters of level {@code l}: an edge
   * to each node that can be reached inside the cluster, at its distance ({@link QueryEnd}).
   */
  private void connectToBorders(int l, QueryMeter queryMeter) {
    boolean together = start.on(l).cluster() == goal.on(l).cluster();
    inside[l] = LevelSearch.NO_PATH;
    if (l == 1) {
      // On level 1 over cells, and in a cluster that they share to each other as well.
      if (together) {
        queryMeter.announce(SearchPart.JOIN_START, 0, start.cell(), goal.cell());
        inside[1] = cellJoin.inside(start.cell(), goal.cell(), queryMeter);
      }
      start.connectToBorder(cellJoin, queryMeter);
      goal.connectToBorder(cellJoin, queryMeter);
    } else {
      // Above over the nodes of the level below.
      start.connectToBorder(l, groupSearches[l - 1], queryMeter);
      if (together) {
        inside[l] = start.distanceInside(l, goal, inside[l - 1], groupSearches[l - 1]);
      }
      goal.connectToBorder(l, groupSearches[l - 1], queryMeter);
    }
  }

  /** Appends the route on the level searched: start, the ends of its inter-edges in turn, goal. */
  void appendRoute(PathBuffer path) {
    LevelRoute top = routes[graph.searchedLevel()];
    for (int i = 0; i < top.size(); i++) {
      int cell = top.cell(i);
      if (path.isEmpty() || path.cell(path.size() - 1) != cell) {
        path.add(cell);
      }
    }
  }

  /**
   * Refines the next stretch of the abstract path: appends the moves through one cluster of level 1
   * and into the next to what was refined so far. False if the path reached the goal or the query
   * was stopped. If it was stopped, nothing is appended, and the next call begins the stretch
   * again.
   */
  boolean refineNext(PathBuffer path, QueryMeter queryMeter) {
    queryMeter.enter(Phase.REFINEMENT);
    int size = path.size();
    if (size == 0) {
      path.add(start.cell());
    }
    // Find the lowest level with an intra-edge that is not refined yet.
    int top = 1;
    while (at[top] + 1 >= routes[top].size()) {
      top++;
    }
    int place = at[top];
    // Refine it level by level, on each level the first edge of the route that was found.
    for (int l = top; l > 1 && queryMeter.stopped() == null; l--) {
      refineEdge(l, queryMeter);
    }
    // Refine the edge of level 1 to moves.
    if (queryMeter.stopped() == null) {
      int first = routes[1].cell(at[1]);
      int last = routes[1].cell(at[1] + 1);
      refineToMoves(first, last, routes[1].cost(at[1]), path, queryMeter);
    }
    // The budget is spent: forget the stretch.
    if (queryMeter.stopped() != null) {
      path.truncate(size);
      Arrays.fill(at, 1, top, NO_ROUTE);
      at[top] = place;
      return false;
    }
    // Take the inter-edge into the next cluster.
    at[1]++;
    takeInterEdge(path);
    return path.cell(path.size() - 1) != goal.cell();
  }

  /** Appends the moves of an edge inside a cluster of level 1. */
  private void refineToMoves(
      int first, int last, long cost, PathBuffer path, QueryMeter queryMeter) {
    if (first != last) {
      queryMeter.announce(SearchPart.REFINE, 0, first, last);
    }
    // Find them by the turns of the edge, or by a path of its cost.
    boolean joinsNodes = first != start.cell() && last != goal.cell();
    if (graph.edgeTurns() != null && joinsNodes && first != last) {
      graph.edgeTurns().append(first, last, cost, paths, path, queryMeter);
    } else {
      paths.append(first, last, cost, path, queryMeter);
    }
  }

  /** Finds the route on level {@code l - 1} of the next intra-edge on level {@code l}. */
  private void refineEdge(int l, QueryMeter queryMeter) {
    int first = routes[l].cell(at[l]);
    int last = routes[l].cell(at[l] + 1);
    long cost = routes[l].cost(at[l]);
    at[l]++;
    int below = l - 1;
    if (first != last) {
      queryMeter.announce(SearchPart.REFINE, below, first, last);
    }
    at[below] = 0;
    // It is one edge of the level below, or a path of several.
    LevelEnd from = endOn(below, first, edgeStarts[below]);
    if (distanceInside(below, from, last) == cost) {
      routes[below].goStraight(first, last, cost);
    } else {
      LevelEnd to = endOn(below, last, edgeEnds[below]);
      edgeSearches[below].find(from, to, cost, queryMeter);
    }
  }

  /** Takes the inter-edge that follows, on whichever level it lies. */
  private void takeInterEdge(PathBuffer path) {
    for (int l = 1; l <= graph.searchedLevel(); l++) {
      if (at[l] + 1 < routes[l].size()) {
        at[l]++;
        path.add(routes[l].cell(at[l]));
        return;
      }
    }
  }

  /**
   * The end of a search at a cell: an end of the query, or else a node, placed in {@code spare}.
   */
  private LevelEnd endOn(int l, int cell, LevelEnd spare) {
    if (cell == start.cell()) {
      return start.on(l);
    } else if (cell == goal.cell()) {
      return goal.on(l);
    }
    spare.placeOnNode(cell);
    return spare;
  }

  /** The distance from an end to a cell, both of an edge above, inside a cluster they share. */
  private long distanceInside(int l, LevelEnd from, int to) {
    Level level = graph.level(l);
    if (from.cell() == to) {
      return 0;
    } else if (from.cluster() != level.clusters().of(to)) {
      return LevelSearch.NO_PATH;
    } else if (to != goal.cell()) {
      return from.distances()[level.indexOf(to)];
    }
    return from == start.on(l) ? inside[l] : goal.on(l).distances()[level.indexOf(from.cell())];
  }
}
