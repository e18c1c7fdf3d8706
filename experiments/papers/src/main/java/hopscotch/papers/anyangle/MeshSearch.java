package hopscotch.papers.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Polyanya on a mesh of convex polygons, as in Cui, Harabor and Grastien, "Compromise-Free
 * Pathfinding on a Navigation Mesh", 2017, and in the program that its authors published. For
 * counting alone, and for one thread.
 */
final class MeshSearch {
  private static final double EPSILON = 1e-8;
  private static final int NO_VERTEX = -1;

  private final GridGraph graph;
  private final PolygonMesh mesh;
  private final int stride;

  /** By vertex, the least cost of it as a root. */
  private final double[] costs;

  private final IntArrayList reached = new IntArrayList();
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(Comparator.comparingDouble(Node::f).thenComparingDouble(n -> -n.g()));
  private double goalX;
  private double goalY;
  private int goalPolygon;
  private long expanded;

  /**
   * A root, an interval of an edge that it sees, and the polygon behind that.
   *
   * @param root the vertex; {@link #NO_VERTEX} at the start
   * @param edge the half-edge on the side of the root
   * @param g the cost of the root
   * @param f a lower bound on the length of a path through the interval
   */
  private record Node(
      int root,
      double rootX,
      double rootY,
      int edge,
      double rightX,
      double rightY,
      double leftX,
      double leftY,
      double g,
      double f) {}

  /** A search on a mesh of a graph. */
  MeshSearch(GridGraph graph, PolygonMesh mesh) {
    this.graph = graph;
    this.mesh = mesh;
    stride = graph.map().width() + 1;
    costs = new double[stride * (graph.map().height() + 1)];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
  }

  /** The length of a shortest path between two lattice points; NaN if there is none. */
  double length(int startX, int startY, int endX, int endY) {
    reached.forEach(vertex -> costs[vertex] = Double.POSITIVE_INFINITY);
    reached.clear();
    open.clear();
    expanded = 0;
    goalX = endX;
    goalY = endY;
    goalPolygon = mesh.polygon(mesh.locate(endX, endY));
    int first = mesh.locate(startX, startY);
    Node start = new Node(NO_VERTEX, startX, startY, first, startX, startY, startX, startY, 0, 0);
    List<Node> nodes = new ArrayList<>();
    // Make nodes of the edges around the start, unless it shares a polygon with the goal.
    if (addFirst(start, first, nodes)) {
      return length(endX - startX, endY - startY);
    }
    open.addAll(nodes);
    while (!open.isEmpty()) {
      // Take the node of the least f. It ends the search if the goal lies behind it.
      Node node = open.poll();
      expanded++;
      if (leadsToGoal(node)) {
        return node.f();
      }
      // Leave it out if its root has a shorter way by now.
      if (node.root() != NO_VERTEX && costs[node.root()] + EPSILON < node.g()) {
        continue;
      }
      // Generate its successors. One that is alone is passed at once.
      do {
        nodes.clear();
        addSuccessors(node, nodes);
        node = nodes.size() == 1 ? nodes.get(0) : node;
      } while (nodes.size() == 1 && !leadsToGoal(node));
      open.addAll(nodes);
    }
    return Double.NaN;
  }

  /**
   * Adds the edges of all polygons that the start lies in: both at an edge, those around it at a
   * vertex in the open, and one at a corner of blocked ground, where the others follow. Returns
   * whether the goal lies in one of them.
   */
  private boolean addFirst(Node start, int first, List<Node> nodes) {
    boolean isGoal = mesh.polygon(first) == goalPolygon;
    int edge = first;
    do {
      int twin = mesh.twin(edge);
      if (mesh.x(edge) == start.rootX() && mesh.y(edge) == start.rootY() && !isCorner(edge)) {
        nodes.clear();
        int around = edge;
        do {
          for (int at = mesh.next(around); mesh.next(at) != around; at = mesh.next(at)) {
            add(start, at, nodes);
          }
          isGoal |= mesh.polygon(around) == goalPolygon;
          around = mesh.next(mesh.twin(around));
        } while (around != edge);
        return isGoal;
      }
      if (twin >= 0 && isWithin(edge, (int) start.rootX(), (int) start.rootY())) {
        isGoal |= mesh.polygon(twin) == goalPolygon;
        addOthers(start, twin, nodes);
      } else {
        add(start, edge, nodes);
      }
      edge = mesh.next(edge);
    } while (edge != first);
    return isGoal;
  }

