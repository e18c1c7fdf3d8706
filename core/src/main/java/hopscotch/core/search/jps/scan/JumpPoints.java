package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/**
 * The jump points of a graph, numbered from 0 in the order of cells: the cells that have a forced
 * neighbour for some direction of arrival ({@link JumpRule}).
 *
 * <p>Space: 3/16 byte for each cell. Immutable, but for {@link JumpRepair}: once it has repaired
 * them, jump points have no numbers.
 */
public final class JumpPoints {
  /** The answer of {@link #number} for other cells. */
  public static final int NONE = -1;

  /**
   * Jump points are dense where more than one cell in so many is a jump point, as among scattered
   * obstacles. There to keep states by the number of a jump point gains nothing, and narrower
   * buckets of the open list do. Found by trial.
   */
  private static final int DENSE = 10;

  private final boolean isDense;
  private final long[] bits;
  private final int[] ranks;
  private final int count;

  /** The jump points of a graph. */
  public JumpPoints(JumpRule rule) {
    bits = new long[rule.graph().freeBits().length];
    find(rule, new MoveBits(rule));
    ranks = new int[bits.length];
    int before = 0;
    for (int word = 0; word < bits.length; word++) {
      ranks[word] = before;
      before += Long.bitCount(bits[word]);
    }
    count = before;
    isDense = (long) count * DENSE > rule.graph().map().cellCount();
  }

  private void find(JumpRule rule, MoveBits moves) {
    GridMap map = rule.graph().map();
    long[] found = moves.newBand();
    long[] forced = moves.newBand();
    for (int first = 1; first <= map.height(); first += MoveBits.ROWS) {
      moves.load(first);
      Arrays.fill(found, 0);
      for (int left = rule.forcing(); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        moves.forced(d, forced);
        long[] entered = moves.entered(d);
        for (int k = moves.at(0); k < moves.at(MoveBits.ROWS); k++) {
          found[k] |= forced[k] & entered[k];
        }
      }
      for (int i = 0; i < MoveBits.ROWS; i++) {
        for (int j = 0; j < moves.width(); j++) {
          add((first + i) * map.stride() + (j << 6), found[moves.at(i) + j]);
        }
      }
    }
  }

  /** Puts a jump point at a cell, or takes it away; numbers stay those from before. */
  void set(int cell, boolean isPoint) {
    long bit = 1L << cell;
    bits[cell >>> 6] = isPoint ? bits[cell >>> 6] | bit : bits[cell >>> 6] & ~bit;
  }

  private void add(int cell, long word) {
    if (word != 0) {
      bits[cell >>> 6] |= word << cell;
      bits[(cell >>> 6) + 1] |= word >>> 1 >>> ~cell;
    }
  }

  /** The number of jump points. */
  public int count() {
    return count;
  }

  /**
   * Whether there is a jump point in more than every tenth cell, as on maps of random obstacles.
   * Then a few bits for each cell are smaller than lists for each jump point, and most jumps are
   * short.
   */
  public boolean isDense() {
    return isDense;
  }

  /** Whether there is a jump point at a cell. */
  public boolean isAt(int cell) {
    return bitAt(cell) != 0;
  }

  /** 1 if there is a jump point at a cell, else 0. */
  public int bitAt(int cell) {
    return (int) (bits[cell >>> 6] >>> cell) & 1;
  }

  /** The number of the jump point at a cell, or {@link #NONE}. */
  public int number(int cell) {
    long word = bits[cell >>> 6];
    return (word >>> cell & 1) == 0
        ? NONE
        : ranks[cell >>> 6] + Long.bitCount(word & (1L << cell) - 1);
  }

  /** The number of the start of a search: one past those of the jump points if it is none. */
  public int startNumber(int start) {
    int number = number(start);
    return number == NONE ? count : number;
  }

  /** The cells of the jump points, by number. */
  public int[] cells() {
    int[] cells = new int[count];
    int number = 0;
    for (int word = 0; word < bits.length; word++) {
      for (long left = bits[word]; left != 0; left &= left - 1) {
        cells[number++] = word << 6 | Long.numberOfTrailingZeros(left);
      }
    }
    return cells;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 8L * bits.length + 4L * ranks.length;
  }
}
