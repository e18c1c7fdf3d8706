package hopscotch.hpa.bounded;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterPaths;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.Landmarks;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelRoute;
import hopscotch.hpa.search.LevelSearch;
import hopscotch.hpa.search.LevelWorkspace;

/**
 * A query between every crossing of clusters, in three steps. The package page says why its answers
 * keep the bound, and why it ends.
 *
 * <ol>
 *   <li>A* over the transitions of HPA* alone finds a route ({@link LevelSearch}).
 *   <li>A cheaper route through the same clusters, over every crossing between one and the next,
 *       replaces it ({@link CorridorRoute}).
 *   <li>A* over every crossing goes on until the least f proves that the route costs at most w
 *       times the least, and replaces the route by better ones. It is left out where the bound at
 *       the start proves that already.
 * </ol>
 *
 * <p>One expansion takes both kinds of edge: from the node by which a cluster is entered to the
 * nodes by which it may be left, and over the crossings behind them. Only nodes by which a cluster
 * is entered are put on the open list. In the third step a node by which it is left keeps its g
 * too: an edge that does not lower it is not followed.
 *
 * <p>12 bytes for each place on the rings of clusters, and for each transition. For one thread.
 */
public final class BoundedQuery {
  private static final long NO_PATH = RingDistances.UNREACHED;

  /**
   * The number of nodes of each cluster that a route through a corridor expands. For a factor below
   * {@link #TIGHT}, in thousandths, it expands all, since what remains to be proven by A* takes
   * longer.
   */
  private static final int BEAM = 3;

  private static final int TIGHT = 1030;

  /** The bits of the state of a node that an edge inside a cluster leaves unchanged. */
  private static final long KEPT = CellStates.DIRECTION_MASK | CellStates.EXPANDED;

  /** The parent of the nodes entered from the start. */
  private static final int START = -1;

  private final GridGraph graph;
  private final CrossingGraph crossings;
  private final Level level;
  private final Clusters clusters;
  private final int placeBits;
  private final int placeMask;
  private final int placeWords;
  private final byte[] leaving;
  private final RingDistances[] distances;
  private final RingJoin join;
  private final ClusterPaths paths;
  private final GoalEstimate estimate;
  private final LevelSearch firstSearch;
  private final LevelEnd startEnd;
  private final LevelEnd goalEnd;
  private final CorridorRoute corridor;

  /** w, in thousandths. */
  private final int thousandths;

  private final CellStates states;
  private final int[] enteredFrom;

  /** The open nodes of the proof, by f = g + h. */
  private final EntryHeap open = new EntryHeap();

  /** The step under way. */
  private Step step;

  private final byte[] moves;

  /** The cost of a move in each direction on uniform terrain; {@code null} on weighted terrain. */
  private final int[] moveCosts;

  private final byte[] leadsTo;
  private final int[] enteredPlaces;
  private final int[] placeOffsets;
  private final int[] cellOffsets;
  private final int[] clusterOffsets;

  /** The nodes that the relaxation under way improved, each once. */
  private final int[] improved;

  private int improvedCount;

  /**
   * For each direction of the next cluster and place there, the last relaxation that improved it.
   */
  private final long[] marks;

  private long relaxation;
  private final LevelRoute route = new LevelRoute();
  private final long[] startDistances;
  private final long[] goalDistances;
  private int start;
  private int goal;
  private int goalCluster;
  private long inside;

  private long base;

  /** The cost of the best route that is known. */
  private long best;

  /** The node by which the best route that the search found enters the goal's cluster. */
  private int lastNode;

  /** The least g + h of the nodes that need not be expanded, since the best route is within w. */
  private long leastLeft;

  private long lowerBound;
  private int at;

  private long generated;
  private long operations;
  private long touched;
  private long openPeak;

  private enum Step {
    FIRST_ROUTE,
    CORRIDOR,
    PROOF
  }