  /** Whether a half-edge starts where blocked ground is. */
  private boolean isCorner(int edge) {
    int x = mesh.x(edge);
    int y = mesh.y(edge);
    return !isFree(x, y) || !isFree(x - 1, y) || !isFree(x, y - 1) || !isFree(x - 1, y - 1);
  }

  private boolean isFree(int x, int y) {
    GridMap map = graph.map();
    return map.contains(x, y) && graph.isFree(map.cell(x, y));
  }

  private boolean leadsToGoal(Node node) {
    return behind(node) == goalPolygon;
  }

  private int behind(Node node) {
    return mesh.polygon(mesh.twin(node.edge()));
  }

  /** The number of nodes that the last search took from the open list. */
  long expanded() {
    return expanded;
  }

  /** Whether a point lies on a half-edge and not at its ends. */
  private boolean isWithin(int edge, int x, int y) {
    int ax = mesh.x(edge) - x;
    int ay = mesh.y(edge) - y;
    int bx = endX(edge) - x;
    int by = endY(edge) - y;
    return ax * by == ay * bx && ax * bx + ay * by < 0;
  }

  /** Adds all edges of a polygon but one. */
  private void addOthers(Node from, int but, List<Node> nodes) {
    for (int edge = mesh.next(but); edge != but; edge = mesh.next(edge)) {
      add(from, edge, nodes);
    }
  }

  private void add(Node from, int edge, List<Node> nodes) {
    add(from, edge, mesh.x(edge), mesh.y(edge), endX(edge), endY(edge), nodes);
  }

  private int endX(int edge) {
    return mesh.x(mesh.next(edge));
  }

  private int endY(int edge) {
    return mesh.y(mesh.next(edge));
  }

  /** Adds the edges of the polygon behind a node that it leads to. */
  private void addSuccessors(Node node, List<Node> nodes) {
    int entry = mesh.twin(node.edge());
    double rightX = node.rightX() - node.rootX();
    double rightY = node.rightY() - node.rootY();
    double leftX = node.leftX() - node.rootX();
    double leftY = node.leftY() - node.rootY();
    boolean canTurnRight = isAt(node.edge(), node.rightX(), node.rightY()) && isCorner(node.edge());
    boolean canTurnLeft = isAt(entry, node.leftX(), node.leftY()) && isCorner(entry);
    if (Math.abs(cross(rightX, rightY, leftX, leftY)) < EPSILON) {
      // The interval lies on a line with the root, which turns at the nearer end.
      int end = length(leftX, leftY) < length(rightX, rightY) ? entry : node.edge();
      if (isCorner(end)) {
        addOthers(turned(node, end), entry, nodes);
      }
      return;
    }
    for (int edge = mesh.next(entry); edge != entry; edge = mesh.next(edge)) {
      double ax = mesh.x(edge);
      double ay = mesh.y(edge);
      double bx = endX(edge);
      double by = endY(edge);
      // Where the ends of the edge lie, above 0 to the left of the rays through the interval's
      // ends.
      double aRight = side(rightX, rightY, ax - node.rootX(), ay - node.rootY());
      double bRight = side(rightX, rightY, bx - node.rootX(), by - node.rootY());
      double aLeft = side(leftX, leftY, ax - node.rootX(), ay - node.rootY());
      double bLeft = side(leftX, leftY, bx - node.rootX(), by - node.rootY());
      double atRight = aRight < 0 && bRight > 0 ? aRight / (aRight - bRight) : 0;
      double atLeft = aLeft < 0 && bLeft > 0 ? aLeft / (aLeft - bLeft) : 1;
      // Right of the interval: the part that is not seen, with the right end as its root.
      if (canTurnRight && Math.min(aRight, bRight) < 0) {
        double end = bRight > 0 ? atRight : 1;
        double endX = ax + (bx - ax) * end;
        double endY = ay + (by - ay) * end;
        add(turned(node, node.edge()), edge, ax, ay, endX, endY, nodes);
      }
      // The part that the root sees.
      boolean isOnRay = aRight == 0 && bRight == 0 || aLeft == 0 && bLeft == 0;
      if (bRight > 0 && aLeft < 0 || isOnRay) {
        double toRightX = ax + (bx - ax) * atRight;
        double toRightY = ay + (by - ay) * atRight;
        double toLeftX = ax + (bx - ax) * atLeft;
        double toLeftY = ay + (by - ay) * atLeft;
        add(node, edge, toRightX, toRightY, toLeftX, toLeftY, nodes);
      }
      // Left of the interval: the part that is not seen, with the left end as its root.
      if (canTurnLeft && Math.max(aLeft, bLeft) > 0) {
        double from = aLeft < 0 ? atLeft : 0;
        double fromX = ax + (bx - ax) * from;
        double fromY = ay + (by - ay) * from;
        add(turned(node, entry), edge, fromX, fromY, bx, by, nodes);
      }
    }
  }

