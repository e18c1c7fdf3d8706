package hopscotch.core.grid;

import java.util.Arrays;

/**
 * A set of changed cells of one map, each with its new terrain letter: blocked, freed or
 * reweighted. Immutable; a cell named twice takes the last letter. {@link GridMap#with} and {@link
 * GridGraph#with} answer it by a new map and graph.
 */
public final class CellChanges {
  private final int width;
  private final int height;
  private final int[] cells;
  private final byte[] letters;

  private CellChanges(GridMap map, int[] cells, byte[] letters) {
    this.width = map.width();
    this.height = map.height();
    this.cells = cells;
    this.letters = letters;
  }

  /** Collects changes. */
  public static final class Builder {
    private final GridMap map;
    private int[] cells = new int[8];
    private byte[] letters = new byte[8];
    private int size;

    private Builder(GridMap map) {
      this.map = map;
    }

    /**
     * Gives the cell at (x, y) a letter.
     *
     * @throws IllegalArgumentException if (x, y) lies off the map
     */
    public Builder set(int x, int y, int letter) {
      if (size == cells.length) {
        cells = Arrays.copyOf(cells, 2 * size);
        letters = Arrays.copyOf(letters, 2 * size);
      }
      cells[size] = map.cell(x, y);
      letters[size++] = (byte) letter;
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
      return new CellChanges(map, Arrays.copyOf(cells, size), Arrays.copyOf(letters, size));
    }
  }

  /** A builder of changes to {@code map}. */
  public static Builder on(GridMap map) {
    return new Builder(map);
  }

  /** How many changes there are. */
  public int size() {
    return cells.length;
  }

  /** The cell of change {@code i}. */
  public int cell(int i) {
    return cells[i];
  }

  /** The new letter of change {@code i}, 0 to 255. */
  public int letter(int i) {
    return letters[i] & 0xff;
  }

  void requireFor(GridMap map) {
    if (map.width() != width || map.height() != height) {
      throw new IllegalArgumentException(
          "changes to a map of %d x %d do not fit one of %d x %d"
              .formatted(width, height, map.width(), map.height()));
    }
  }
}
