package hopscotch.mapf.distance;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/**
 * The free cells of a graph, numbered from 0 without gaps, with their neighbours. The numbers go
 * through the map in tiles of {@value #TILE} x {@value #TILE} cells, so that vertices with near
 * numbers are near each other, and a table by vertex is touched page by page.
 *
 * <p>Immutable and shared by threads; the arrays that it returns must not be changed. Space: 4
 * bytes for each cell of the map, 8 for each vertex, and 4 for each neighbour of a vertex.
 */
public final class VertexGraph {
  private static final int TILE = 16;

  private final GridGraph grid;
  private final int stride;
  private final boolean hasDiagonals;
  private final int[] cells;
  private final int[] vertices;
  private final int[] first;
  private final int[] targets;
  private final int largestDegree;
  private final DistanceSource source;

  private VertexGraph(GridGraph grid, int[] cells, int[] vertices, DistanceSource source) {
    this.grid = grid;
    this.source = source;
    this.stride = grid.map().stride();
    this.hasDiagonals = grid.movement().directions() == 8;
    this.cells = cells;
    this.vertices = vertices;
    this.first = new int[cells.length + 1];
    long neighbours = 0;
    for (int vertex = 0; vertex < cells.length; vertex++) {
      neighbours += Integer.bitCount(grid.moves(cells[vertex]));
      first[vertex + 1] = ArrayLength.of(neighbours, "the neighbours of all vertices");
    }
    this.targets = new int[first[cells.length]];
    int[] offsets = Directions.offsets(stride);
    int largest = 0;
    for (int vertex = 0; vertex < cells.length; vertex++) {
      int at = first[vertex];
      for (int bits = grid.moves(cells[vertex]); bits != 0; bits &= bits - 1) {
        targets[at++] = vertices[cells[vertex] + offsets[Integer.numberOfTrailingZeros(bits)]];
      }
      largest = Math.max(largest, at - first[vertex]);
    }
    this.largestDegree = largest;
  }

  /** The vertices of a graph whose distances are found by searches. */
  public static VertexGraph of(GridGraph grid) {
    return of(grid, null);
  }

  /**
   * The vertices of a graph.
   *
   * @param source what tells distances; {@code null} if they are found by searches
   */
  public static VertexGraph of(GridGraph grid, DistanceSource source) {
    GridMap map = grid.map();
    int[] cells = new int[grid.freeCount()];
    int[] vertices = new int[map.cellCount()];
    Arrays.fill(vertices, -1);
    int count = 0;
    for (int top = 0; top < map.height(); top += TILE) {
      for (int left = 0; left < map.width(); left += TILE) {
        for (int y = top; y < Math.min(top + TILE, map.height()); y++) {
          for (int x = left; x < Math.min(left + TILE, map.width()); x++) {
            int cell = map.cell(x, y);
            if (grid.isFree(cell)) {
              vertices[cell] = count;
              cells[count++] = cell;
            }
          }
        }
      }
    }
    return new VertexGraph(grid, cells, vertices, source);
  }

  /** The grid graph. */
  public GridGraph grid() {
    return grid;
  }

  /** The source of distances, or {@code null} if they are found by searches. */
  DistanceSource source() {
    return source;
  }

  /** Whether distances are those of shortest paths, so that they prove lower bounds. */
  public boolean hasExactDistances() {
    return source == null || source.isExact();
  }

  /** The number of vertices. */
  public int size() {
    return cells.length;
  }

  /** The cell of a vertex. */
  public int cell(int vertex) {
    return cells[vertex];
  }

  /** The vertex of a cell, or -1 if the cell is blocked. */
  public int vertex(int cell) {
    return vertices[cell];
  }

  /** The vertices of free cells, in a new array. */
  public int[] vertices(int[] of) {
    int[] result = new int[of.length];
    for (int i = 0; i < of.length; i++) {
      result[i] = vertices[of[i]];
    }
    return result;
  }

  /** The cells of vertices, in a new array. */
  public int[] cells(int[] of) {
    int[] result = new int[of.length];
    for (int i = 0; i < of.length; i++) {
      result[i] = cells[of[i]];
    }
    return result;
  }

  /** The cells of the paths of units, one path of vertices for each unit, in new arrays. */
  public int[][] cells(int[][] paths) {
    return Arrays.stream(paths).map(path -> cells(path)).toArray(int[][]::new);
  }

  /**
   * For each vertex, where its neighbours begin in {@link #targets()}; those of vertex {@code v}
   * end before {@code first()[v + 1]}. Must not be changed.
   */
  public int[] first() {
    return first;
  }

  /** The neighbours of all vertices, one vertex after the other; must not be changed. */
  public int[] targets() {
    return targets;
  }

  /** The number of neighbours of a vertex. */
  public int degree(int vertex) {
    return first[vertex + 1] - first[vertex];
  }

  /** The largest number of neighbours of any vertex. */
  public int largestDegree() {
    return largestDegree;
  }

  /** Whether two vertices are one move apart. */
  public boolean areNeighbours(int from, int to) {
    for (int at = first[from]; at < first[from + 1]; at++) {
      if (targets[at] == to) {
        return true;
      }
    }
    return false;
  }

  /**
   * For a diagonal move, the vertex in the row of {@code from} and the column of {@code to}; -1 if
   * that cell is blocked, or if the move is straight or a wait. The other diagonal of the block of
   * 2 x 2 cells leads from there to {@code beside(to, from)}.
   */
  public int beside(int from, int to) {
    if (!hasDiagonals) {
      return -1;
    }
    int difference = cells[to] - cells[from];
    int dy = difference > 1 ? stride : difference < -1 ? -stride : 0;
    int dx = difference - dy;
    return dx == 0 || dy == 0 ? -1 : vertices[cells[from] + dx];
  }
}