  BoundedQuery(
      AbstractGraph transitions,
      CrossingGraph crossings,
      CodedLandmarks landmarks,
      int thousandths) {
    level = transitions.level(1);
    Landmarks ofLevel = transitions.landmarks();
    firstSearch = new LevelSearch(new LevelWorkspace(level, ofLevel != null), ofLevel);
    startEnd = new LevelEnd(level);
    goalEnd = new LevelEnd(level);
    this.crossings = crossings;
    graph = crossings.graph();
    clusters = crossings.clusters();
    placeBits = crossings.placeBits();
    placeMask = (1 << placeBits) - 1;
    placeWords = RingDistances.placeWords(clusters.ringLength());
    leaving = crossings.leaving();
    distances = crossings.distances();
    ClusterWorkspace workspace = new ClusterWorkspace(graph, clusters);
    join = new RingJoin(crossings, workspace);
    paths = new ClusterPaths(workspace, true);
    estimate = new GoalEstimate(crossings, landmarks);
    corridor =
        new CorridorRoute(crossings, estimate, thousandths < TIGHT ? clusters.ringLength() : BEAM);
    this.thousandths = thousandths;
    states = new CellStates(crossings.nodeLimit());
    enteredFrom = new int[crossings.nodeLimit()];
    moves = graph.moves();
    moveCosts = graph.isWeighted() ? null : graph.moveCosts();
    leadsTo = clusters.leadsTo();
    enteredPlaces = crossings.entered();
    placeOffsets = crossings.cellOffsets();
    improved = new int[Directions.COUNT << placeBits];
    marks = new long[Directions.COUNT << placeBits];
    cellOffsets = Directions.offsets(graph.map().stride());
    clusterOffsets = Directions.offsets(clusters.columns());
    startDistances = new long[placeWords << 6];
    goalDistances = new long[placeWords << 6];
  }

  /**
   * After {@link #search} found a route: no path between its ends costs less. The cost of the route
   * is at most w times this.
   */
  public long lowerBound() {
    return lowerBound;
  }

  /** The next query has one cell for both ends: its path costs nothing. */
  public void stay() {
    lowerBound = 0;
  }

  /**
   * Joins start and goal to the graph. False if the query was stopped; then it may be begun again.
   */
  public boolean join(int startCell, int goalCell, QueryMeter queryMeter) {
    queryMeter.enter(Phase.INSERTION);
    start = startCell;
    goal = goalCell;
    goalCluster = clusters.of(goal);
    inside = NO_PATH;
    if (clusters.of(start) == goalCluster) {
      queryMeter.announce(SearchPart.JOIN_START, 0, start, goal);
      inside = join.inside(start, goal, queryMeter);
    }
    join.join(start, SearchPart.JOIN_START, startDistances, queryMeter);
    join.join(goal, SearchPart.JOIN_GOAL, goalDistances, queryMeter);
    return queryMeter.stopped() == null;
  }

  /**
   * Searches between the ends that are joined. Returns the cost of the route, {@link
   * LevelSearch#NO_PATH} if there is none; undefined if the query was stopped.
   */
  public long search(QueryMeter queryMeter) {
    queryMeter.enter(Phase.MAIN);
    queryMeter.announce(SearchPart.SEARCH, 1, start, goal);
    estimate.aim(start, startDistances, goal, goalDistances);
    lowerBound = estimate.ofStart(start);
    step = Step.FIRST_ROUTE;
    best = inside;
    if (isProven()) {
      return trace();
    }
    place(startEnd, start, startDistances);
    place(goalEnd, goal, goalDistances);
    best = firstSearch.find(startEnd, goalEnd, inside, queryMeter);
    return searchOn(queryMeter);
  }

  /** Places an end of the first search, whose distances are known by place on the ring. */
  private void place(LevelEnd end, int cell, long[] fromCell) {
    end.place(cell);
    for (int i = 0; i < level.nodeCount(end.cluster()); i++) {
      end.distances()[i] = fromCell[clusters.ringOf(level.cell(end.cluster(), i))];
    }
  }

  /** Goes on with {@link #search}, which was stopped. */
  public long continueSearch(QueryMeter queryMeter) {
    queryMeter.enter(Phase.MAIN);
    clearCounts();
    if (step == Step.FIRST_ROUTE) {
      best = firstSearch.continueFind(queryMeter);
    }
    return searchOn(queryMeter);
  }

  private void beginProof(SearchObserver observer) {
    base = states.begin();
    open.clear();
    lastNode = START;
    leastLeft = NO_PATH;
    clearCounts();
    relaxNode(START, clusters.of(start), start, 0, observer);
  }

  private void clearCounts() {
    generated = 0;
    operations = 0;
    touched = 0;
    openPeak = 0;
  }

  private long searchOn(QueryMeter queryMeter) {
    if (step == Step.FIRST_ROUTE) {
      if (queryMeter.stopped() != null || best == NO_PATH) {
        return best;
      }
      step = Step.CORRIDOR;
      beginCorridor();
    }
    if (step == Step.CORRIDOR) {
      if (!corridor.search(queryMeter)) {
        return best;
      }
      best = Math.min(best, corridor.cost());
      if (isProven()) {
        return trace();
      }
      step = Step.PROOF;
      beginProof(queryMeter.observer());
    }
    expandAll(queryMeter);
    if (queryMeter.stopped() != null) {
      return best;
    }
    long cost = trace();
    long left = open.size() == 0 ? leastLeft : Math.min(leastLeft, open.topKey());
    lowerBound = Math.max(lowerBound, Math.min(cost, left));
    return cost;
  }

