package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.corner.Labels;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;
import hopscotch.core.search.open.NodeHeap;
import java.util.Arrays;

/**
 * A* on edge-n-level sparse visibility graphs (Oh and Leong, SoCS 2017; see {@link
 * SparseVisibilityGraph}). Start and goal are joined to the corners that they see. From the goal
 * backwards all taut paths of rising level are marked. From the start A* follows three kinds of
 * taut edges: those of rising level, those of the top level, and marked ones.
 *
 * <p>Where we deviate:
 *
 * <ul>
 *   <li>Start and goal look for corners only as far as the search needs to know. Before it expands
 *       a vertex whose f is above the <em>horizon</em>, it moves the horizon on. Both ends look for
 *       corners up to there, and what they see joins the search. Vertices that were expanded before
 *       an edge of theirs was marked are opened again.
 *   <li>There are no skip edges. A vertex that is next in any case is expanded at once.
 *   <li>Near ties of length are compared exactly, as {@link Labels} does.
 * </ul>
 *
 * <p>Guarantee: a shortest path. Space: 36 bytes for each vertex, and 4 for each lower edge. For
 * one thread.
 */
final class EdgeLevelSearch extends GridSearch {
  private static final int FROM_START = -1;
  private static final int NONE = -1;

  private final Vertices vertices;
  private final Points points;
  private final VertexLabels labels;
  private final Horizon horizon;

  /** Which vertices may be reached; null where all may. */
  private final RelevantCells.Relevance relevant;

  /**
   * For each vertex, the stretch of a cell that a path enters which bends there; shared by
   * searches.
   */
  private final int[] stretches;

  private final NodeHeap open = new NodeHeap();
  private final int[] xs;
  private final int[] ys;
  private final int[] tops;
  private final int[] lowers;
  private final int[] exits;
  private final int[] followTops;
  private final int[] followLowers;
  private final int[] levels;
  private final int topCount;

  /**
   * The number of the last search in which the vertex was expanded; its complement where it is open
   * again.
   */
  private final int[] closed;

  /** For each vertex, the edge over which it was reached. */
  private final int[] over;

  private final GoalMarks marks;
  private int number;
  private int startX;
  private int startY;
  private int startCell;
  private int goalX;
  private int goalY;
  private double limit;
  private long pushes;
  private long generated;
  private long touched;

  /** The vertex with the least f among those reached by the last expansion, and that f. */
  private int next;

  private double nextF;

  EdgeLevelSearch(
      GridGraph graph,
      SparseVisibilityGraph visibility,
      Corners corners,
      Pruning pruning,
      int[] stretches,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    vertices = visibility.vertices();
    points = new Points(graph);
    xs = vertices.xs();
    ys = vertices.ys();
    labels = new VertexLabels(vertices, points);
    Pruning.Query forth = pruning.newQuery();
    relevant = forth instanceof RelevantCells.Relevance blocks ? blocks : null;
    this.stretches = stretches;
    horizon = new Horizon(graph, corners, forth, relevant != null ? forth : pruning.newQuery());
    tops = visibility.tops();
    lowers = visibility.lowers();
    exits = visibility.exits();
    followTops = visibility.followTops();
    followLowers = visibility.followLowers();
    levels = visibility.levels();
    topCount = visibility.topCount();
    over = new int[vertices.count()];
    closed = new int[over.length];
    marks = new GoalMarks(visibility);
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    path.addPoint(points.end(at));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long expanded = 0;
    long reopened = 0;
    long pops = 0;
    int openPeak = 0;
    meter.start(budget);

    begin(start, goal);
    while (true) {
      // Take the vertex that was reached last if no open one is better, else the open one of least
      // f.
      int vertex = next;
      if (vertex == NONE || nextF > horizon.length() || open.size() > 0 && nextF > open.topF()) {
        pushNext();
        openPeak = Math.max(openPeak, open.size());
        double f = open.size() > 0 ? open.topF() : Double.POSITIVE_INFINITY;
        // Beyond the horizon both ends first look for more corners.
        if (f > horizon.length()) {
          if (horizon.length() >= limit || !horizon.moveOn(f, limit)) {
            break;
          }
          takeSeen();
          continue;
        }
        // No open vertex can lead to a shorter path than the one that is known.
        if (f > limit) {
          break;
        }
        vertex = open.pop();
        pops++;
        if (closed[vertex] == number) {
          continue;
        }
      }
      next = NONE;
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it: along taut edges of rising level, of the top level, and marked ones.
      expanded++;
      reopened += closed[vertex] == ~number ? 1 : 0;
      closed[vertex] = number;
      if (observer != null) {
        double g = labels.length(vertex);
        double h = Labels.distance(goalX - xs[vertex], goalY - ys[vertex]);
        observer.expand(0, vertices.freeCell(vertex), told(g), told(g + h));
      }
      expand(vertex);
    }
    counters.set(expanded, generated, reopened, touched, pushes + pops, openPeak);
    Outcome outcome = meter.outcome(labels.goalLength() != Double.POSITIVE_INFINITY);
    if (outcome == Outcome.FOUND) {
      labels.trace(path);
    }
    return outcome;
  }

