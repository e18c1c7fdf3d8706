package hopscotch.core.grid;

/**
 * One bit for each cell, set where the agent may stand. It is bit {@code cell & 63} of word {@code
 * cell >>> 6}. There is one word more than the cells need, so that 64 cells from any cell on lie in
 * two words.
 */
final class FreeBits {
  private FreeBits() {}

  /** The cells of a map where an agent may stand with {@code margin} free cells around it. */
  static long[] of(GridMap map, Movement movement, int margin) {
    if (movement.body() > 1 || margin > 0) {
      return ofBody(map, Clearance.of(map, movement.terrain()), movement.body(), margin);
    }
    byte[] cells = map.terrain();
    boolean[] free = new boolean[128];
    for (int character = 0; character < free.length; character++) {
      free[character] = movement.terrain().isFree(character);
    }
    long[] bits = new long[(cells.length + 63 >>> 6) + 1];
    for (int y = 0; y < map.height(); y++) {
      int first = map.cell(0, y);
      for (int cell = first; cell < first + map.width(); cell++) {
        if (cells[cell] >= 0 && free[cells[cell]]) {
          bits[cell >>> 6] |= 1L << cell;
        }
      }
    }
    return bits;
  }

  private static long[] ofBody(GridMap map, Clearance clearance, int body, int margin) {
    long[] bits = new long[(map.cellCount() + 63 >>> 6) + 1];
    for (int y = margin; y < map.height(); y++) {
      for (int x = margin; x < map.width(); x++) {
        if (clearance.at(map.cell(x - margin, y - margin)) >= body + 2 * margin) {
          int cell = map.cell(x, y);
          bits[cell >>> 6] |= 1L << cell;
        }
      }
    }
    return bits;
  }

  /** The bit of a cell, 0 or 1. */
  static int bit(long[] bits, int cell) {
    return (int) (bits[cell >>> 6] >>> cell) & 1;
  }

  /** The 3 x 3 cells around a cell, as {@link MoveTable} reads them. */
  static int neighbourhood(long[] bits, int cell, int stride) {
    int above = cell - stride - 1;
    int neighbourhood = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        int at = above + row * stride + column;
        neighbourhood = neighbourhood << 1 | (at < 0 ? 0 : bit(bits, at));
      }
    }
    return neighbourhood;
  }
}