  /** Whether the best route is within w of the lower bound. */
  private boolean isProven() {
    return best != NO_PATH && isWithin(lowerBound);
  }

  /** Whether the best route is within w of a lower bound. */
  private boolean isWithin(long bound) {
    return 1000 * best <= thousandths * bound;
  }

  /** Takes the clusters of the route that was found for the corridor. */
  private void beginCorridor() {
    corridor.clear();
    LevelRoute first = firstSearch.route();
    for (int i = first.size() - 2; i > 0; i -= 2) {
      int cell = first.cell(i);
      corridor.addBackwards(clusters.of(cell), clusters.ringOf(cell));
    }
    corridor.begin(start, startDistances, goalDistances);
  }

  private void expandAll(QueryMeter queryMeter) {
    final long[] states = this.states.array();
    final SearchObserver observer = queryMeter.observer();
    long expanded = queryMeter.expanded();
    long reopened = 0;
    long openSum = 0;
    while (open.size() > 0) {
      long f = open.topKey();
      // No route that is open is better than the best by the factor.
      if (isWithin(f)) {
        break;
      }
      // Take the open node with the least f, unless it has been improved since.
      long entry = open.topEntry();
      int node = OpenEntry.cell(entry);
      long state = states[node];
      long g = CellStates.g(state);
      if (entry != entry(g, node)) {
        open.pop();
        operations++;
        continue;
      }
      // Lazy A*: look at all landmarks now, and put it back if they show a larger f.
      int cluster = node >>> placeBits;
      int place = node & placeMask;
      int cell = clusters.ringCell(cluster, place);
      long allF = g + estimate.byAll(cluster, place);
      if (allF > f) {
        open.pop();
        open.push(allF, entry);
        operations += 2;
        continue;
      }
      // The budget is spent: leave the node open, so that the search can go on from here.
      if (queryMeter.stops(expanded)) {
        break;
      }
      // Expand it.
      open.pop();
      operations++;
      expanded++;
      openSum += open.size();
      reopened += CellStates.expansions(state);
      states[node] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      relaxNode(node, cluster, cell, g, observer);
    }
    queryMeter.record(expanded, generated, reopened, touched, operations, openPeak, openSum);
  }

  /** An entry of an open node; of two with one f that with the larger g is the lesser. */
  private static long entry(long g, int node) {
    return OpenEntry.of(~g & OpenEntry.MAX_TIE, node);
  }

  /** Relaxes the edges from where a cluster was entered: a node, or the start. */
  private void relaxNode(int node, int cluster, int cell, long g, SearchObserver observer) {
    improvedCount = 0;
    relaxation++;
    relaxAll(node, cluster, g);
    for (int i = 0; i < improvedCount; i++) {
      open(improved[i], cell, observer);
    }
    openPeak = Math.max(openPeak, open.size());
  }

