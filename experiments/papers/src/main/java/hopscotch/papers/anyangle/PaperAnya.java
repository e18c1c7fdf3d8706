package hopscotch.papers.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * Anya as Harabor, Grastien, Öz and Aksakalli describe it in "Optimal Any-Angle Pathfinding in
 * Practice", 2016, so that its expansions can be counted as they count them. A node is an interval
 * of a line between two rows, and a root that sees it: flat if the root lies on that line, else a
 * cone. Each node that is taken from the open list is an expansion. The planner {@code anya} has
 * larger intervals, and counts all of them, so its expansions are others.
 *
 * <ul>
 *   <li>Intervals end at the corners on their line (Section 3.1).
 *   <li>Culs-de-sac, which have no successor, are not made (Section 4.1).
 *   <li>From an intermediate node, which alone comes of its parent and has no end where a path may
 *       turn, the search goes on at once (Section 4.2).
 *   <li>A node is not made if its root has a shorter way, or an equal one from another parent.
 * </ul>
 *
 * <p>No path squeezes between two blocked cells that touch. A goal where they touch is reached from
 * either side, as in the authors' program. For one thread.
 */
final class PaperAnya {
  private static final double NEAR = 1e-7;

  private final GridGraph graph;
  private final GridMap map;
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(Comparator.comparingDouble(Node::f).thenComparing(node -> -node.g()));
  private final Map<Integer, Node> roots = new HashMap<>();
  private final List<Interval> successors = new ArrayList<>();
  private int goalX;
  private int goalY;
  private long expanded;

  /** The part of line {@code y} from {@code left} to {@code right} that a root sees. */
  private record Interval(int rootX, int rootY, double left, double right, int y) {
    boolean isFlat() {
      return rootY == y;
    }
  }

  private record Node(Interval interval, Node parent, double g, double f) {}

  PaperAnya(GridGraph graph) {
    this.graph = graph;
    map = graph.map();
  }

  /** The number of nodes that the last search expanded. */
  long expanded() {
    return expanded;
  }

  /** The length of a shortest path between the upper left corners of two cells; NaN if none. */
  double length(int startCell, int goalCell) {
    goalX = map.x(goalCell);
    goalY = map.y(goalCell);
    int x = map.x(startCell);
    int y = map.y(startCell);
    open.clear();
    roots.clear();
    expanded = 0;
    open.add(new Node(new Interval(x, y, x, x, y), null, 0, 0));
    while (!open.isEmpty()) {
      // Expand the node of least f, until one holds the goal.
      Node node = open.poll();
      expanded++;
      if (startCell == goalCell || hasGoal(node.interval)) {
        return node.f;
      }
      successors.clear();
      if (node.parent == null) {
        addOfStart(x, y);
      } else if (node.interval.isFlat()) {
        addOfFlat(node.interval);
      } else {
        addOfCone(node.interval);
      }
      for (Interval successor : successors) {
        offer(successor, node);
      }
    }
    return Double.NaN;
  }

  /** Puts a successor on the open list unless its root is reached as well otherwise. */
  private void offer(Interval interval, Node parent) {
    Interval from = parent.interval;
    double step = Math.hypot(interval.rootX - from.rootX, interval.rootY - from.rootY);
    double g = parent.g + step;
    Node best = roots.get(root(interval));
    if (best != null && g > best.g - NEAR) {
      boolean isSibling =
          step == 0 || best.parent != null && root(best.parent.interval) == root(from);
      if (g > best.g + NEAR || !isSibling) {
        return;
      }
    }
    Node node = new Node(interval, parent, g, g + h(interval));
    roots.put(root(interval), node);
    open.add(node);
  }

  /** Whether the goal is on an interval. */
  private boolean hasGoal(Interval interval) {
    return interval.y == goalY && interval.left - NEAR <= goalX && goalX <= interval.right + NEAR;
  }

  private int root(Interval interval) {
    return interval.rootY * (map.width() + 1) + interval.rootX;
  }

  /**
   * The length of the shortest way from the root by the interval to the goal, as if all is free.
   */
  private double h(Interval interval) {
    double toY = goalY;
    // A goal on the root's side of the line is as far as its mirror image.
    if (goalY < interval.y == interval.rootY < interval.y) {
      toY = 2.0 * interval.y - goalY;
    }
    double x = interval.rootX;
    if (toY != interval.rootY) {
      double share = (interval.y - interval.rootY) / (toY - interval.rootY);
      x += share * (goalX - interval.rootX);
    }
    x = Math.max(interval.left, Math.min(interval.right, x));
    return Math.hypot(x - interval.rootX, interval.y - interval.rootY)
        + Math.hypot(goalX - x, toY - interval.y);
  }

