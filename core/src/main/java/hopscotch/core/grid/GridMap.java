package hopscotch.core.grid;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Cells and their terrain characters. Immutable, but for the map of a {@link ChangingGraph}.
 *
 * <p>x is the column, y the row, both from 0, y downwards. A <em>cell</em> is an {@code int} in [0,
 * {@link #cellCount()}): the index in an array padded by a blocked border. Rows are {@link
 * #stride()} = width + 1 apart: the one border column serves as the right border of a row and as
 * the left border of the next. A neighbour of a cell on the map is therefore always in the array.
 *
 * <p>Of rows, or of a predicate:
 *
 * <pre>{@code
 * GridMap rows = GridMap.parse("..@", "...");
 * int corner = rows.cell(2, 1); // column 2, row 1
 * GridMap walls = GridMap.of(64, 64, (x, y) -> x % 16 != 15 || y % 16 == 7);
 * }</pre>
 *
 * <p>{@code MapReader} and {@code MapWriter}, of the module {@code datasets}, read and write files
 * {@code .map}.
 */
public final class GridMap {
  /** The bits of a cell. */
  public static final int CELL_BITS = 29;

  /** The largest {@link #cellCount()}: four times as many points still have numbers of an int. */
  public static final int MAX_CELLS = 1 << CELL_BITS;

  /** The terrain of the border and of a cell that was blocked by a change. */
  public static final byte OUT_OF_BOUNDS = '@';

  /** The terrain of plain ground. */
  public static final byte FREE = '.';

  private final int width;
  private final int height;
  private final int stride;
  private final byte[] terrain;

  /** What this map has in common with those that came of it, or that it came of, by changes. */
  private final Object origin;

  private GridMap(int width, int height, byte[] terrain, Object origin) {
    this.width = width;
    this.height = height;
    this.stride = width + 1;
    this.terrain = terrain;
    this.origin = origin;
  }

  /** Fills a map row by row. Not reusable once built. */
  public static final class Builder {
    private final GridMap map;

    private Builder(int width, int height) {
      long cells = (width + 1L) * (height + 2L) + 1;
      if (width < 1 || height < 1 || cells > MAX_CELLS) {
        throw new IllegalArgumentException(
            "map of %d x %d: expected width and height of at least 1 and at most %d cells in all"
                .formatted(width, height, MAX_CELLS));
      }
      byte[] terrain = new byte[(int) cells];
      Arrays.fill(terrain, OUT_OF_BOUNDS);
      map = new GridMap(width, height, terrain, new Object());
    }

    /** Sets row {@code y} to {@code width} characters of {@code source} from {@code offset} on. */
    public Builder row(int y, byte[] source, int offset) {
      System.arraycopy(source, offset, map.terrain, map.cell(0, y), map.width);
      return this;
    }

    /** Sets one cell. */
    public Builder set(int x, int y, int character) {
      map.terrain[map.cell(x, y)] = (byte) character;
      return this;
    }

    /** The terrain set at (x, y), out of bounds before. */
    public int terrain(int x, int y) {
      return map.terrain(map.cell(x, y));
    }

    /** The finished map; the builder must not be used again. */
    public GridMap build() {
      return map;
    }
  }

  /**
   * A builder of a map that is out of bounds everywhere.
   *
   * @throws IllegalArgumentException if a side is below 1 or the map above {@link #MAX_CELLS}
   */
  public static Builder builder(int width, int height) {
    return new Builder(width, height);
  }

  /** Says which cells are free. */
  @FunctionalInterface
  public interface FreeCells {
    /** Whether the cell at (x, y) is free. */
    boolean isFree(int x, int y);
  }

  /**
   * A map of free and blocked cells.
   *
   * @throws IllegalArgumentException if a side is below 1 or the map above {@link #MAX_CELLS}
   */
  public static GridMap of(int width, int height, FreeCells free) {
    Builder builder = builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (free.isFree(x, y)) {
          builder.set(x, y, FREE);
        }
      }
    }
    return builder.build();
  }

  /**
   * A map from rows of cells.
   *
   * @param free {@code free[y][x]} says whether the cell at (x, y) is free; at least one row, all
   *     of one length
   * @throws IllegalArgumentException if the rows are not of one length
   */
  public static GridMap of(boolean[][] free) {
    for (int y = 1; y < free.length; y++) {
      requireLength(y, free[y].length, free[0].length, "cells");
    }
    return of(free.length == 0 ? 0 : free[0].length, free.length, (x, y) -> free[y][x]);
  }

  private static void requireLength(int y, int length, int first, String what) {
    if (length != first) {
      throw new IllegalArgumentException(
          "row %d has %d %s, row 0 has %d".formatted(y, length, what, first));
    }
  }

  /**
   * A map from rows of terrain characters, for examples and tests.
   *
   * @throws IllegalArgumentException if the rows are not of one length
   */
  public static GridMap parse(String... rows) {
    Builder builder = builder(rows.length == 0 ? 0 : rows[0].length(), rows.length);
    for (int y = 0; y < rows.length; y++) {
      requireLength(y, rows[y].length(), rows[0].length(), "characters");
      builder.row(y, rows[y].getBytes(StandardCharsets.ISO_8859_1), 0);
    }
    return builder.build();
  }

  /** The number of columns. */
  public int width() {
    return width;
  }

  /** The number of rows. */
  public int height() {
    return height;
  }

  /** The number that a step of one row down adds to a cell: width + 1. */
  public int stride() {
    return stride;
  }

  /** The length of an array indexed by cell, border included. */
  public int cellCount() {
    return terrain.length;
  }

  /** Whether (x, y) lies on the map. */
  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  /**
   * The cell at (x, y).
   *
   * @throws IllegalArgumentException if (x, y) lies off the map
   */
  public int cell(int x, int y) {
    if (!contains(x, y)) {
      throw new IllegalArgumentException(
          "(%d, %d) lies off the map of %d x %d".formatted(x, y, width, height));
    }
    return (y + 1) * stride + x + 1;
  }

  /** The column of a cell on the map. */
  public int x(int cell) {
    return cell % stride - 1;
  }

  /** The row of a cell on the map. */
  public int y(int cell) {
    return cell / stride - 1;
  }

  /** The place of a cell where those of the map are counted row by row from 0: y * width + x. */
  public int place(int cell) {
    return y(cell) * width + x(cell);
  }

  /** Whether {@code cell} is the index of a cell on the map, and not of its border. */
  public boolean isCell(int cell) {
    return cell >= 0 && cell < terrain.length && contains(x(cell), y(cell));
  }

  /** The terrain character of a cell, 0 to 255; the border is out of bounds. */
  public int terrain(int cell) {
    return terrain[cell] & 0xff;
  }

  /** {@code (x, y)}, for messages; the bare index for what is no cell on the map. */
  public String describe(int cell) {
    return isCell(cell) ? "(" + x(cell) + ", " + y(cell) + ")" : "index " + cell + " (off the map)";
  }

  /**
   * This map with some cells changed; this map itself stays as it is, and is the answer where all
   * terrain stays.
   *
   * @throws IllegalArgumentException if the changes belong to another map
   */
  public GridMap with(CellChanges changes) {
    changes.requireFor(this);
    if (!differsFrom(changes)) {
      return this;
    }
    byte[] copy = terrain.clone();
    for (int i = 0; i < changes.size(); i++) {
      copy[changes.cell(i)] = (byte) changes.terrain(i);
    }
    return new GridMap(width, height, copy, origin);
  }

  boolean differsFrom(CellChanges changes) {
    for (int i = 0; i < changes.size(); i++) {
      if (terrain(changes.cell(i)) != changes.terrain(i)) {
        return true;
      }
    }
    return false;
  }

  /** A map of its own terrain, which its maker may write. */
  GridMap copy() {
    return new GridMap(width, height, terrain.clone(), origin);
  }

  Object origin() {
    return origin;
  }

  /** Copies row {@code y}, {@link #width()} terrain, into {@code target} from {@code offset} on. */
  public void copyRow(int y, byte[] target, int offset) {
    System.arraycopy(terrain, cell(0, y), target, offset, width);
  }

  byte[] terrain() {
    return terrain;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GridMap that
        && width == that.width
        && height == that.height
        && Arrays.equals(terrain, that.terrain);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(terrain);
  }

  /** The rows of the map, one line for each. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(height * stride);
    for (int y = 0; y < height; y++) {
      text.append(new String(terrain, cell(0, y), width, StandardCharsets.ISO_8859_1)).append('\n');
    }
    return text.toString();
  }
}
