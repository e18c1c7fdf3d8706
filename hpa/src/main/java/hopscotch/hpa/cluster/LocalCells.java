package hopscotch.hpa.cluster;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.CellStates;
import java.util.Arrays;

/**
 * The numbers of cells in a search inside one cluster. Cells are numbered row by row, and the first
 * numbers of two rows differ by a power of two. So the states of a cluster of 16 by 16 cells stand
 * in 256 places side by side. The numbers are the same for all clusters of a partition. A cluster
 * is named by its north-west cell, its origin.
 */
public final class LocalCells {
  private final int stride;
  private final InvariantDivisor byStride;
  private final int rowShift;
  private final byte[] inside;
  private final int[] offsets = new int[Directions.COUNT];
  private final int[] cellOffsets;

  /** The numbers for a partition of a graph's map. */
  public LocalCells(GridGraph graph, Clusters clusters) {
    int width = Math.min(clusters.side(), graph.map().width());
    int height = Math.min(clusters.side(), graph.map().height());
    stride = graph.map().stride();
    byStride = new InvariantDivisor(stride);
    cellOffsets = Directions.offsets(stride);
    rowShift = 32 - Integer.numberOfLeadingZeros(width - 1);
    inside = new byte[ArrayLength.of((long) height << rowShift, "the cells of a cluster")];
    for (int d = 0; d < Directions.COUNT; d++) {
      offsets[d] = (Directions.dy(d) << rowShift) + Directions.dx(d);
    }
    for (int y = 0; y < height; y++) {
      int row = y << rowShift;
      Arrays.fill(inside, row, row + width, directionsInside(1, y, width, height));
      inside[row] = directionsInside(0, y, width, height);
      inside[row + width - 1] = directionsInside(width - 1, y, width, height);
    }
  }

  private static byte directionsInside(int x, int y, int width, int height) {
    int mask = 0;
    for (int d = 0; d < Directions.COUNT; d++) {
      int toX = x + Directions.dx(d);
      int toY = y + Directions.dy(d);
      mask |= toX >= 0 && toX < width && toY >= 0 && toY < height ? 1 << d : 0;
    }
    return (byte) mask;
  }

  /** One more than the largest number. */
  public int length() {
    return inside.length;
  }

  /** The numbers of the first column are multiples of 2 to this power. */
  public int rowShift() {
    return rowShift;
  }

  /** For each number, the mask of the directions that stay in the cluster. Not to be written. */
  public byte[] inside() {
    return inside;
  }

  /** For each direction, what a move adds to a number. Not to be written. */
  public int[] offsets() {
    return offsets;
  }

  /** The number that a move in direction {@code d} adds to a cell. */
  public int cellOffset(int d) {
    return cellOffsets[d];
  }

  /** The direction of a move that adds {@code offset} to a cell. */
  public int direction(int offset) {
    int d = 0;
    while (cellOffsets[d] != offset) {
      d++;
    }
    return d;
  }

  /** The number of a cell. */
  public int number(int cell, int origin) {
    int y = byStride.divide(cell - origin);
    return (y << rowShift) + cell - origin - y * stride;
  }

  /** The cell of a number. */
  public int cell(int number, int origin) {
    int y = number >> rowShift;
    return origin + y * stride + number - (y << rowShift);
  }

  /**
   * Copies the legal moves of a cluster's cells, without those that leave it.
   *
   * @param moves by number; of {@link #length()}
   */
  public void copyMoves(GridGraph graph, Clusters clusters, int cluster, byte[] moves) {
    byte[] all = graph.moves();
    int width = clusters.width(cluster);
    for (int y = 0; y < clusters.height(cluster); y++) {
      int cell = clusters.firstCell(cluster) + y * stride;
      int at = y << rowShift;
      for (int end = at + width; at < end; at++, cell++) {
        moves[at] = (byte) (all[cell] & inside[at]);
      }
    }
  }

  /**
   * Appends the path by which a search inside a cluster reached a cell from another, without its
   * first cell.
   *
   * @param states those of the search, by number
   */
  public void trace(CellStates states, int from, int to, int origin, PathBuffer path) {
    int first = path.size();
    int at = number(to, origin);
    for (int cell = to; cell != from; ) {
      path.add(cell);
      int d = CellStates.direction(states.array()[at]);
      at -= offsets[d];
      cell -= cellOffsets[d];
    }
    path.reverse(first);
  }
}