  /** Relaxes the edges to every node by which a cluster may be left. */
  private void relaxAll(int node, int cluster, long g) {
    final RingDistances nodes = distances[cluster];
    final long[] states = this.states.array();
    final long base = this.base;
    final int[] ringX = clusters.ringX();
    final int[] ringY = clusters.ringY();
    final long perMax = CrossingGraph.perMax(graph, nodes.weight());
    final long perMin = CrossingGraph.perMin(graph, nodes.weight());
    final int entered = node & placeMask;
    final int index = node == START ? 0 : nodes.index(entered);
    final int firstNode = cluster << placeBits;
    final int firstCell = clusters.firstCell(cluster);
    int to = 0;
    for (int word = 0; word < placeWords; word++) {
      for (long rest = nodes.places(word); rest != 0; rest &= rest - 1, to++) {
        int place = word << 6 | Long.numberOfTrailingZeros(rest);
        // For each node by which the cluster may be left, over the edge to it:
        long exitG = g;
        int exit = firstNode | place;
        if (exit != node) {
          long edge;
          if (node == START) {
            edge = startDistances[place];
          } else {
            // It was reached as cheaply before, whatever is in the way.
            int dx = ringX[place] - ringX[entered];
            int dy = ringY[place] - ringY[entered];
            edge = Heuristic.estimate(dx, dy, perMax, perMin);
            if (CellStates.isNoBetter(CellStates.reachedAt(g + edge, base), states[exit])) {
              continue;
            }
            long excess = nodes.excess(index, to);
            edge = excess == RingDistances.UNREACHED ? NO_PATH : edge + excess;
          }
          if (edge == NO_PATH) {
            continue;
          }
          // It was reached as cheaply before.
          exitG += edge;
          long old = states[exit];
          long candidate = CellStates.reachedAt(exitG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[exit] = candidate | (isNew ? 0 : old & KEPT);
          generated++;
        }
        int exitCell = firstCell + placeOffsets[place];
        int bits = moves[exitCell] & leaving[place] & 0xff;
        for (; bits != 0; bits &= bits - 1) {
          cross(node, cluster, exitCell, place, Integer.numberOfTrailingZeros(bits), exitG);
        }
      }
    }
  }

  /** Relaxes a crossing behind a node by which a cluster is left. */
  private void cross(int node, int cluster, int exitCell, int place, int d, long exitG) {
    final long[] states = this.states.array();
    int crossing = place << 3 | d;
    int toward = leadsTo[crossing];
    int nextPlace = enteredPlaces[crossing];
    int next = cluster + clusterOffsets[toward] << placeBits | nextPlace;
    // It was reached as cheaply before.
    long nextG = exitG + (moveCosts == null ? graph.cost(exitCell, d) : moveCosts[d]);
    long old = states[next];
    long candidate = CellStates.reachedAt(nextG, base);
    if (CellStates.isNoBetter(candidate, old)) {
      return;
    }
    // Keep g, the move and the node before.
    boolean isNew = CellStates.isFirstVisit(old, base);
    touched += isNew ? 1 : 0;
    states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
    enteredFrom[next] = node;
    // It is opened once, after its last improvement.
    int mark = toward << placeBits | nextPlace;
    if (marks[mark] != relaxation) {
      marks[mark] = relaxation;
      improved[improvedCount++] = next;
    }
  }

  /** Opens a node that was improved, unless no path through it is better than the best. */
  private void open(int node, int from, SearchObserver observer) {
    int cluster = node >>> placeBits;
    int place = node & placeMask;
    long state = states.array()[node];
    long g = CellStates.g(state);
    generated++;
    long h = estimate.of(cluster, place);
    if (g + h >= best) {
      return;
    }
    // No path through it is better than the best by the factor.
    if (isWithin(g + h)) {
      leastLeft = Math.min(leastLeft, g + h);
      return;
    }
    long f = g + h;
    open.push(f, entry(g, node));
    operations++;
    if (observer != null) {
      observer.generate(0, clusters.ringCell(cluster, place), from, g, f);
    }
    // In the goal's cluster: go on to the goal.
    if (cluster == goalCluster) {
      reachGoal(node, g, observer);
    }
  }

  /** Goes on to the goal from a node by which its cluster was entered. */
  private void reachGoal(int node, long g, SearchObserver observer) {
    int place = node & placeMask;
    long rest = goalDistances[place];
    if (rest == NO_PATH || g + rest >= best) {
      return;
    }
    best = g + rest;
    lastNode = node;
    if (rest > 0) {
      generated++;
      if (observer != null) {
        observer.generate(0, goal, clusters.ringCell(goalCluster, place), best, best);
      }
    }
  }

  private long trace() {
    at = 0;
    if (step == Step.PROOF && lastNode != START) {
      return traceSearch();
    }
    if (best < inside) {
      return corridor.trace(goal, route);
    }
    route.goStraight(start, goal, inside);
    return inside;
  }

  /**
   * Follows the nodes entered back from the goal. The cost can be less than when the goal was
   * reached, where a node on the route was improved since.
   */
  private long traceSearch() {
    route.clear();
    int last = goal;
    long cost = 0;
    for (int node = lastNode; node != START; node = enteredFrom[node]) {
      int cluster = node >>> placeBits;
      int place = node & placeMask;
      int cell = clusters.ringCell(cluster, place);
      long edge =
          node == lastNode
              ? goalDistances[place]
              : crossings.distance(cluster, place, clusters.ringOf(last));
      route.addBackwards(cell, last, edge);
      int d = CellStates.direction(states.array()[node]);
      last = cell - cellOffsets[d];
      cost += edge + graph.cost(last, d);
    }
    long edge = startDistances[clusters.ringOf(last)];
    route.addBackwards(start, last, edge);
    route.turnRound();
    return cost + edge;
  }

  /**
   * Appends the next stretch of the path, through one cluster and into the next; false if it
   * reached the goal or the query was stopped. If it was stopped, nothing is appended, and the next
   * call begins the stretch again. The path holds what was appended so far, at first nothing.
   */
  public boolean advance(PathBuffer path, QueryMeter queryMeter) {
    queryMeter.enter(Phase.REFINEMENT);
    int size = path.size();
    if (size == 0) {
      path.add(start);
    }
    int first = route.cell(at);
    int last = route.cell(at + 1);
    if (first != last) {
      queryMeter.announce(SearchPart.REFINE, 0, first, last);
    }
    paths.append(first, last, route.cost(at), path, queryMeter);
    if (queryMeter.stopped() != null) {
      path.truncate(size);
      return false;
    }
    at += 2;
    if (at < route.size()) {
      path.add(route.cell(at));
      return true;
    }
    return false;
  }
}