  private void addOfStart(int x, int y) {
    boolean isDouble = isDouble(x, y);
    if (!isDouble) {
      addFlat(x, x, y, -1);
    }
    addFlat(x, x, y, 1);
    for (int side = -1; side <= 1; side += 2) {
      if (!isDouble) {
        split(x, y, runLeft(x - 1, y, side), x, y + side, side);
      }
      split(x, y, x, runRight(x, y, side), y + side, side);
    }
  }

  private void addOfFlat(Interval flat) {
    int sign = flat.rootX <= flat.left ? 1 : -1;
    int x = (int) Math.rint(sign > 0 ? flat.right : flat.left);
    addFlat(flat.rootX, x, flat.y, sign);
    // Non-observable: round the corner, to the side on which the way was along a wall.
    if (isFreeBeside(x, flat.y, sign)) {
      int side = isBeside(x, flat.y, -sign, 1) ? -1 : 1;
      double left = sign > 0 ? x : runLeft(x - 1, flat.y, side);
      double right = sign > 0 ? runRight(x, flat.y, side) : x;
      split(x, flat.y, left, right, flat.y + side, side);
    }
  }

  private void addOfCone(Interval cone) {
    int side = cone.y > cone.rootY ? 1 : -1;
    Projection seen = project(cone, side);
    if (seen == null) {
      return;
    }
    if (seen.isSeen) {
      split(cone.rootX, cone.rootY, seen.left, seen.right, cone.y + side, side);
      addBeside(cone, cone.left, -1, seen.mostLeft, seen.left, side);
      addBeside(cone, cone.right, 1, seen.right, seen.mostRight, side);
    } else {
      // So flat that the root sees nothing of the next line.
      double at = cone.rootX > cone.right ? cone.right : cone.left;
      if (isCorner(at, cone.y) && cone.rootX > cone.right) {
        split((int) Math.rint(at), cone.y, seen.mostLeft, at, cone.y + side, side);
      } else if (isCorner(at, cone.y) && cone.rootX < cone.left) {
        split((int) Math.rint(at), cone.y, at, seen.mostRight, cone.y + side, side);
      }
      addFlatBeside(cone, cone.left, -1, side);
      addFlatBeside(cone, cone.right, 1, side);
    }
  }

  /** Adds what is not seen of a line beside an end of the interval, where the path turns. */
  private void addBeside(Interval cone, double end, int sign, double left, double right, int side) {
    if (isCorner(end, cone.y)) {
      addFlatBeside(cone, end, sign, side);
      split((int) Math.rint(end), cone.y, left, right, cone.y + side, side);
    }
  }

  private void addFlatBeside(Interval cone, double end, int sign, int side) {
    int x = (int) Math.rint(end);
    if (isWhole(end) && !isBeside(x, cone.y, sign, -side) && isBeside(x, cone.y, sign, side)) {
      addFlat(x, x, cone.y, sign);
    }
  }

  /** Adds the interval of a line that begins at {@code x}, and is seen from a root on that line. */
  private void addFlat(int rootX, int x, int y, int sign) {
    int to = nextCorner(x, y, sign);
    if (to == x) {
      return;
    }
    Interval flat = flat(rootX, x, to, y);
    // An intermediate node has no wall beside it: go on at once.
    if (isFreeBeside(x, y, sign) && !hasGoal(flat)) {
      int on = nextCorner(to, y, sign);
      flat = flat(rootX, to, on, y);
      to = on;
    }
    if (isFreeBeside(to, y, sign) || hasGoal(flat)) {
      successors.add(flat);
    }
  }

  private boolean isFreeBeside(int x, int y, int sign) {
    return isBeside(x, y, sign, 1) && isBeside(x, y, sign, -1);
  }

  private static Interval flat(int rootX, int x, int to, int y) {
    return new Interval(rootX, y, Math.min(x, to), Math.max(x, to), y);
  }

  /** Cuts a part of a line at its corners, and adds what leads on or holds the goal. */
  private void split(int rootX, int rootY, double left, double right, int y, int side) {
    if (left > right - NEAR) {
      return;
    }
    boolean hasGoal = hasGoal(new Interval(rootX, rootY, left, right, y));
    int before = successors.size();
    double to = right;
    while (to > left + NEAR) {
      double from = Math.max(left, cornerBefore(to, y));
      boolean leadsOn = isBeyond(from + NEAR, y, side) && isBeyond(to - NEAR, y, side);
      if (hasGoal || leadsOn) {
        successors.add(new Interval(rootX, rootY, from, to, y));
      }
      to = from;
    }
    // An intermediate node: go on at once.
    if (!hasGoal && successors.size() == before + 1) {
      Interval only = successors.get(before);
      if (!turns(only, only.left, -1, side) && !turns(only, only.right, 1, side)) {
        successors.remove(before);
        Projection seen = project(only, side);
        if (seen != null && seen.isSeen) {
          split(rootX, rootY, seen.left, seen.right, y + side, side);
        }
      }
    }
  }

