package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.pibt.Priorities;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The configurations that have been reached, the steps between them, and the least known cost of a
 * way to each. Configurations that are new or have become cheaper are open, on top of the stack.
 */
final class ConfigurationGraph {
  private final GoalDistances distances;
  private final StepCosts costs;
  private final NodeTable explored = new NodeTable();
  private final OpenStack open = new OpenStack();
  private final Node start;
  private Node goal;
  private long nodeBytes;
  private long lowered;

  ConfigurationGraph(GoalDistances distances, StepCosts costs, int[] starts) {
    this.distances = distances;
    this.costs = costs;
    this.start = add(starts, NodeTable.hash(starts), null);
  }

  OpenStack open() {
    return open;
  }

  Node start() {
    return start;
  }

  /** The node of the goals, or {@code null} if it has not been reached. */
  Node goal() {
    return goal;
  }

  void setGoal(Node node) {
    goal = node;
  }

  /** The node of a configuration, or {@code null} if it has not been reached. */
  Node find(int[] configuration) {
    return explored.find(configuration, NodeTable.hash(configuration));
  }

  /** Adds a configuration that has not been reached before, one step after a node. */
  Node add(int[] configuration, Node parent) {
    return add(configuration, NodeTable.hash(configuration), parent);
  }

  private Node add(int[] configuration, long hash, Node parent) {
    char[] elapsed = new char[configuration.length];
    for (int unit = 0; unit < elapsed.length; unit++) {
      char before = parent == null ? 0 : parent.elapsed[unit];
      elapsed[unit] = Priorities.next(before, configuration[unit] == distances.goal(unit));
    }
    int g = parent == null ? 0 : parent.g + costs.of(parent.configuration, configuration);
    int ahead = costs.ahead(configuration);
    Node node = new Node(explored.size(), configuration, elapsed, parent, g, ahead);
    explored.add(node, hash);
    open.push(node);
    nodeBytes += Node.BYTES + 6L * configuration.length;
    return node;
  }

  /**
   * Keeps the step between two nodes, and lowers the cost of every node to which there is a cheaper
   * way now. Returns whether the cost of the goals fell.
   */
  boolean link(Node from, Node to) {
    long before = from.growthBytes();
    from.addSuccessor(to);
    nodeBytes += from.growthBytes() - before;
    int goalCost = goal == null ? 0 : goal.g;
    ArrayDeque<Node> queue = new ArrayDeque<>();
    lower(from, to, queue);
    while (!queue.isEmpty()) {
      Node node = queue.poll();
      for (int i = 0; i < node.successorCount(); i++) {
        lower(node, node.successor(i), queue);
      }
    }
    return goal != null && goal.g < goalCost;
  }

  private void lower(Node from, Node to, ArrayDeque<Node> queue) {
    if (from.g >= to.g) {
      return;
    }
    int g = from.g + costs.of(from.configuration, to.configuration);
    if (g < to.g) {
      to.g = g;
      to.parent = from;
      lowered++;
      queue.add(to);
      if (goal != null && to.f() < goal.f()) {
        open.push(to);
      }
    }
  }

  /**
   * Enters a way through configurations, of which the first has been reached. Returns whether the
   * cost of the goals fell.
   */
  boolean enter(List<int[]> way) {
    boolean isBetter = false;
    Node at = find(way.get(0));
    for (int[] next : way.subList(1, way.size())) {
      Node known = find(next);
      Node node = known == null ? add(next, at) : known;
      isBetter |= link(at, node);
      at = node;
    }
    return isBetter;
  }

  /** The configurations on the cheapest known way to the goals. */
  List<int[]> way() {
    List<int[]> way = new ArrayList<>();
    for (Node node = goal; node != null; node = node.parent) {
      way.add(node.configuration);
    }
    Collections.reverse(way);
    return way;
  }

  /** Counts the bytes by which a node's own arrays have grown. */
  void noteGrowth(long bytes) {
    nodeBytes += bytes;
  }

  int size() {
    return explored.size();
  }

  /** The number of times that the cost of a node fell. */
  long lowered() {
    return lowered;
  }

  long bytes() {
    return explored.bytes() + nodeBytes;
  }
}
