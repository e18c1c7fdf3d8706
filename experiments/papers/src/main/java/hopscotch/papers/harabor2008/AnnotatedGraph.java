package hopscotch.papers.harabor2008;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The abstract graph of HAA* for agents of 1 x 1 and 2 x 2 cells on two terrains (Harabor and
 * Botea, CIG 2008). Each edge says which capability and which size it is for.
 *
 * <p>Along the border of two clusters a transition stands wherever the clearance rises, for each
 * capability. Two nodes of a cluster are joined by a shortest path for each capability and size,
 * unless an edge that serves the same agent dominates it: one that is no longer in a graph of high
 * quality, and any in one of low quality. The latter has also no transition that another one of the
 * same two clusters dominates, if inner edges lead from end to end. These are the rules of the
 * authors' program; the text leaves open how clearance decides where transitions stand.
 */
final class AnnotatedGraph {
  /** How many edges are kept. */
  enum Quality {
    HIGH,
    LOW
  }

  private static final int LARGEST_AGENT = 2;

  /** Costs of moves. They order all paths of a cluster as 1 and the root of 2 do. */
  private static final int STRAIGHT = 100_000;

  private static final int DIAGONAL = 141_421;
  private static final int UNREACHED = Integer.MAX_VALUE;

  private final TwoTerrains map;
  private final int side;
  private final Quality quality;
  private final ClusterSearch search;

  /** The nodes of each cluster, in the order in which they were made. */
  private final Map<Integer, List<Node>> clusters = new HashMap<>();

  private final Map<Integer, Node> nodes = new HashMap<>();

  /** The transitions, by the two clusters that they join. */
  private final Map<List<Integer>, List<Edge>> transitions = new LinkedHashMap<>();

  private final int nodeCount;
  private final int edgeCount;

  private static final class Node {
    final int cell;
    final List<Edge> edges = new ArrayList<>();
    boolean isKept;

    Node(int cell) {
      this.cell = cell;
    }

    /** Whether an edge to another node serves such agents, and costs no more than {@code most}. */
    boolean hasEdge(Node other, int capability, int size, int most) {
      for (Edge edge : edges) {
        if ((edge.from == other || edge.to == other)
            && edge.cost <= most
            && edge.serves(capability, size)) {
          return true;
        }
      }
      return false;
    }
  }

  private record Edge(Node from, Node to, int cost, int capability, int size) {
    /** Whether agents of this capability and size can take the edge. */
    boolean serves(int other, int otherSize) {
      return (capability & other) == capability && size >= otherSize;
    }
  }

  /** The graph of a map with clusters of {@code side} cells a side. */
  AnnotatedGraph(TwoTerrains map, int side, Quality quality) {
    this.map = map;
    this.side = side;
    this.quality = quality;
    search = new ClusterSearch();
    for (int left = 0; left < map.width; left += side) {
      for (int top = 0; top < map.height; top += side) {
        for (int capability : TwoTerrains.CAPABILITIES) {
          addEasternBorder(left, top, capability);
          addSouthernBorder(left, top, capability);
        }
      }
    }
    List<Edge> kept = keptTransitions();
    kept.forEach(edge -> edge.from.isKept = edge.to.isKept = true);
    nodeCount = (int) nodes.values().stream().filter(node -> node.isKept).count();
    edgeCount = kept.size() + innerEdges();
  }

  /** The number of nodes. */
  int nodeCount() {
    return nodeCount;
  }

  /** The number of edges, those inside clusters and those between two. */
  int edgeCount() {
    return edgeCount;
  }

  private int cluster(int cell) {
    return cell / map.width / side * map.width + cell % map.width / side;
  }

  private void addEasternBorder(int left, int top, int capability) {
    if (left + side < map.width) {
      int first = top * map.width + left + side - 1;
      addBorder(first, map.width, Math.min(side, map.height - top), 1, capability);
    }
  }

  private void addSouthernBorder(int left, int top, int capability) {
    if (top + side < map.height) {
      int first = (top + side - 1) * map.width + left;
      addBorder(first, 1, Math.min(side, map.width - left), map.width, capability);
    }
  }

  /** Adds the transitions of a border of {@code length} cells from {@code first} on. */
  private void addBorder(int first, int step, int length, int across, int capability) {
    int before = 0;
    for (int i = 0; i < length; i++) {
      int cell = first + i * step;
      int clearance =
          Math.min(map.clearance(cell, capability), map.clearance(cell + across, capability));
      if (clearance > before) {
        addTransition(cell, cell + across, capability, Math.min(clearance, LARGEST_AGENT));
      }
      before = clearance;
    }
  }

  private void addTransition(int cell, int neighbor, int capability, int size) {
    Node from = node(cell);
    Node to = node(neighbor);
    if (!from.hasEdge(to, capability, size, STRAIGHT)) {
      Edge edge = add(new Edge(from, to, STRAIGHT, capability, size));
      transitions
          .computeIfAbsent(List.of(cluster(cell), cluster(neighbor)), key -> new ArrayList<>())
          .add(edge);
    }
  }