  /** Whether a path may turn round an end of an interval. */
  private boolean turns(Interval cone, double end, int sign, int side) {
    boolean leansOut = sign > 0 ? Math.floor(end) < cone.rootX : Math.floor(end) > cone.rootX;
    return isCorner(end, cone.y)
        && (leansOut || !isBeside((int) Math.rint(end), cone.y, sign, -side));
  }

  /** What a root sees of the next line through an interval, and how far that line is free. */
  private record Projection(
      boolean isSeen, double left, double right, double mostLeft, double mostRight) {}

  /** {@code null} if the cells beyond an interval are blocked. */
  private Projection project(Interval cone, int side) {
    if (!isBeyond(cone.left + NEAR, cone.y, side) || !isBeyond(cone.right - NEAR, cone.y, side)) {
      return null;
    }
    double rise = Math.abs(cone.y - cone.rootY);
    double mostLeft = runLeft(floor(cone.left), cone.y, side);
    double mostRight = runRight(floor(cone.right), cone.y, side);
    double left = Math.max(cone.left - (cone.rootX - cone.left) / rise, mostLeft);
    double right = Math.min(cone.right + (cone.right - cone.rootX) / rise, mostRight);
    boolean isSeen = left < right - NEAR;
    if (left >= mostRight) {
      left = isBeyond(cone.left - NEAR, cone.y, side) ? right : mostLeft;
    }
    if (right <= mostLeft) {
      right = isBeyond(cone.right + NEAR, cone.y, side) ? left : mostRight;
    }
    return new Projection(isSeen, left, right, mostLeft, mostRight);
  }

  private static int floor(double x) {
    return (int) Math.floor(x + NEAR);
  }

  private static boolean isWhole(double x) {
    return Math.abs(x - Math.rint(x)) < NEAR;
  }

  /** The row of cells on a side of a line. */
  private static int row(int y, int side) {
    return side > 0 ? y : y - 1;
  }

  private boolean isBeyond(double x, int y, int side) {
    return isFree((int) Math.floor(x), row(y, side));
  }

  /** Whether the cell is free that lies left (-1) or right (1) of a point, above or below. */
  private boolean isBeside(int x, int y, int sign, int side) {
    return isFree(sign > 0 ? x : x - 1, row(y, side));
  }

  private boolean isFree(int x, int y) {
    return x >= 0 && y >= 0 && x < map.width() && y < map.height() && graph.isFree(map.cell(x, y));
  }

  /** The first point of the run of free cells that goes left from a cell. */
  private int runLeft(int cellX, int y, int side) {
    int x = cellX;
    while (isFree(x, row(y, side))) {
      x--;
    }
    return x + 1;
  }

  /** The point after the run of free cells that goes right from a cell. */
  private int runRight(int cellX, int y, int side) {
    int x = cellX;
    while (isFree(x, row(y, side))) {
      x++;
    }
    return x;
  }

  /** The next corner of a line, or where it goes no further between blocked cells. */
  private int nextCorner(int from, int y, int sign) {
    int x = from;
    while (isBeside(x, y, sign, 1) || isBeside(x, y, sign, -1)) {
      x += sign;
      if (isCorner(x, y)) {
        break;
      }
    }
    return x;
  }

  /** The last corner of a line before a point, or where it is not between free cells further. */
  private double cornerBefore(double to, int y) {
    int x = (int) Math.ceil(to - NEAR);
    return nextCorner(x, y, -1);
  }

  private boolean isCorner(double at, int y) {
    if (!isWhole(at)) {
      return false;
    }
    int x = (int) Math.rint(at);
    int blocked = 0;
    for (int sign = -1; sign <= 1; sign += 2) {
      for (int side = -1; side <= 1; side += 2) {
        blocked += isBeside(x, y, sign, side) ? 0 : 1;
      }
    }
    return blocked == 1 || isDouble(x, y);
  }

  /** Whether two blocked cells touch at a point, and the two others are free. */
  boolean isDouble(int x, int y) {
    boolean upperLeft = isBeside(x, y, -1, -1);
    return upperLeft == isBeside(x, y, 1, 1)
        && upperLeft != isBeside(x, y, 1, -1)
        && upperLeft != isBeside(x, y, -1, 1);
  }
}
