package hopscotch.core.grid;

import java.util.Arrays;

/**
 * A set of changed cells of one map, each with its new terrain character: blocked, freed or
 * reweighted. Immutable; a cell named twice takes the last character. {@link GridMap#with} and
 * {@link GridGraph#with} answer it by a new map and graph.
 *
 * <p>Changes belong to the map that they were made on, to those that came of it by changes and to
 * those that it came of. To any other, be it of the same size, they are refused where one of these
 * cells has another character there than it had when the changes were made.
 */
public final class CellChanges {
  private final int width;
  private final int height;
  private final Object origin;
  private final int[] cells;
  private final byte[] terrain;
  private final byte[] before;

  private CellChanges(GridMap map, int[] cells, byte[] terrain) {
    this.width = map.width();
    this.height = map.height();
    this.origin = map.origin();
    this.cells = cells;
    this.terrain = terrain;
    before = new byte[cells.length];
    for (int i = 0; i < cells.length; i++) {
      before[i] = (byte) map.terrain(cells[i]);
    }
  }

  /** Collects changes. */
  public static final class Builder {
    private final GridMap map;
    private int[] cells = new int[8];
    private byte[] terrain = new byte[8];
    private int size;

    private Builder(GridMap map) {
      this.map = map;
    }

    /**
     * Gives the cell at (x, y) a terrain character.
     *
     * @throws IllegalArgumentException if (x, y) lies off the map
     */
    public Builder set(int x, int y, int character) {
      if (size == cells.length) {
        cells = Arrays.copyOf(cells, 2 * size);
        terrain = Arrays.copyOf(terrain, 2 * size);
      }
      cells[size] = map.cell(x, y);
      terrain[size++] = (byte) character;
      return this;
    }

    /** Blocks the cell at (x, y). */
    public Builder block(int x, int y) {
      return set(x, y, GridMap.OUT_OF_BOUNDS);
    }

    /** Frees the cell at (x, y) as plain ground. */
    public Builder free(int x, int y) {
      return set(x, y, '.');
    }

    /** The changes so far. */
    public CellChanges build() {
      return new CellChanges(map, Arrays.copyOf(cells, size), Arrays.copyOf(terrain, size));
    }
  }

  /** A builder of changes to {@code map}. */
  public static Builder on(GridMap map) {
    return new Builder(map);
  }

  /** The number of changes. */
  public int size() {
    return cells.length;
  }

  /** The cell of change {@code i}. */
  public int cell(int i) {
    return cells[i];
  }

  /** The new terrain character of change {@code i}, 0 to 255. */
  public int terrain(int i) {
    return terrain[i] & 0xff;
  }

  void requireFor(GridMap map) {
    if (map.width() != width || map.height() != height) {
      throw new IllegalArgumentException(
          "changes to a map of %d x %d do not fit one of %d x %d"
              .formatted(width, height, map.width(), map.height()));
    }
    for (int i = 0; map.origin() != origin && i < cells.length; i++) {
      if ((byte) map.terrain(cells[i]) != before[i]) {
        throw new IllegalArgumentException(
            "changes to another map of %d x %d, where %s was '%c' and not '%c': expected changes made"
                    .formatted(
                        width,
                        height,
                        map.describe(cells[i]),
                        before[i] & 0xff,
                        map.terrain(cells[i]))
                + " on this map, on one that it came of, or on one that came of it");
      }
    }
  }
}
