package hopscotch.datasets.walk;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.nio.charset.StandardCharsets;

/** A rectangle of terrain that a change puts in place of what was there. Immutable. */
final class Patch {
  private static final Patch[] CELLS = new Patch[128];

  private final int width;
  private final byte[] rows;

  static {
    for (int character = 0; character < CELLS.length; character++) {
      CELLS[character] = new Patch(1, new byte[] {(byte) character});
    }
  }

  /** A patch whose rows stand one after another in an array. The patch keeps the array. */
  Patch(int width, byte[] rows) {
    this.width = width;
    this.rows = rows;
  }

  /** A patch of one cell. There is one instance for each ASCII character. */
  public static Patch ofCell(char character) {
    return CELLS[character];
  }

  /** The number of columns. */
  public int width() {
    return width;
  }

  /** The number of rows. */
  public int height() {
    return rows.length / width;
  }

  /** The terrain character in a column and a row of the patch. */
  public char terrain(int column, int row) {
    return (char) (rows[row * width + column] & 0xff);
  }

  /** Adds every cell of the patch, put with its first column and row at (x, y). */
  void addTo(CellChanges.Builder changes, int x, int y) {
    for (int i = 0; i < rows.length; i++) {
      changes.set(x + i % width, y + i / width, rows[i]);
    }
  }

  /** A map of the size and terrain of the patch. */
  GridMap toMap() {
    GridMap.Builder map = GridMap.builder(width, height());
    for (int y = 0; y < height(); y++) {
      map.row(y, rows, y * width);
    }
    return map.build();
  }

  /** The rows, one line for each. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < height(); row++) {
      text.append(new String(rows, row * width, width, StandardCharsets.ISO_8859_1)).append('\n');
    }
    return text.toString();
  }
}
