package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import java.util.Arrays;

/**
 * A* on edge-n-level sparse visibility graphs (Oh and Leong, SoCS 2017; see {@link
 * SparseVisibilityGraph}). Start and goal are joined to the corners that they see. From the goal
 * backwards all taut paths of rising level are marked; from the start A* follows taut edges of
 * rising level, of the top level, and marked ones.
 *
 * <p>Where we deviate: no edges of the top level are joined to skip edges; and near ties of length
 * are compared exactly, as {@link Labels} does.
 *
 * <p>Guarantee: a shortest path. Space: 16 bytes a corner, 16 a vertex and 4 an edge. For one
 * thread.
 */
final class EdgeLevelSearch extends GridSearch {
  private static final int FROM_START = -1;

  private final SparseVisibilityGraph visibility;
  private final Corners corners;
  private final Points points;
  private final Labels labels;
  private final VisibleCorners visible;
  private final NodeHeap open = new NodeHeap();
  private final Ints marking = new Ints();
  private final int[] xs;
  private final int[] ys;
  private final int[] targets;
  private final int[] follow;
  private final int[] reverse;
  private final int[] levels;

  /** The number of the last search in which the goal saw the vertex. */
  private final int[] seen;

  /** The number of the last search in which the vertex was expanded, by the way now kept. */
  private final int[] closed;

  /** The number of the last search in which the edge was marked. */
  private final int[] marked;

  /** By vertex the edge over which it was reached. */
  private final int[] over;

  private int number;
  private int startX;
  private int startY;
  private int startCell;
  private int goalX;
  private int goalY;
  private double limit;
  private long pushes;

  EdgeLevelSearch(
      GridGraph graph,
      SparseVisibilityGraph visibility,
      Corners corners,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    this.visibility = visibility;
    this.corners = corners;
    points = new Points(graph);
    labels = new Labels(graph.map(), points);
    visible = new VisibleCorners(graph, corners);
    xs = visibility.xs();
    ys = visibility.ys();
    follow = visibility.follow();
    targets = visibility.targets();
    reverse = visibility.reverse();
    levels = visibility.levels();
    seen = new int[visibility.vertexCount()];
    over = new int[seen.length];
    closed = new int[seen.length];
    marked = new int[visibility.edgeCount()];
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    path.addPoint(points.end(at));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    Outcome stopped = null;
    long expanded = 0;
    long pops = 0;
    int openPeak = 0;
    long nextCheck = meter.start(budget);

    begin(start, goal);
    while (open.size() > 0 && open.topF() <= limit) {
      openPeak = Math.max(openPeak, open.size());
      int vertex = open.pop();
      pops++;
      int x = xs[vertex];
      int y = ys[vertex];
      int root = labels.root(x, y);
      double g = labels.length(root);
      if (closed[vertex] == number) {
        continue;
      }
      if (expanded >= nextCheck) {
        stopped = meter.exhausted(expanded);
        if (stopped != null) {
          break;
        }
        nextCheck = meter.nextCheck(expanded);
      }
      expanded++;
      closed[vertex] = number;
      if (observer != null) {
        double h = Labels.distance(goalX - x, goalY - y);
        observer.expand(0, cell(vertex), told(g), told(g + h));
      }
      if (seen[vertex] == number) {
        labels.offerGoal(root);
      }
      limit = labels.goalLength() * (1 + Labels.SLACK);
      int edge = over[vertex];
      boolean isFromStart = edge == FROM_START;
      int level = isFromStart ? 0 : levels[edge];
      int next = isFromStart ? visibility.firstTaut(startX, startY, vertex) : follow[edge];
      int end =
          isFromStart ? visibility.endTaut(startX, startY, vertex) : visibility.followEnd(edge);
      for (; next < end; next++) {
        if (levels[next] == SparseVisibilityGraph.TOP
            || levels[next] > level
            || marked[next] == number) {
          reach(targets[next], next, root, x, y);
        }
      }
    }
    counters.expanded = expanded;
    counters.generated = pushes;
    counters.touched = pushes;
    counters.heapOperations = pushes + pops;
    counters.openPeak = openPeak;
    if (stopped != null) {
      return stopped;
    }
    if (labels.goalLength() == Double.POSITIVE_INFINITY) {
      return Outcome.NO_PATH;
    }
    labels.trace(path);
    return Outcome.FOUND;
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
    pushes = 0;
    if (number == Integer.MAX_VALUE) {
      Arrays.fill(seen, 0);
      Arrays.fill(closed, 0);
      Arrays.fill(marked, 0);
      number = 0;
    }
    number++;
    int root = labels.root(startX, startY);
    visible.scan(startX, startY, start, goal, goalX, goalY);
    if (visible.seesTarget()) {
      labels.offerGoal(root);
      limit = labels.goalLength();
      return;
    }
    for (int i = 0; i < visible.found().size(); i++) {
      reach(visibility.vertex(visible.found().get(i)), FROM_START, root, startX, startY);
    }
    visible.scan(goalX, goalY, goal, -1, 0, 0);
    for (int i = 0; i < visible.found().size(); i++) {
      markBackwards(visibility.vertex(visible.found().get(i)));
    }
  }

  /** Marks, from a vertex that the goal sees, all edges from which levels fall to the goal. */
  private void markBackwards(int vertex) {
    seen[vertex] = number;
    marking.clear();
    int end = visibility.endTaut(goalX, goalY, vertex);
    for (int edge = visibility.firstTaut(goalX, goalY, vertex); edge < end; edge++) {
      mark(edge);
    }
    while (marking.size() > 0) {
      int edge = marking.removeLast();
      int followEnd = visibility.followEnd(edge);
      for (int next = follow[edge]; next < followEnd; next++) {
        if (levels[next] > levels[edge]) {
          mark(next);
        }
      }
    }
  }

  private void mark(int edge) {
    if (levels[edge] != SparseVisibilityGraph.TOP && marked[reverse[edge]] != number) {
      marked[reverse[edge]] = number;
      marking.add(edge);
    }
  }

  /** Keeps a way to a vertex over an edge if it is shorter than the one known. */
  private void reach(int vertex, int edge, int from, int fromX, int fromY) {
    int x = xs[vertex];
    int y = ys[vertex];
    if (!labels.improve(x, y, from, fromX, fromY)) {
      return;
    }
    over[vertex] = edge;
    closed[vertex] = 0;
    double g = labels.length(labels.root(x, y));
    double f = g + Labels.distance(goalX - x, goalY - y);
    if (f <= limit) {
      open.push(f, vertex);
      pushes++;
      if (observer != null) {
        int parent = edge == FROM_START ? startCell : cell(targets[reverse[edge]]);
        observer.generate(0, cell(vertex), parent, told(g), told(f));
      }
    }
  }

  /** A free cell at a vertex. */
  private int cell(int vertex) {
    for (int i = 0; ; i++) {
      int cell = corners.freeCellAround(xs[vertex], ys[vertex], -1, i);
      if (cell >= 0) {
        return cell;
      }
    }
  }

  /** A length of halves of a cell's width in the scale of the graph. */
  private long told(double length) {
    return (long) (length / 2 * graph.unitCost());
  }
}
