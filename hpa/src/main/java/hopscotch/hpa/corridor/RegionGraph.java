package hopscotch.hpa.corridor;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * A graph of regions, each a connected set of cells. Regions are numbered from 0; two are adjacent
 * if a move leads from one into the other. Regions of sectors come and go where the map changes; a
 * number that one had is given to another then. The arrays are not to be written by others.
 */
final class RegionGraph {
  private static final int[] NONE = {};
  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private int[] cells;
  private int[][] neighbours;
  private int size;

  /** Numbers that no region has any more. */
  private final Ints free = new Ints();

  private RegionGraph(int[] cells, int[]... neighbours) {
    this.cells = cells;
    this.neighbours = neighbours;
    size = cells.length;
  }

  /** A graph of no regions, to which some are to be added. */
  RegionGraph() {
    this(NONE);
  }

  RegionGraph copy() {
    RegionGraph copy = new RegionGraph(cells.clone(), neighbours.clone());
    copy.size = size;
    copy.free.addAll(free.toArray());
    return copy;
  }

  /** Adds a region without neighbours, for which a cell stands, and answers its number. */
  int add(int cell) {
    int region = free.size() > 0 ? free.removeLast() : size++;
    if (region == cells.length) {
      cells = Arrays.copyOf(cells, 16 + 2 * region);
      neighbours = Arrays.copyOf(neighbours, cells.length);
    }
    cells[region] = cell;
    neighbours[region] = NONE;
    return region;
  }

  void remove(int region) {
    for (int neighbour : neighbours[region]) {
      int[] edges = neighbours[neighbour];
      neighbours[neighbour] = Arrays.stream(edges).filter(to -> to != region).toArray();
    }
    neighbours[region] = NONE;
    free.add(region);
  }

  /** Joins two regions, unless they are joined already. */
  void join(int a, int b) {
    for (int neighbour : neighbours[a]) {
      if (neighbour == b) {
        return;
      }
    }
    neighbours[a] = with(neighbours[a], b);
    neighbours[b] = with(neighbours[b], a);
  }

  private static int[] with(int[] edges, int region) {
    int[] more = Arrays.copyOf(edges, edges.length + 1);
    more[edges.length] = region;
    return more;
  }

  /** A cell of each region, near its middle, which stands for it. */
  int[] cells() {
    return cells;
  }

  /** For each region its neighbours, in any order. */
  int[][] neighbours() {
    return neighbours;
  }

  /** Whether no two regions are joined. */
  boolean isEdgeless() {
    return Arrays.stream(neighbours, 0, size).allMatch(edges -> edges.length == 0);
  }

  /** One more than the largest number of a region. */
  int size() {
    return size;
  }

  /**
   * The graph in which every free cell is a region of its own. Its number is written to {@code
   * regionOf}, or -1 for a blocked cell.
   */
  static RegionGraph ofCells(GridGraph graph, int[] regionOf) {
    int[] cells = new int[graph.freeCount()];
    int count = 0;
    Arrays.fill(regionOf, -1);
    for (int cell = 0; cell < regionOf.length; cell++) {
      if (graph.isFree(cell)) {
        cells[count] = cell;
        regionOf[cell] = count++;
      }
    }
    int[] offsets = Directions.offsets(graph.map().stride());
    int[][] neighbours = new int[count][];
    for (int i = 0; i < count; i++) {
      int at = 0;
      neighbours[i] = new int[Integer.bitCount(graph.moves(cells[i]))];
      for (int bits = graph.moves(cells[i]); bits != 0; bits &= bits - 1) {
        int next = cells[i] + offsets[Integer.numberOfTrailingZeros(bits)];
        neighbours[i][at++] = regionOf[next];
      }
    }
    return new RegionGraph(cells, neighbours);
  }

  /**
   * The graph that joins regions to larger ones.
   *
   * @param parents the larger region of each, numbered from 0 in the order of their first members
   * @param count how many larger regions there are
   */
  RegionGraph grouped(int[] parents, int count, int stride) {
    long[] pairs =
        new long[Arrays.stream(neighbours, 0, size).mapToInt(edges -> edges.length).sum()];
    int pairCount = 0;
    for (int i = 0; i < size; i++) {
      for (int neighbour : neighbours[i]) {
        if (parents[i] != parents[neighbour]) {
          pairs[pairCount++] = (long) parents[i] << 32 | parents[neighbour];
        }
      }
    }
    Arrays.sort(pairs, 0, pairCount);
    int[][] edges = new int[count][];
    Ints joined = new Ints();
    for (int group = 0, at = 0; group < count; group++) {
      joined.clear();
      for (; at < pairCount && pairs[at] >>> 32 == group; at++) {
        joined.add((int) pairs[at]);
      }
      edges[group] = joined.size() == 0 ? NONE : joined.distinct();
    }
    return new RegionGraph(middles(cells, parents, count, stride), edges);
  }

  /**
   * For each group of cells, numbered from 0, the first one of those nearest to the mean of all.
   */
  static int[] middles(int[] cells, int[] groups, int count, int stride) {
    long[] sumX = new long[count];
    long[] sumY = new long[count];
    int[] members = new int[count];
    for (int i = 0; i < cells.length; i++) {
      sumX[groups[i]] += cells[i] % stride;
      sumY[groups[i]] += cells[i] / stride;
      members[groups[i]]++;
    }
    int[] middles = new int[count];
    double[] nearest = new double[count];
    Arrays.fill(nearest, Double.POSITIVE_INFINITY);
    for (int i = 0; i < cells.length; i++) {
      int group = groups[i];
      int x = cells[i] % stride;
      int y = cells[i] / stride;
      double dx = x - (double) sumX[group] / members[group];
      double dy = y - (double) sumY[group] / members[group];
      double distance = dx * dx + dy * dy;
      if (distance < nearest[group]) {
        nearest[group] = distance;
        middles[group] = cells[i];
      }
    }
    return middles;
  }

  /** For each region, the least number of a region that it is connected with. */
  int[] components() {
    int[] components = new int[size()];
    int[] stack = new int[size()];
    Arrays.fill(components, -1);
    for (int root = 0; root < components.length; root++) {
      if (components[root] < 0) {
        components[root] = root;
        stack[0] = root;
        for (int top = 1; top > 0; ) {
          int region = stack[--top];
          for (int neighbour : neighbours[region]) {
            if (components[neighbour] < 0) {
              components[neighbour] = root;
              stack[top++] = neighbour;
            }
          }
        }
      }
    }
    return components;
  }

  long bytes() {
    long edges = Arrays.stream(neighbours, 0, size).mapToLong(RegionGraph::edgeBytes).sum();
    return 4L * cells.length + (long) REFERENCE_BYTES * neighbours.length + edges;
  }

  private static long edgeBytes(int... edges) {
    return edges.length == 0 ? 0 : ARRAY_HEADER_BYTES + 4L * edges.length + 7 & -8;
  }
}
