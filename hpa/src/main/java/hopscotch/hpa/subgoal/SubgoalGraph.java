package hopscotch.hpa.subgoal;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.Heuristic;
import java.io.IOException;
import java.util.Arrays;

/**
 * A simple subgoal graph (Uras, Koenig and Hernandez, ICAPS 2013). A subgoal is a free cell at the
 * convex corner of an obstacle: a diagonal neighbour is blocked and both orthogonal neighbours
 * beside it are free. An edge joins two subgoals that are direct-h-reachable from each other; its
 * cost is their octile distance and is not stored.
 *
 * <p>Nodes are numbered by cell; where the graph is repaired, a new node takes the number of one
 * that has gone. The graph holds for uniform terrain. With 8 directions it serves every cost pair:
 * a diagonal move costs at least one straight move and at most two, and then some shortest path
 * consists of octile paths between such corners.
 *
 * <p>Under the corner rules ONE_FREE and ALWAYS the subgoals are the two ends of each diagonal move
 * that cuts a corner: one of the cells beside it is blocked, or both. These are the cells at which
 * Harabor and Grastien ("Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011) find forced
 * neighbours. Why they suffice: of the shortest paths with the fewest moves and, among these, the
 * fewest diagonal ones, take the one whose diagonal moves come earliest.
 *
 * <ul>
 *   <li>Two straight moves at a right angle, or a turn by more than a right angle, can be replaced
 *       by one move, which the cell between permits.
 *   <li>Two diagonal moves at a right angle can be replaced by two straight ones, unless the cell
 *       on the inside is blocked. Then the second of them cuts that corner.
 *   <li>A straight and then a diagonal move can be swapped, unless the cell to that side is
 *       blocked. Then the diagonal one cuts that corner.
 * </ul>
 *
 * <p>So the path turns from diagonal to straight moves, and otherwise at subgoals alone: between
 * two of these it is an octile path. If no octile path between two subgoals passes a third, all
 * cells of their parallelogram are free, or they are the two ends of one move: a blocked cell
 * beside an octile path would make a diagonal move of some other such path cut a corner.
 *
 * <p>With 4 directions the octile distance is that of Manhattan. The corners are the same: this is
 * the visibility graph of Clarkson, Kapoor and Vaidya ("Rectilinear Shortest Paths through
 * Polygonal Obstacles in O(n (log n)^2) Time", SoCG 1987) on a grid. Two cells are
 * direct-h-reachable if the rectangle that they span is free and holds no other subgoal. If a path
 * of Manhattan length joins two cells and their rectangle is not free, then a subgoal is on such a
 * path: the path leads around an obstacle in the rectangle, and may be drawn tight about one of its
 * corners. And if the rectangle is free, each subgoal in it is on such a path. So some shortest
 * path consists of edges.
 *
 * <p>Immutable and shared by threads, but for one that {@link SubgoalRepair} repairs in place.
 */
public final class SubgoalGraph {
  /** In place of a node: a cell has none. */
  static final int NONE = -1;

  private static final String EDGES = "the edges of the subgoal graph";

  private final GridGraph graph;
  private final long perMax;
  private final long perMin;
  private final ConvexCorners corners;
  private final SubgoalStops stops;
  private final int[] offsets;
  private final int[] ranks;
  private int[] cells;
  private int[] columns;
  private int[] rows;
  private int[] edgeStarts;
  private int[] edges;

  /** Where the edges of node n end: at n + 1 in the array of starts, or at n in one of its own. */
  private int[] edgeEnds;

  private final int endShift;

  /** For each cell its node or {@link #NONE}, if the graph can be repaired; else {@code null}. */
  private final int[] nodes;

  /** The number of edges for which there has been room so far. */
  private int edgesUsed;

