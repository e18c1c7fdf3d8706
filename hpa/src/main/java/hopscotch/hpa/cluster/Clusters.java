package hopscotch.hpa.cluster;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * The partition of a map into disjoint square clusters, which are numbered row by row from the
 * north-west. Those at the east and the south border may be cut short. Immutable.
 *
 * <p>Only cells on the outline of a cluster have moves into another. Such a cell is named by its
 * place on the <em>ring</em>, which runs clockwise along the full square from place 0, the
 * north-west corner, and has 4 * (side - 1) places.
 */
public final class Clusters {
  /** The longest side of a cluster where there are several, whose nodes have numbers of 16 bits. */
  public static final int MAX_SIDE = 1 << 12;

  private final GridMap map;
  private final int side;
  private final int columns;
  private final int rows;
  private final InvariantDivisor byStride;
  private final InvariantDivisor bySide;
  private final InvariantDivisor byColumns;
  private final int[] ringX;
  private final int[] ringY;
  private final byte[] leadsTo;
  private final byte[] inGroup;

  private Clusters(GridMap map, int side) {
    this.map = map;
    this.side = side;
    this.columns = (map.width() + side - 1) / side;
    this.rows = (map.height() + side - 1) / side;
    byStride = new InvariantDivisor(map.stride());
    bySide = new InvariantDivisor(side);
    byColumns = new InvariantDivisor(columns);
    int last = side - 1;
    ringX = new int[4 * last];
    ringY = new int[4 * last];
    for (int k = 0; k < last; k++) {
      place(k, k, 0);
      place(last + k, last, k);
      place(2 * last + k, last - k, last);
      place(3 * last + k, 0, last - k);
    }
    leadsTo = new byte[ringX.length << 3];
    for (int ring = 0; ring < ringX.length; ring++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        int x = Math.floorDiv(ringX[ring] + Directions.dx(d), side);
        int y = Math.floorDiv(ringY[ring] + Directions.dy(d), side);
        leadsTo[ring << 3 | d] = (byte) (x == 0 && y == 0 ? d : Directions.of(x, y));
      }
    }
    inGroup = masksInGroup();
  }

  private byte[] masksInGroup() {
    byte[] masks = new byte[ringX.length << 2];
    for (int i = 0; i < masks.length; i++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        int x = Math.floorDiv(ringX[i >> 2] + Directions.dx(d), side) + (i & 1);
        int y = Math.floorDiv(ringY[i >> 2] + Directions.dy(d), side) + (i >> 1 & 1);
        masks[i] |= (byte) (x >> 1 == 0 && y >> 1 == 0 ? 1 << d : 0);
      }
    }
    return masks;
  }

  private void place(int ring, int x, int y) {
    ringX[ring] = x;
    ringY[ring] = y;
  }

  /**
   * Clusters of {@code side} by {@code side} cells; a side longer than the map gives one cluster.
   *
   * @throws IllegalArgumentException if {@code side} is below 2, or above {@link #MAX_SIDE} and the
   *     map has more than one cluster
   */
  public static Clusters of(GridMap map, int side) {
    if (side < 2) {
      throw new IllegalArgumentException("cluster of side " + side + ": expected at least 2");
    }
    int whole = Math.max(2, Math.max(map.width(), map.height()));
    if (side > MAX_SIDE && side < whole) {
      throw new IllegalArgumentException(
          "cluster of side %d: expected at most %d, or the whole map".formatted(side, MAX_SIDE));
    }
    return new Clusters(map, Math.min(side, whole));
  }

  /** The clusters that join two by two of these. */
  public Clusters grouped() {
    return new Clusters(map, 2 * side);
  }

  /** The number of the group that {@link #grouped()} puts a cluster into. */
  public int groupOf(int cluster) {
    return (cluster / columns >> 1) * (columns + 1 >> 1) + (cluster % columns >> 1);
  }

  /** The map. */
  public GridMap map() {
    return map;
  }

  /** The length of a side, in cells. */
  public int side() {
    return side;
  }

  /** The number of columns of clusters. */
  public int columns() {
    return columns;
  }

  /** The number of rows of clusters. */
  public int rows() {
    return rows;
  }

  /** The number of clusters. */
  public int count() {
    return columns * rows;
  }

  /** The cluster of a cell on the map. */
  public int of(int cell) {
    int y = byStride.divide(cell);
    int x = cell - y * map.stride();
    return bySide.divide(y - 1) * columns + bySide.divide(x - 1);
  }

  /**
   * The clusters that have a cell within {@code reach} columns and rows of one that the last
   * changes altered, in ascending order.
   */
  public int[] near(ChangingGraph changing, int reach) {
    Ints near = new Ints();
    for (int i = 0; i < changing.alteredCount(); i++) {
      int x = map.x(changing.alteredCell(i));
      int y = map.y(changing.alteredCell(i));
      addIn(x - reach, x + reach, y - reach, y + reach, near);
    }
    return near.distinct();
  }

  /**
   * The clusters whose border the last changes altered: with an altered cell on their ring or just
   * beyond it, in ascending order.
   */
  public int[] atRing(ChangingGraph changing) {
    Ints atRing = new Ints();
    for (int i = 0; i < changing.alteredCount(); i++) {
      int x = map.x(changing.alteredCell(i));
      int y = map.y(changing.alteredCell(i));
      if (isAtBorder(x) || isAtBorder(y)) {
        addIn(x - 1, x + 1, y - 1, y + 1, atRing);
      }
    }
    return atRing.distinct();
  }

  private boolean isAtBorder(int coordinate) {
    int inside = coordinate % side;
    return inside == 0 || inside == side - 1;
  }

  /**
   * Adds the clusters that have a cell in a rectangle, which may reach over the border of the map.
   *
   * @param west its first column of cells, {@code east} its last
   * @param north its first row of cells, {@code south} its last
   */
  public void addIn(int west, int east, int north, int south, Ints list) {
    int lastColumn = Math.min(map.width() - 1, east) / side;
    int lastRow = Math.min(map.height() - 1, south) / side;
    for (int row = Math.max(0, north) / side; row <= lastRow; row++) {
      for (int column = Math.max(0, west) / side; column <= lastColumn; column++) {
        list.add(row * columns + column);
      }
    }
  }

  /** The westmost column of a cluster. */
  public int x(int cluster) {
    return (cluster - byColumns.divide(cluster) * columns) * side;
  }

  /** The northmost row of a cluster. */
  public int y(int cluster) {
    return byColumns.divide(cluster) * side;
  }

  /** The number of columns of the map in a cluster. */
  public int width(int cluster) {
    return Math.min(side, map.width() - x(cluster));
  }

  /** The number of rows of the map in a cluster. */
  public int height(int cluster) {
    return Math.min(side, map.height() - y(cluster));
  }

  /** The north-west cell of a cluster. */
  public int firstCell(int cluster) {
    return (y(cluster) + 1) * map.stride() + x(cluster) + 1;
  }

  /**
   * Whether the cells of a cluster have the same moves on two graphs of maps of this size, and the
   * same terrain if it has weights.
   */
  public boolean isSameOn(GridGraph a, GridGraph b, int cluster) {
    int width = width(cluster);
    for (int y = 0; y < height(cluster); y++) {
      int first = firstCell(cluster) + y * map.stride();
      int end = first + width;
      if (!Arrays.equals(a.moves(), first, end, b.moves(), first, end)
          || a.isWeighted() && !Arrays.equals(a.terrain(), first, end, b.terrain(), first, end)) {
        return false;
      }
    }
    return true;
  }

  /** The number of places on a ring. */
  public int ringLength() {
    return ringX.length;
  }

  /** For each place on the ring, its column within the cluster. Not to be written. */
  public int[] ringX() {
    return ringX;
  }

  /** For each place on the ring, its row within the cluster. Not to be written. */
  public int[] ringY() {
    return ringY;
  }

  /**
   * For each place on the ring and each move out of the cluster, at {@code ring << 3 | d}, the
   * direction in which the cluster lies that the move leads into. It may be straight though the
   * move is diagonal. Not to be written.
   */
  public byte[] leadsTo() {
    return leadsTo;
  }

  /**
   * The directions of moves that stay in a group of two by two clusters. There is a mask for each
   * place on the ring of each cluster, at {@code ring << 2 | quarter}. The quarter says which of
   * the four: 1 for east, plus 2 for south. Not to be written.
   */
  public byte[] inGroup() {
    return inGroup;
  }

  /** The cell at a place on a cluster's ring. */
  public int ringCell(int cluster, int ring) {
    return firstCell(cluster) + ringY[ring] * map.stride() + ringX[ring];
  }

  /** The place of a cell on its cluster's ring, or -1 if it is not on the outline. */
  public int ringOf(int cell) {
    int row = byStride.divide(cell);
    int mapY = row - 1;
    int mapX = cell - row * map.stride() - 1;
    int x = mapX - bySide.divide(mapX) * side;
    int y = mapY - bySide.divide(mapY) * side;
    int last = side - 1;
    if (y == 0) {
      return x;
    } else if (x == last) {
      return last + y;
    } else if (y == last) {
      return 3 * last - x;
    }
    return x == 0 ? 4 * last - y : -1;
  }
}