  private void begin(int start, int goal) {
    int from = points.end(start);
    int target = points.end(goal);
    startX = points.x(from);
    startY = points.y(from);
    goalX = points.x(target);
    goalY = points.y(target);
    startCell = start;
    labels.begin(startX, startY, goalX, goalY);
    limit = Double.POSITIVE_INFINITY;
    open.clear();
    next = NONE;
    pushes = 0;
    generated = 0;
    touched = 0;
    if (number == Integer.MAX_VALUE) {
      Arrays.fill(closed, 0);
      marks.clear();
      number = 0;
    }
    number++;
    marks.begin(number, goalX, goalY);
    horizon.begin(startX, startY, start, goalX, goalY, goal);
    takeSeen();
  }

  /** Takes up what both ends saw when the horizon was moved. */
  private void takeSeen() {
    if (horizon.fromStart().seesTarget()) {
      labels.offerGoal(labels.start());
      limit = labels.goalLength() * (1 + Labels.SLACK);
    }
    Ints seen = horizon.fromGoal().found();
    int known = marks.size();
    for (int i = 0; i < seen.size(); i++) {
      int vertex = vertices.at(seen.get(i));
      if (!isRelevant(vertex)) {
        continue;
      }
      marks.add(vertex);
      if (closed[vertex] == number) {
        offerGoal(vertex);
      }
    }
    seen.clear();
    for (int mark = known; mark < marks.size(); mark += 2) {
      reopen(marks.source(mark));
    }
    Ints reached = horizon.fromStart().found();
    for (int i = 0; i < reached.size(); i++) {
      int vertex = vertices.at(reached.get(i));
      reach(vertex, FROM_START, labels.start(), startX, startY);
    }
    reached.clear();
  }

  private void reopen(int vertex) {
    if (closed[vertex] == number) {
      closed[vertex] = ~number;
      double g = labels.length(vertex);
      double f = g + Labels.distance(goalX - xs[vertex], goalY - ys[vertex]);
      push(f, vertex);
      generated(vertex, g, f);
    }
  }

  private void offerGoal(int vertex) {
    labels.offerGoal(vertex);
    limit = labels.goalLength() * (1 + Labels.SLACK);
  }

  private void expand(int vertex) {
    if (marks.isSeen(vertex)) {
      offerGoal(vertex);
    }
    int x = xs[vertex];
    int y = ys[vertex];
    int edge = over[vertex];
    int exit;
    int top;
    int lower;
    int level = 0;
    if (edge == FROM_START) {
      exit = vertices.side(vertex, startX, startY) ^ 1;
      top = vertices.firstTaut(startX, startY, vertex, tops[exit], tops[exit + 1], exits);
      lower = vertices.firstTaut(startX, startY, vertex, lowers[exit], lowers[exit + 1], exits);
    } else {
      exit = exits[edge];
      top = followTops[edge];
      lower = followLowers[edge];
      level = edge < topCount ? VisibilityEdges.TOP : levels[edge - topCount];
    }
    int end = tops[exit + 1];
    for (; top < end; top++) {
      reach(exits[top] >> 1, top, vertex, x, y);
    }
    if (level < VisibilityEdges.TOP) {
      end = lowers[exit + 1];
      for (int i = lower; i < end; i++) {
        if (levels[i - topCount] > level) {
          reach(exits[i] >> 1, i, vertex, x, y);
        }
      }
    }
    for (int mark = marks.first(vertex); mark >= 0; mark = marks.next(mark)) {
      int marked = marks.edge(mark);
      if (marked >= lower && marked < lowers[exit + 1]) {
        reach(exits[marked] >> 1, marked, vertex, x, y);
      }
    }
  }

  /** Keeps a way to a vertex over an edge if it is shorter than the one known. */
  private void reach(int vertex, int edge, int from, int fromX, int fromY) {
    int x = xs[vertex];
    int y = ys[vertex];
    double g = labels.length(from) + Labels.distance(x - fromX, y - fromY);
    boolean isNew = !labels.isReached(vertex);
    if (labels.offer(vertex, from, g) >= 0) {
      return;
    }
    if (vertex == labels.goal()) {
      limit = g * (1 + Labels.SLACK);
    }
    over[vertex] = edge;
    if (closed[vertex] == number) {
      closed[vertex] = ~number;
    }
    double f = g + Labels.distance(goalX - x, goalY - y);
    if (f <= limit) {
      touched += isNew ? 1 : 0;
      if (next == NONE || f < nextF) {
        pushNext();
        next = vertex;
        nextF = f;
      } else {
        push(f, vertex);
      }
      generated(vertex, g, f);
    }
  }

  private boolean isRelevant(int vertex) {
    return relevant == null || relevant.hasStretch(stretches[vertex]);
  }

  private void generated(int vertex, double g, double f) {
    generated++;
    if (observer != null) {
      int parent = labels.parent(vertex);
      int cell = parent == labels.start() ? startCell : vertices.freeCell(parent);
      observer.generate(0, vertices.freeCell(vertex), cell, told(g), told(f));
    }
  }

  /** Puts the next vertex back into the open list. */
  private void pushNext() {
    if (next != NONE) {
      push(nextF, next);
      next = NONE;
    }
  }

  /** Queues a vertex if a shortest path may lead there, which to ask sooner takes more time. */
  private void push(double f, int vertex) {
    if (vertex == labels.goal() || isRelevant(vertex)) {
      open.push(f, vertex);
      pushes++;
    }
  }

  /** A length of halves of a cell's width in the scale of the graph. */
  private long told(double length) {
    return (long) (length / 2 * graph.unitCost());
  }
}