  /** The subgoals of a graph, without edges. */
  private SubgoalGraph(GridGraph graph) {
    this.graph = graph;
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    offsets = Directions.offsets(graph.map().stride());
    corners = new ConvexCorners(graph);
    cells = subgoals(graph, corners);
    columns = new int[cells.length];
    rows = new int[cells.length];
    stops = new SubgoalStops(graph);
    ranks = new int[graph.freeBits().length];
    for (int node = 0; node < cells.length; node++) {
      int cell = cells[node];
      columns[node] = graph.map().x(cell);
      rows[node] = graph.map().y(cell);
      stops.set(cell, true);
      ranks[cell >>> 6]++;
    }
    int before = 0;
    for (int word = 0; word < ranks.length; word++) {
      int count = ranks[word];
      ranks[word] = before;
      before += count;
    }
    edgeStarts = new int[0];
    edges = new int[0];
    edgeEnds = edgeStarts;
    endShift = 1;
    nodes = null;
  }

  private SubgoalGraph(
      SubgoalGraph nodes, int[] edgeStarts, int[] edges, int[] edgeEnds, int[] nodesByCell) {
    graph = nodes.graph;
    perMax = nodes.perMax;
    perMin = nodes.perMin;
    offsets = nodes.offsets;
    stops = nodes.stops;
    corners = nodes.corners;
    cells = nodes.cells;
    ranks = nodes.ranks;
    columns = nodes.columns;
    rows = nodes.rows;
    this.edgeStarts = edgeStarts;
    this.edges = edges;
    this.edgeEnds = edgeEnds;
    endShift = edgeEnds == edgeStarts ? 1 : 0;
    this.nodes = nodesByCell;
  }

  private SubgoalGraph withEdges(int[] starts, int... targets) {
    return new SubgoalGraph(this, starts, targets, starts, null);
  }

  /**
   * Builds the graph.
   *
   * @throws IllegalArgumentException unless the movement is one that subgoal graphs serve
   * @throws BudgetExhaustedException if the budget runs out; each scan counts as an expansion
   */
  public static SubgoalGraph build(GridGraph graph, String planner, Budget budget) {
    return ofNodes(graph, planner).withEdges(budget);
  }

