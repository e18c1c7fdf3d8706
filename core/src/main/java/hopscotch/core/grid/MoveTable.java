package hopscotch.core.grid;

/**
 * The legal moves of a free cell as a function of its 3 x 3 neighbourhood: 512 masks, computed once
 * for a movement, so that building a graph takes one look-up for each cell.
 *
 * <p>A neighbourhood has 9 bits, row by row from the north-west: bit 8 is NW, bit 7 N, bit 6 NE,
 * bit 5 W, bit 4 the cell itself, bit 3 E, bit 2 SW, bit 1 S, bit 0 SE; set where the cell is free.
 */
final class MoveTable {
  private static final int CENTRE = 1 << 4;

  private final byte[] masks = new byte[512];

  MoveTable(Movement movement) {
    for (int neighbourhood = 0; neighbourhood < masks.length; neighbourhood++) {
      if ((neighbourhood & CENTRE) != 0) {
        masks[neighbourhood] = (byte) mask(neighbourhood, movement);
      }
    }
  }

  /** The move mask of the cell in the middle of a neighbourhood; 0 where that cell is blocked. */
  byte mask(int neighbourhood) {
    return masks[neighbourhood];
  }

  private static int mask(int neighbourhood, Movement movement) {
    int mask = 0;
    for (int d = 0; d < Directions.COUNT; d++) {
      int dx = Directions.dx(d);
      int dy = Directions.dy(d);
      boolean legal =
          isFree(neighbourhood, dx, dy)
              && (!Directions.isDiagonal(d)
                  || movement.directions() == 8
                      && movement
                          .corners()
                          .allows(isFree(neighbourhood, dx, 0), isFree(neighbourhood, 0, dy)));
      if (legal) {
        mask |= 1 << d;
      }
    }
    return mask;
  }

  private static boolean isFree(int neighbourhood, int dx, int dy) {
    return (neighbourhood >>> (4 - 3 * dy - dx) & 1) != 0;
  }
}
