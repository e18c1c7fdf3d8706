package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;

/**
 * A* over {@link Cones}: the loop that {@link Anya} and {@link Polyanya} share. A node is dropped
 * if its root was reached by a shorter way (root history); one that is the only successor is
 * expanded at once (intermediate pruning). The search goes on past the goal as long as rounding
 * could hide a shorter way, which {@link Labels} then compares exactly.
 */
abstract class IntervalSearch extends GridSearch {
  final CornerLabels labels;
  final Cones cones = new Cones();

  /** The root of the node being expanded. */
  final Root root = new Root();

  int goalX;
  int goalY;
  private final Points points;
  private final NodeHeap open = new NodeHeap();

  /** No node whose f is above can lead to a shortest path. */
  private double limit;

  /** The cell that an observer is told of as the parent of what is generated. */
  private int parentCell;

  IntervalSearch(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    points = new Points(graph);
    labels = new CornerLabels(graph.map(), points);
  }

  /** Adds what the root, which is the start, sees around it. */
  abstract void expandStart(int start, int goal);

  /** Makes a node whose root was taken the one to expand. */
  abstract void load(int node);

  /** Adds the successors of the node that was loaded, beyond its portal. */
  abstract void expand(int portal);

  /** A cell beyond a portal. */
  abstract int cellBeyond(int portal);

  /** Whether a portal lies on a line between rows, not between columns. */
  abstract boolean isRow(int portal);

  @Override
  protected final void stay(int at, PathBuffer path) {
    path.addPoint(points.end(at));
  }

  @Override
  protected final Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    Outcome stopped = null;
    long expanded = 0;
    long pushes = 0;
    long pops = 0;
    int openPeak = 0;
    long nextCheck = meter.start(budget);

    begin(start, goal);
    int successors = 0;
    while (true) {
      int node = successors;
      boolean isOnly = cones.size() - successors == 1;
      if (!isOnly || limit < Double.POSITIVE_INFINITY && f(node) > limit) {
        for (int i = successors; i < cones.size(); i++) {
          double f = f(i);
          if (f <= limit) {
            open.push(f, i);
            pushes++;
          }
        }
        openPeak = Math.max(openPeak, open.size());
        if (open.size() == 0 || open.topF() > limit) {
          break;
        }
        node = open.pop();
        pops++;
      }
      successors = cones.size();
      int[] numbers = cones.numbers();
      root.reach(labels, numbers[8 * node], numbers[8 * node + 1]);
      if (cones.g(node) > root.length * (1 + Labels.SLACK)) {
        continue;
      }
      load(node);
      if (expanded >= nextCheck) {
        stopped = meter.exhausted(expanded);
        if (stopped != null) {
          break;
        }
        nextCheck = meter.nextCheck(expanded);
      }
      expanded++;
      int portal = numbers[8 * node + 6];
      if (observer != null) {
        parentCell = cellBeyond(portal);
        observer.expand(0, parentCell, told(cones.g(node)), told(f(node)));
        cones.tell(observer, node, isRow(portal));
      }
      expand(portal);
    }
    counters.expanded = expanded;
    counters.generated = cones.size();
    counters.touched = cones.size();
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
    goalX = points.x(target);
    goalY = points.y(target);
    labels.begin(points.x(from), points.y(from), goalX, goalY);
    limit = Double.POSITIVE_INFINITY;
    cones.clear();
    open.clear();
    root.reach(labels, points.x(from), points.y(from));
    parentCell = start;
    expandStart(start, goal);
  }

  /** Offers the goal a way over a root that sees it. */
  final void offerGoal(Root from) {
    labels.offerGoal(from.id);
    limit = labels.goalLength() * (1 + Labels.SLACK);
  }

  /** Tells an observer of the node that was added last. */
  final void generated() {
    if (observer != null) {
      int node = cones.size() - 1;
      int portal = cones.numbers()[8 * node + 6];
      observer.generate(0, cellBeyond(portal), parentCell, told(cones.g(node)), told(f(node)));
      cones.tell(observer, node, isRow(portal));
    }
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
    if (isRow(numbers[at + 6])) {
      return g + estimate(line - y, aX, aY, bX, bY, goalX - x, goalY - line);
    }
    return g + estimate(line - x, aY, aX, bY, bX, goalY - y, goalX - line);
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
