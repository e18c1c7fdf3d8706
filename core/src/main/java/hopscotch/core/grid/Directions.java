package hopscotch.core.grid;

/**
 * The eight compass directions, numbered clockwise from north: N 0, NE 1, E 2, SE 3, S 4, SW 5, W
 * 6, NW 7. y grows downwards, so north is y - 1. Odd numbers are diagonals; bit {@code d} of a move
 * mask stands for direction {@code d}.
 */
public final class Directions {
  /** Direction numbers. */
  public static final int N = 0, NE = 1, E = 2, SE = 3, S = 4, SW = 5, W = 6, NW = 7;

  /** How many directions there are. */
  public static final int COUNT = 8;

  /** The mask of the four straight directions. */
  public static final int STRAIGHT_MASK = 0b0101_0101;

  /** The mask of the four diagonal directions. */
  public static final int DIAGONAL_MASK = 0b1010_1010;

  private static final int[] DX = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] DY = {-1, -1, 0, 1, 1, 1, 0, -1};

  private Directions() {}

  /** The change of x, -1 to 1, of one move in direction {@code d}. */
  public static int dx(int d) {
    return DX[d];
  }

  /** The change of y, -1 to 1, of one move in direction {@code d}. */
  public static int dy(int d) {
    return DY[d];
  }

  /** The opposite direction. */
  public static int reverse(int d) {
    return d ^ 4;
  }

  /** Whether {@code d} is one of NE, SE, SW, NW. */
  public static boolean isDiagonal(int d) {
    return (d & 1) != 0;
  }

  /**
   * The direction of the unit step (dx, dy).
   *
   * @throws IllegalArgumentException unless both are -1 to 1 and not both 0
   */
  public static int of(int dx, int dy) {
    for (int d = 0; d < COUNT; d++) {
      if (DX[d] == dx && DY[d] == dy) {
        return d;
      }
    }
    throw new IllegalArgumentException("no unit step: (" + dx + ", " + dy + ")");
  }

  /** A new array of 8: what one move in each direction adds to a cell of a map of this stride. */
  public static int[] offsets(int stride) {
    int[] offsets = new int[COUNT];
    for (int d = 0; d < COUNT; d++) {
      offsets[d] = DY[d] * stride + DX[d];
    }
    return offsets;
  }
}
