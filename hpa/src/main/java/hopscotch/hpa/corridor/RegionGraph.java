package hopscotch.hpa.corridor;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * A graph of regions, each a connected set of cells. Regions are numbered from 0; two are adjacent
 * if a move leads from one into the other. Immutable; the arrays are not to be written.
 */
final class RegionGraph {
  private final int[] cells;
  private final int[] firstEdge;
  private final int[] neighbours;

  private RegionGraph(int[] cells, int[] firstEdge, int[] neighbours) {
    this.cells = cells;
    this.firstEdge = firstEdge;
    this.neighbours = neighbours;
  }

  /** A cell of each region, near its middle, which stands for it. */
  int[] cells() {
    return cells;
  }

  /** The index of each region's first neighbour, and after the last region their number. */
  int[] firstEdge() {
    return firstEdge;
  }

  /** The neighbours of one region after the other, each list in ascending order. */
  int[] neighbours() {
    return neighbours;
  }

  /** The number of edges, each counted from both ends. */
  int edgeCount() {
    return neighbours.length;
  }

  int size() {
    return cells.length;
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
    int[] firstEdge = new int[count + 1];
    long edges = 0;
    for (int i = 0; i < count; i++) {
      edges += Integer.bitCount(graph.moves(cells[i]));
      firstEdge[i + 1] = ArrayLength.of(edges, "the moves of all cells");
    }
    int[] neighbours = new int[firstEdge[count]];
    for (int i = 0, at = 0; i < count; i++) {
      for (int bits = graph.moves(cells[i]); bits != 0; bits &= bits - 1) {
        neighbours[at++] = regionOf[cells[i] + offsets[Integer.numberOfTrailingZeros(bits)]];
      }
    }
    return new RegionGraph(cells, firstEdge, neighbours);
  }

  /**
   * The graph that joins regions to larger ones.
   *
   * @param parents the larger region of each, numbered from 0 in the order of their first members
   * @param count how many larger regions there are
   */
  RegionGraph grouped(int[] parents, int count, int stride) {
    long[] pairs = new long[neighbours.length];
    int size = 0;
    for (int i = 0; i < size(); i++) {
      for (int e = firstEdge[i]; e < firstEdge[i + 1]; e++) {
        if (parents[i] != parents[neighbours[e]]) {
          pairs[size++] = (long) parents[i] << 32 | parents[neighbours[e]];
        }
      }
    }
    return of(middles(cells, parents, count, stride), pairs, size);
  }

  /**
   * The graph of these regions.
   *
   * @param cells the cell that stands for each
   * @param pairs for each edge, from both its ends and perhaps more than once, a region in the high
   *     half and its neighbour in the low half; sorted here
   * @param size how many pairs there are
   */
  static RegionGraph of(int[] cells, long[] pairs, int size) {
    int count = cells.length;
    Arrays.sort(pairs, 0, size);
    int[] first = new int[count + 1];
    int[] targets = new int[size];
    int edges = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || pairs[i] != pairs[i - 1]) {
        targets[edges++] = (int) pairs[i];
        first[(int) (pairs[i] >>> 32) + 1] = edges;
      }
    }
    for (int region = 1; region <= count; region++) {
      first[region] = Math.max(first[region], first[region - 1]);
    }
    return new RegionGraph(cells, first, Arrays.copyOf(targets, edges));
  }

  /**
   * For each group of cells the first one among those that lie nearest to the mean of all.
   *
   * @param groups the group of each cell, numbered from 0
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
          for (int e = firstEdge[region]; e < firstEdge[region + 1]; e++) {
            if (components[neighbours[e]] < 0) {
              components[neighbours[e]] = root;
              stack[top++] = neighbours[e];
            }
          }
        }
      }
    }
    return components;
  }

  /** Whether the regions, what stands for them and their edges are those of another graph. */
  boolean sameAs(RegionGraph other) {
    return Arrays.equals(cells, other.cells)
        && Arrays.equals(firstEdge, other.firstEdge)
        && Arrays.equals(neighbours, other.neighbours);
  }

  long bytes() {
    return 4L * (cells.length + firstEdge.length + neighbours.length);
  }
}