  private static Edge add(Edge edge) {
    edge.from.edges.add(edge);
    edge.to.edges.add(edge);
    return edge;
  }

  /** The node of a cell. A new one is joined to all nodes of its cluster. */
  private Node node(int cell) {
    Node known = nodes.get(cell);
    if (known != null) {
      return known;
    }
    Node made = new Node(cell);
    nodes.put(cell, made);
    List<Node> others = clusters.computeIfAbsent(cluster(cell), key -> new ArrayList<>());
    for (int capability : TwoTerrains.CAPABILITIES) {
      for (int size = LARGEST_AGENT; size >= 1 && !others.isEmpty(); size--) {
        search.from(cell, capability, size);
        for (Node other : others) {
          int cost = search.cost(other.cell);
          int most = quality == Quality.HIGH ? cost : UNREACHED;
          if (cost < UNREACHED && !made.hasEdge(other, capability, size, most)) {
            add(new Edge(made, other, cost, capability, size));
          }
        }
      }
    }
    others.add(made);
    return made;
  }

  private List<Edge> keptTransitions() {
    List<Edge> kept = new ArrayList<>();
    for (List<Edge> border : transitions.values()) {
      for (int i = 0; i < border.size(); i++) {
        if (quality == Quality.HIGH || !isDominated(border, i)) {
          kept.add(border.get(i));
        }
      }
    }
    return kept;
  }

  /**
   * Whether another transition dominates this one. Of two that dominate each other the first stays.
   */
  private static boolean isDominated(List<Edge> border, int i) {
    Edge edge = border.get(i);
    for (int j = 0; j < border.size(); j++) {
      Edge other = border.get(j);
      if (j != i
          && other.serves(edge.capability, edge.size)
          && (j < i || !edge.serves(other.capability, other.size))
          && edge.from.hasEdge(other.from, edge.capability, edge.size, UNREACHED)
          && edge.to.hasEdge(other.to, edge.capability, edge.size, UNREACHED)) {
        return true;
      }
    }
    return false;
  }

  private int innerEdges() {
    int ends = 0;
    for (Node node : nodes.values()) {
      for (Edge edge : node.edges) {
        boolean isInner = cluster(edge.from.cell) == cluster(edge.to.cell);
        if (isInner && edge.from.isKept && edge.to.isKept) {
          ends++;
        }
      }
    }
    return ends / 2;
  }

  /** Costs of shortest paths inside a cluster from one cell, for one kind of agent. */
  private final class ClusterSearch {
    private final int[] costs = new int[map.width * map.height];

    /** A ring of cells whose neighbours must be looked at. Each is in it once at most. */
    private final int[] queue = new int[side * side + 1];

    private final boolean[] isQueued = new boolean[costs.length];
    private int head;
    private int tail;
    private int cluster;
    private int capability;
    private int size;

    /** Finds the costs of all cells of the cluster of a cell. */
    void from(int start, int ofCapability, int ofSize) {
      cluster = cluster(start);
      capability = ofCapability;
      size = ofSize;
      int left = start % map.width / side * side;
      int top = start / map.width / side * side;
      for (int y = top; y < Math.min(top + side, map.height); y++) {
        int row = y * map.width;
        Arrays.fill(costs, row + left, row + Math.min(left + side, map.width), UNREACHED);
      }
      if (isOpen(start % map.width, start / map.width)) {
        reach(start, 0);
      }
      while (head != tail) {
        int cell = queue[head];
        head = (head + 1) % queue.length;
        isQueued[cell] = false;
        leave(cell);
      }
    }

    private void leave(int cell) {
      int x = cell % map.width;
      int y = cell / map.width;
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          // A diagonal needs both cells beside it; for a straight move these are its two ends.
          if (isOpen(x + dx, y + dy) && isOpen(x + dx, y) && isOpen(x, y + dy)) {
            int cost = costs[cell] + (dx != 0 && dy != 0 ? DIAGONAL : STRAIGHT);
            if (cost < costs[cell + dy * map.width + dx]) {
              reach(cell + dy * map.width + dx, cost);
            }
          }
        }
      }
    }

    private void reach(int cell, int cost) {
      costs[cell] = cost;
      if (!isQueued[cell]) {
        isQueued[cell] = true;
        queue[tail] = cell;
        tail = (tail + 1) % queue.length;
      }
    }

    private boolean isOpen(int x, int y) {
      return x >= 0
          && y >= 0
          && x < map.width
          && y < map.height
          && cluster(y * map.width + x) == cluster
          && map.clearance(y * map.width + x, capability) >= size;
    }

    /**
     * The cost of the last start to a cell of its cluster. {@link #UNREACHED} if there is no path.
     */
    int cost(int cell) {
      return costs[cell];
    }
  }
}