  private boolean isAt(int edge, double x, double y) {
    return Math.abs(mesh.x(edge) - x) < EPSILON && Math.abs(mesh.y(edge) - y) < EPSILON;
  }

  private static double cross(double ax, double ay, double bx, double by) {
    return ax * by - ay * bx;
  }

  private static double side(double ax, double ay, double bx, double by) {
    double cross = cross(ax, ay, bx, by);
    return Math.abs(cross) < EPSILON ? 0 : cross;
  }

  /** The node with the vertex where a half-edge starts as its root. */
  private Node turned(Node node, int edge) {
    int x = mesh.x(edge);
    int y = mesh.y(edge);
    double g = node.g() + length(x - node.rootX(), y - node.rootY());
    return new Node(y * stride + x, x, y, node.edge(), 0, 0, 0, 0, g, 0);
  }

  /**
   * Adds a node with the root of another, unless it leads nowhere or its root has a shorter way.
   */
  private void add(
      Node from, int edge, double rx, double ry, double lx, double ly, List<Node> nodes) {
    int twin = mesh.twin(edge);
    if (twin < 0 || mesh.isDeadEnd(mesh.polygon(twin)) && mesh.polygon(twin) != goalPolygon) {
      return;
    }
    int root = from.root();
    if (root != NO_VERTEX) {
      if (costs[root] == Double.POSITIVE_INFINITY) {
        reached.add(root);
      } else if (costs[root] + EPSILON < from.g()) {
        return;
      }
      costs[root] = from.g();
    }
    double f = from.g() + h(from.rootX(), from.rootY(), rx, ry, lx, ly);
    nodes.add(new Node(root, from.rootX(), from.rootY(), edge, rx, ry, lx, ly, from.g(), f));
  }

  /**
   * The length of the shortest line from a root by an interval to the goal, mirrored if it must.
   */
  private double h(double x, double y, double rx, double ry, double lx, double ly) {
    double dx = lx - rx;
    double dy = ly - ry;
    double rootSide = cross(dx, dy, x - rx, y - ry);
    double goalSide = cross(dx, dy, goalX - rx, goalY - ry);
    if (length(lx - x, ly - y) < EPSILON || length(rx - x, ry - y) < EPSILON) {
      return length(goalX - x, goalY - y);
    }
    double toX = goalX;
    double toY = goalY;
    if (rootSide > 0 == goalSide > 0 && rootSide != 0) {
      double by = 2 * goalSide / (dx * dx + dy * dy);
      toX += dy * by;
      toY -= dx * by;
    }
    if (cross(lx - x, ly - y, toX - x, toY - y) > EPSILON) {
      return length(lx - x, ly - y) + length(toX - lx, toY - ly);
    }
    if (cross(rx - x, ry - y, toX - x, toY - y) < -EPSILON) {
      return length(rx - x, ry - y) + length(toX - rx, toY - ry);
    }
    return length(toX - x, toY - y);
  }

  /** Math.hypot, which also is right for numbers far apart, takes most of the time of a search. */
  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
