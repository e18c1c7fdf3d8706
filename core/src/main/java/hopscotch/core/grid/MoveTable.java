package hopscotch.core.grid;

import java.util.EnumMap;
import java.util.Map;

/**
 * The legal moves of a free cell as a function of its 3 x 3 neighbourhood: 512 masks, so that
 * building a graph takes one look-up for each cell. There is one table for 4 directions and one for
 * each corner rule, shared by all graphs.
 *
 * <p>A neighbourhood has 9 bits. A bit is set where the cell is free. From bit 8 down to bit 0 they
 * stand for NW, N, NE, W, the cell itself, E, SW, S, SE.
 */
final class MoveTable {
  private static final int CENTRE = 1 << 4;

  private static final MoveTable FOUR_DIRECTIONS = new MoveTable(4, CornerRule.NEVER);
  private static final Map<CornerRule, MoveTable> EIGHT_DIRECTIONS =
      new EnumMap<>(CornerRule.class);

  static {
    for (CornerRule corners : CornerRule.values()) {
      EIGHT_DIRECTIONS.put(corners, new MoveTable(8, corners));
    }
  }

  private final byte[] masks = new byte[512];

  private MoveTable(int directions, CornerRule corners) {
    for (int neighbourhood = 0; neighbourhood < masks.length; neighbourhood++) {
      if ((neighbourhood & CENTRE) != 0) {
        masks[neighbourhood] = (byte) mask(neighbourhood, directions, corners);
      }
    }
  }

  static MoveTable of(Movement movement) {
    return movement.directions() == 4 ? FOUR_DIRECTIONS : EIGHT_DIRECTIONS.get(movement.corners());
  }

  /** The move mask of the cell in the middle of a neighbourhood; 0 where that cell is blocked. */
  byte mask(int neighbourhood) {
    return masks[neighbourhood];
  }

  byte[] masks(GridMap map, long[] freeBits) {
    byte[] moves = new byte[map.cellCount()];
    for (int y = 0; y < map.height(); y++) {
      fillRow(map, y, freeBits, moves);
    }
    return moves;
  }

  private void fillRow(GridMap map, int y, long[] bits, byte[] moves) {
    int stride = map.stride();
    int first = map.cell(0, y);
    int neighbourhood = FreeBits.neighbourhood(bits, first - 1, stride);
    for (int cell = first; cell < first + map.width(); cell++) {
      int next = cell + 1;
      int column =
          FreeBits.bit(bits, next - stride) << 6
              | FreeBits.bit(bits, next) << 3
              | FreeBits.bit(bits, next + stride);
      neighbourhood = neighbourhood << 1 & 0b110_110_110 | column;
      moves[cell] = masks[neighbourhood];
    }
  }

  private static int mask(int neighbourhood, int directions, CornerRule corners) {
    int mask = 0;
    for (int d = 0; d < Directions.COUNT; d++) {
      int dx = Directions.dx(d);
      int dy = Directions.dy(d);
      boolean legal =
          isFree(neighbourhood, dx, dy)
              && (!Directions.isDiagonal(d)
                  || directions == 8
                      && corners.allows(
                          isFree(neighbourhood, dx, 0), isFree(neighbourhood, 0, dy)));
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
