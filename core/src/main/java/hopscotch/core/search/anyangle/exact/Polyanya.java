package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;

/**
 * Polyanya (Cui, Harabor and Grastien, "Compromise-free Pathfinding on a Navigation Mesh", IJCAI
 * 2017) on a mesh of rectangles. A node is an interval of a portal and a root that sees it; it is
 * expanded into the rectangle beyond. Observable successors are what the root sees of that
 * rectangle's other portals; non-observable ones lie beside, seen from an end of the interval at
 * which the path may bend. A node is dropped if its root was reached by a shorter way (root
 * history), and one that is the only successor is expanded at once (intermediate pruning).
 *
 * <p>Where we deviate: an interval's ends are rays through points of the grid, so that all sides
 * are told in whole numbers; and the search goes on past the goal as long as rounding could hide a
 * shorter way, which {@link Labels} then compares exactly.
 *
 * <p>Guarantee: a shortest path. Space: 16 bytes a corner, and 48 a node. For one thread.
 */
final class Polyanya extends GridSearch {
  private final RectangleMesh mesh;
  private final Corners corners;
  private final Points points;
  private final CornerLabels labels;
  private final Cones cones = new Cones();
  private final NodeHeap open = new NodeHeap();
  private final int[] first;
  private final int[] ends;
  private final int[] to;
  private final boolean[] bends;
  private final int[] stretches;
  private final RelevantCells.Query relevant;

  private int goalX;
  private int goalY;
  private int goalRectangle;

  /** No node whose f is above can lead to a shortest path. */
  private double limit;

  /** The node being expanded. */
  private final Root root = new Root();

  private boolean seesAll;
  private int leftX;
  private int leftY;
  private int rightX;
  private int rightY;
  private int cell;

  /** The ends of its interval, where a path over its root may bend. */
  private final Root leftEnd = new Root();

  private final Root rightEnd = new Root();