  /**
   * Finds the subgoals alone, without edges; {@link #edges} must not be called.
   *
   * @throws IllegalArgumentException unless the movement is one that subgoal graphs serve
   */
  public static SubgoalGraph ofNodes(GridGraph graph, String planner) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "planner '%s' serves terrain of one weight; this is '%s'"
              .formatted(planner, graph.movement()));
    }
    return new SubgoalGraph(graph);
  }

  /** The subgoals of a graph whose map changes in place, for {@link SubgoalRepair}. */
  static SubgoalGraph toRepair(GridGraph graph, String planner) {
    SubgoalGraph found = ofNodes(graph, planner);
    int count = found.cells.length;
    int[] nodesByCell = new int[graph.map().cellCount()];
    Arrays.fill(nodesByCell, NONE);
    for (int node = 0; node < count; node++) {
      nodesByCell[found.cells[node]] = node;
    }
    return new SubgoalGraph(found, new int[count], new int[0], new int[count], nodesByCell);
  }

  /** In a repair: gives a cell that has become a subgoal a number that no other has. */
  void put(int node, int cell) {
    if (node == cells.length) {
      int room = node + (node >> 1) + 16;
      cells = Arrays.copyOf(cells, room);
      columns = Arrays.copyOf(columns, room);
      rows = Arrays.copyOf(rows, room);
      edgeStarts = Arrays.copyOf(edgeStarts, room);
      edgeEnds = Arrays.copyOf(edgeEnds, room);
    }
    nodes[cell] = node;
    cells[node] = cell;
    columns[node] = graph.map().x(cell);
    rows[node] = graph.map().y(cell);
  }

  /** In a repair: a cell is no subgoal any more, and its number has no edges. */
  void remove(int cell) {
    int node = nodes[cell];
    nodes[cell] = NONE;
    edgeEnds[node] = edgeStarts[node];
  }

  /** In a repair: gives a node the edges to what a scan has found. */
  void join(int node, ReachableScan scan) {
    if (room(scan.size()) > room(edgeEnds[node] - edgeStarts[node])) {
      edgeEnds[node] = edgeStarts[node];
      edgeStarts[node] = roomFor(scan.size());
    }
    int end = edgeStarts[node];
    for (int i = 0; i < scan.size(); i++) {
      edges[end++] = nodes[scan.found(i)];
    }
    edgeEnds[node] = end;
  }

  /** Edges have room for a multiple of 4, so that most changes of their number need no other. */
  private static int room(int count) {
    return count + 3 & -4;
  }

  /**
   * The index at which there is room for {@code count} edges. If there is none left, all edges are
   * moved closer together.
   */
  private int roomFor(int count) {
    if (edgesUsed + room(count) > edges.length) {
      long live = 0;
      for (int node = 0; node < cells.length; node++) {
        live += room(edgeEnds[node] - edgeStarts[node]);
      }
      int[] closer = new int[ArrayLength.of(2 * (live + room(count)), EDGES)];
      edgesUsed = 0;
      for (int node = 0; node < cells.length; node++) {
        int length = edgeEnds[node] - edgeStarts[node];
        System.arraycopy(edges, edgeStarts[node], closer, edgesUsed, length);
        edgeStarts[node] = edgesUsed;
        edgeEnds[node] = edgesUsed + length;
        edgesUsed += room(length);
      }
      edges = closer;
    }
    int start = edgesUsed;
    edgesUsed += room(count);
    return start;
  }

  private static int[] subgoals(GridGraph graph, ConvexCorners corners) {
    Ints cells = new Ints();
    for (int cell = 0; cell < graph.moves().length; cell++) {
      if (corners.at(cell) != 0) {
        cells.add(cell);
      }
    }
    return cells.toArray();
  }

  /** The subgoals of this graph, without edges; {@link #edges} must not be called. */
  public SubgoalGraph withoutEdges() {
    return withEdges(new int[0]);
  }

  private SubgoalGraph withEdges(Budget budget) {
    ReachableScan scan = new ReachableScan(graph, stops);
    BudgetMeter meter = BudgetMeter.started(budget);
    int[] starts = new int[cells.length + 1];
    int[] targets = new int[ArrayLength.of(8L * cells.length, EDGES)];
    int count = 0;
    for (int node = 0; node < cells.length; node++) {
      meter.require(node, "the subgoal graph");
      int found = scan.from(cells[node]);
      if (count + found > targets.length) {
        targets = Arrays.copyOf(targets, ArrayLength.grown((long) count + found, EDGES));
      }
      for (int i = 0; i < found; i++) {
        targets[count++] = node(scan.found(i));
      }
      starts[node + 1] = count;
    }
    return withEdges(starts, Arrays.copyOf(targets, count));
  }

  /** Writes the edges; the nodes are found again on the map. */
  void writeEdges(IndexWriter out) throws IOException {
    out.ints(edgeStarts);
    out.ints(edges);
  }

  /** These nodes with the edges that {@link #writeEdges} wrote. */
  SubgoalGraph readEdges(IndexReader in) throws IOException {
    int[] starts = in.ints("edge starts", cells.length + 1);
    int[] targets = in.ints("edges");
    in.requireStarts(starts, targets.length, "edge starts");
    in.requireRange(targets, 0, cells.length, "edges");
    return withEdges(starts, targets);
  }

  /** The graph of cells. */
  public GridGraph graph() {
    return graph;
  }

  /** The number of subgoals; where the graph is repaired, the number of those there is room for. */
  public int nodeCount() {
    return cells.length;
  }

  /** The number of edges; each is counted from both of its ends. */
  public int edgeCount() {
    return edges.length;
  }

  /** The cell of a node, 0 to nodeCount - 1. */
  public int cell(int node) {
    return cells[node];
  }

  /** The index in {@link #edges()} of a node's first edge. */
  public int edgeStart(int node) {
    return edgeStarts[node];
  }

  /** The index in {@link #edges()} after that of a node's last edge. */
  public int edgeEnd(int node) {
    return edgeEnds[node + endShift];
  }

  /** The targets of the edges, in the order of their nodes; must not be changed. */
  public int[] edges() {
    return edges;
  }

  /** The octile distance between two nodes: the cost of the edge between them, if there is one. */
  public long distance(int a, int b) {
    return octile(columns[a] - columns[b], rows[a] - rows[b]);
  }

  /** The octile distance between a node and a cell. */
  public long distanceToCell(int node, int cell) {
    return octile(columns[node] - graph.map().x(cell), rows[node] - graph.map().y(cell));
  }

  /** The octile distance over this many columns and rows. */
  long octile(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /** The longest octile distance of two cells of the map. */
  long longestOctile() {
    int longest = Math.max(graph.map().width(), graph.map().height());
    return octile(longest, longest);
  }

  /**
   * Whether all cells are free between a free cell and another one that lies this many moves from
   * it in a straight direction.
   */
  public boolean isFree(int cell, int direction, int moves) {
    int at = cell;
    int left = moves;
    while (true) {
      int distance = stops.distance(at, direction);
      if (distance >= left) {
        return true;
      }
      left -= distance;
      at += distance * offsets[direction];
      if (!graph.isFree(at)) {
        return false;
      }
    }
  }

  /** The number of free cells that lie one after another from a cell in a straight direction. */
  public int reach(int cell, int direction) {
    int at = cell;
    int reach = 0;
    while (true) {
      int distance = stops.distance(at, direction);
      at += distance * offsets[direction];
      reach += distance;
      if (!graph.isFree(at)) {
        return reach - 1;
      }
    }
  }

  /** A new scan for the subgoals around a cell. */
  public ReachableScan newScan() {
    return new ReachableScan(graph, stops);
  }

  /** A new scan for the jump points around cells. */
  public JumpScan newJumpScan() {
    return new JumpScan(this);
  }

  /** The column of each node; must not be changed. */
  public int[] columns() {
    return columns;
  }

  /** The row of each node; must not be changed. */
  public int[] rows() {
    return rows;
  }

  SubgoalStops stops() {
    return stops;
  }

  /** The node at a subgoal's cell. */
  public int node(int cell) {
    if (nodes != null) {
      return nodes[cell];
    }
    int word = cell >>> 6;
    long subgoalsBelow = subgoals(word) & (1L << cell) - 1;
    return ranks[word] + Long.bitCount(subgoalsBelow);
  }

  private long subgoals(int word) {
    return stops.rows(word) & graph.freeBits()[word];
  }

  /** Whether a cell is a subgoal. */
  public boolean isSubgoal(int cell) {
    return graph.isFree(cell) && stops.isStop(cell);
  }

  /**
   * Whether a shortest path that has moved in a straight direction, or in both directions of a
   * diagonal, may turn at a cell: one at a corner that lies behind.
   */
  public boolean isTurn(int cell, int direction) {
    int behind =
        Directions.isDiagonal(direction)
            ? ConvexCorners.behindDiagonal(direction)
            : ConvexCorners.behind(direction);
    return isSubgoal(cell) && (corners.at(cell) & behind) != 0;
  }

  /** The corners at which its subgoals are. */
  ConvexCorners corners() {
    return corners;
  }

  /** The bytes that it takes beyond the graph of cells. */
  public long bytes() {
    long nodes = stops.bytes() + 4L * (3L * cells.length + ranks.length);
    long ofRepairs = this.nodes == null ? 0 : 4L * (this.nodes.length + edgeEnds.length);
    return nodes + 4L * (edgeStarts.length + edges.length) + ofRepairs;
  }
}
