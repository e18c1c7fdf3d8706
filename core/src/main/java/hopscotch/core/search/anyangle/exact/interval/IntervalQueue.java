package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Labels;
import hopscotch.core.search.open.NodeHeap;

/**
 * The open list of a search over {@link Cones}, for {@code Anya} and {@code Polyanya}. It leaves
 * out a node whose root was reached by a shorter way (root history), and hands a node that is the
 * only successor out at once (intermediate pruning). Equally short ways to a root make the same
 * nodes again; each of these is handed out twice at most, where the papers hand out all. It goes on
 * past the goal as long as rounding could hide a shorter way, which {@link Labels} then compares
 * exactly. For one thread.
 */
public final class IntervalQueue {
  /** The shortest known ways to corners. */
  public final CornerLabels labels;

  /** The nodes; those added last are the successors of the one handed out last. */
  public final Cones cones = new Cones();

  /** The root of the node handed out last; at first the start. */
  public final Root root = new Root();

  /** The column of the goal, in doubled coordinates. */
  public int goalX;

  /** The row of the goal, in doubled coordinates. */
  public int goalY;

  private final GridGraph graph;
  private final Points points;
  private final SearchObserver observer;
  private final NodeHeap open = new NodeHeap();
  private final RepeatedNodes repeated = new RepeatedNodes(cones);

  /** The index at which the successors of the node handed out last begin among the nodes. */
  private int successors;

  /** The largest f of a node that can lead to a shortest path. */
  private double limit;

  private long pushes;
  private long pops;
  private int openPeak;

  /** The cell that an observer is told of as the parent of what is generated. */
  private int parentCell;

  /** The open list of searches on a graph, which {@code observer} may watch. */
  public IntervalQueue(GridGraph graph, SearchObserver observer) {
    this.graph = graph;
    this.observer = observer;
    points = new Points(graph);
    labels = new CornerLabels(graph.map(), points);
  }

  /** Begins a query between two cells; what the start sees is to be added. */
  public void begin(int start, int goal) {
    int from = points.end(start);
    int target = points.end(goal);
    goalX = points.x(target);
    goalY = points.y(target);
    labels.begin(points.x(from), points.y(from), goalX, goalY);
    limit = Double.POSITIVE_INFINITY;
    cones.clear();
    open.clear();
    repeated.clear();
    successors = 0;
    pushes = 0;
    pops = 0;
    openPeak = 0;
    root.reach(labels, points.x(from), points.y(from));
    parentCell = start;
  }

  /** The next node to expand, whose root is {@link #root} then; -1 if none can be of use. */
  public int next() {
    while (true) {
      int node = successors;
      boolean isOnly = cones.size() - successors == 1;
      if (!isOnly || limit < Double.POSITIVE_INFINITY && f(node) > limit) {
        pushSuccessors();
        if (open.size() == 0 || open.topF() > limit) {
          return -1;
        }
        node = open.pop();
        pops++;
      }
      successors = cones.size();
      int[] numbers = cones.numbers();
      root.reach(labels, numbers[8 * node], numbers[8 * node + 1]);
      double longest = root.length * (1 + Labels.SLACK);
      if (cones.g(node) <= longest
          && !(labels.isTied(root.id) && repeated.isRepeated(node, longest))) {
        return node;
      }
    }
  }

  private void pushSuccessors() {
    for (int i = successors; i < cones.size(); i++) {
      double f = f(i);
      if (f <= limit) {
        open.push(f, i);
        pushes++;
      }
    }
    openPeak = Math.max(openPeak, open.size());
  }

  /** Offers the goal a way over a root that sees it. */
  public void offerGoal(Root from) {
    labels.offerGoal(from.id);
    limit = labels.goalLength() * (1 + Labels.SLACK);
  }

  /** Writes what the query did. */
  public void count(SearchCounters counters, long expanded) {
    counters.set(expanded, cones.size(), 0, cones.size(), pushes + pops, openPeak);
  }

  /** Writes the shortest path, if there is one. */
  public Outcome trace(PathBuffer path) {
    if (labels.goalLength() == Double.POSITIVE_INFINITY) {
      return Outcome.NO_PATH;
    }
    labels.trace(path);
    return Outcome.FOUND;
  }

  /** Writes the path of a query whose ends are one cell. */
  public void stay(int at, PathBuffer path) {
    path.addPoint(points.end(at));
  }

  /** Tells the observer, who must be there, that a node is expanded into a cell. */
  public void tellExpanded(int node, int cell) {
    parentCell = cell;
    observer.expand(0, cell, told(cones.g(node)), told(f(node)));
    cones.tell(observer, node);
  }

  /** Tells the observer, who must be there, of the node added last, and of a cell beyond it. */
  public void tellGenerated(int cell) {
    int node = cones.size() - 1;
    observer.generate(0, cell, parentCell, told(cones.g(node)), told(f(node)));
    cones.tell(observer, node);
  }

  /** The f of a node, which one that is expanded at once never needs. */
  private double f(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    int x = numbers[at];
    int y = numbers[at + 1];
    int aX = numbers[at + 2] - x;
    int aY = numbers[at + 3] - y;
    double g = cones.g(node);
    if (aX == 0 && aY == 0) {
      return g + Labels.distance(goalX - x, goalY - y);
    }
    int bX = numbers[at + 4] - x;
    int bY = numbers[at + 5] - y;
    int line = numbers[at + 7];
    if (line >= 0) {
      return g + estimate(line - y, aX, aY, bX, bY, goalX - x, goalY - line);
    }
    return g + estimate(~line - x, aY, aX, bY, bX, goalY - y, goalX - ~line);
  }

  private static double estimate(
      int distance, int aAlong, int aOut, int bAlong, int bOut, int goalAlong, int goalOut) {
    return Cones.estimate(
        Math.abs(distance),
        Cones.meet(aAlong, aOut, distance),
        Cones.meet(bAlong, bOut, distance),
        goalAlong,
        Math.abs(goalOut));
  }

  /** A length of halves of a cell's width in the scale of the graph. */
  private long told(double length) {
    return (long) (length / 2 * graph.unitCost());
  }
}