  Polyanya(
      GridGraph graph,
      RectangleMesh mesh,
      Corners corners,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    this.mesh = mesh;
    this.corners = corners;
    points = new Points(graph);
    labels = new CornerLabels(graph.map(), points);
    first = mesh.first();
    ends = mesh.ends();
    to = mesh.to();
    bends = mesh.bends();
    stretches = mesh.stretches();
    relevant = mesh.relevant().new Query();
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    path.addPoint(points.end(at));
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
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
      if (!load(node)) {
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
      int portal = cones.numbers()[8 * node + 6];
      if (observer != null) {
        observe(node, portal);
      }
      expand(to[portal], mesh.twin()[portal]);
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
    goalRectangle = mesh.rectangleOf(goal);
    relevant.begin(start, goal);
    labels.begin(points.x(from), points.y(from), goalX, goalY);
    limit = Double.POSITIVE_INFINITY;
    cones.clear();
    open.clear();
    root.reach(labels, points.x(from), points.y(from));
    seesAll = true;
    cell = start;
    expand(mesh.rectangleOf(start), -1);
    for (int i = 0; i < 4; i++) {
      expandAround(start, i);
    }
  }

  /** Expands the start into the rectangle of one of four cells around, if it is another one. */
  private void expandAround(int start, int i) {
    int around = corners.freeCellAround(root.x, root.y, start, i);
    if (around < 0) {
      return;
    }
    int rectangle = mesh.rectangleOf(around);
    boolean isNew = rectangle != mesh.rectangleOf(start);
    for (int j = 0; j < i; j++) {
      int earlier = corners.freeCellAround(root.x, root.y, start, j);
      isNew &= earlier < 0 || mesh.rectangleOf(earlier) != rectangle;
    }
    if (isNew) {
      expand(rectangle, -1);
    }
  }

  /** Makes a node the one to expand; false if its root was reached by a shorter way since. */
  private boolean load(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    root.reach(labels, numbers[at], numbers[at + 1]);
    if (cones.g(node) > root.length * (1 + Labels.SLACK)) {
      return false;
    }
    leftX = numbers[at + 2];
    leftY = numbers[at + 3];
    rightX = numbers[at + 4];
    rightY = numbers[at + 5];
    seesAll = leftX == root.x && leftY == root.y;
    int portal = numbers[at + 6];
    int end = 4 * portal;
    leftEnd.guess(leftX, leftY, bends[2 * portal] && leftX == ends[end] && leftY == ends[end + 1]);
    rightEnd.guess(
        rightX,
        rightY,
        bends[2 * portal + 1] && rightX == ends[end + 2] && rightY == ends[end + 3]);
    return true;
  }

  private void observe(int node, int portal) {
    cell = mesh.beyond(portal);
    observer.expand(0, cell, told(cones.g(node)), told(f(node)));
    cones.tell(observer, node, isRow(portal));
  }

  /** A length of halves of a cell's width in the scale of the graph. */
  private long told(double length) {
    return (long) (length / 2 * graph.unitCost());
  }

  /** Adds the successors in a rectangle, entered by the portal that leads back. */
  private void expand(int rectangle, int entered) {
    int end = first[rectangle + 1];
    for (int portal = first[rectangle]; portal < end; portal++) {
      if (portal == entered || !relevant.has(stretches[portal], isRow(portal))) {
        continue;
      }
      if (seesAll) {
        addFrom(root, portal);
      } else {
        addThroughCone(portal);
      }
    }
    if (rectangle == goalRectangle) {
      reachGoal();
    }
  }

  private void addThroughCone(int portal) {
    int end = 4 * portal;
    int firstX = ends[end] - root.x;
    int firstY = ends[end + 1] - root.y;
    int lastX = ends[end + 2] - root.x;
    int lastY = ends[end + 3] - root.y;
    int leftDx = leftX - root.x;
    int leftDy = leftY - root.y;
    int rightDx = rightX - root.x;
    int rightDy = rightY - root.y;
    long firstInLeft = cross(leftDx, leftDy, firstX, firstY);
    long lastInLeft = cross(leftDx, leftDy, lastX, lastY);
    long firstInRight = cross(firstX, firstY, rightDx, rightDy);
    long lastInRight = cross(lastX, lastY, rightDx, rightDy);
    if (firstInLeft >= 0
        && firstInRight >= 0
        && lastInLeft >= 0
        && lastInRight >= 0
        && cross(firstX, firstY, lastX, lastY) == 0) {
      addAlongLine(root, portal);
    } else if (firstInLeft <= 0 && lastInLeft <= 0) {
      if (mayBendAt(leftEnd)) {
        addFrom(leftEnd, portal);
      }
    } else if (firstInRight <= 0 && lastInRight <= 0) {
      if (mayBendAt(rightEnd)) {
        addFrom(rightEnd, portal);
      }
    } else {
      addInterval(
          root,
          firstInLeft >= 0 ? ends[end] : leftX,
          firstInLeft >= 0 ? ends[end + 1] : leftY,
          lastInRight >= 0 ? ends[end + 2] : rightX,
          lastInRight >= 0 ? ends[end + 3] : rightY,
          portal);
      if (firstInLeft < 0 && mayBendAt(leftEnd)) {
        addInterval(leftEnd, ends[end], ends[end + 1], leftX + leftDx, leftY + leftDy, portal);
      }
      if (lastInRight < 0 && mayBendAt(rightEnd)) {
        addInterval(
            rightEnd, rightX + rightDx, rightY + rightDy, ends[end + 2], ends[end + 3], portal);
      }
    }
  }

  private boolean mayBendAt(Root end) {
    return end.mayBend(labels, root);
  }

  /** Adds what a root that sees all of the rectangle sees of a portal. */
  private void addFrom(Root from, int portal) {
    int end = 4 * portal;
    long side =
        cross(
            ends[end] - from.x,
            ends[end + 1] - from.y,
            ends[end + 2] - from.x,
            ends[end + 3] - from.y);
    if (side == 0) {
      addAlongLine(from, portal);
    } else {
      addInterval(from, ends[end], ends[end + 1], ends[end + 2], ends[end + 3], portal);
    }
  }

  /**
   * Adds a portal on whose line a root lies: a path turns through it only at its nearer end. That
   * may be the root itself, if it is an end of the interval; a root that sees all was given each
   * rectangle around it that it needs.
   */
  private void addAlongLine(Root from, int portal) {
    int end = 4 * portal;
    int firstX = ends[end] - from.x;
    int firstY = ends[end + 1] - from.y;
    int lastX = ends[end + 2] - from.x;
    int lastY = ends[end + 3] - from.y;
    if ((long) firstX * lastX + (long) firstY * lastY <= 0) {
      if (from != root) {
        addOpen(from.x, from.y, from.length, portal);
      }
      return;
    }
    int nearer = Math.abs(firstX) + Math.abs(firstY) <= Math.abs(lastX) + Math.abs(lastY) ? 0 : 1;
    int x = ends[end + 2 * nearer];
    int y = ends[end + 2 * nearer + 1];
    if (bends[2 * portal + nearer] && labels.offer(x, y, from.id, from.x, from.y)) {
      addOpen(x, y, labels.length(labels.root(x, y)), portal);
    }
  }

  private void addOpen(int x, int y, double g, int portal) {
    cones.addOpen(x, y, portal, line(portal), g);
    generated(portal);
  }

  private void addInterval(Root from, int aX, int aY, int bX, int bY, int portal) {
    cones.add(from.x, from.y, aX, aY, bX, bY, portal, line(portal), from.length);
    generated(portal);
  }

  private boolean isRow(int portal) {
    return ends[4 * portal + 1] == ends[4 * portal + 3];
  }

  private int line(int portal) {
    return ends[4 * portal + (isRow(portal) ? 1 : 0)];
  }

  /** The f of a node, which one that is expanded at once never needs. */
  private double f(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    int x = numbers[at];
    int y = numbers[at + 1];
    int aX = numbers[at + 2] - x;
    int aY = numbers[at + 3] - y;
    if (aX == 0 && aY == 0) {
      return cones.g(node) + Labels.distance(goalX - x, goalY - y);
    }
    int bX = numbers[at + 4] - x;
    int bY = numbers[at + 5] - y;
    int line = numbers[at + 7];
    if (isRow(numbers[at + 6])) {
      return cones.g(node) + estimate(line - y, aX, aY, bX, bY, goalX - x, goalY - line);
    }
    return cones.g(node) + estimate(line - x, aY, aX, bY, bX, goalY - y, goalX - line);
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

  private void generated(int portal) {
    if (observer != null) {
      int node = cones.size() - 1;
      observer.generate(0, mesh.beyond(portal), cell, told(cones.g(node)), told(f(node)));
      cones.tell(observer, node, isRow(portal));
    }
  }

  private void reachGoal() {
    long inLeft = cross(leftX - root.x, leftY - root.y, goalX - root.x, goalY - root.y);
    long inRight = cross(goalX - root.x, goalY - root.y, rightX - root.x, rightY - root.y);
    if (seesAll || inLeft >= 0 && inRight >= 0) {
      labels.offerGoal(root.id);
    } else if (inLeft < 0 && mayBendAt(leftEnd)) {
      labels.offerGoal(leftEnd.id);
    } else if (inRight < 0 && mayBendAt(rightEnd)) {
      labels.offerGoal(rightEnd.id);
    }
    limit = labels.goalLength() * (1 + Labels.SLACK);
  }

  /** Above 0 where the second vector points to the right of the first. */
  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }
}
