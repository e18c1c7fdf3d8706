package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The stops of jumps as bits: one for each direction and cell, set where a jump in that direction
 * stops by {@link JumpRule}, whether it finds something there or cannot enter. A jump is then found
 * by a shift and a count of trailing zeros for each 57 to 64 cells.
 *
 * <p>Whether a straight jump stops at a cell is decided by the 3 x 3 cells around it. The bits of
 * diagonal jumps exist only if they were asked for.
 *
 * <p>Straight jumps have one array of bits, diagonal ones another; {@link Ray} says at which
 * position each cell is. On the largest maps positions exceed 2^31 and are negative as ints; their
 * sums, differences and {@code >>>} are right all the same.
 *
 * <p>Space: half a bit for each direction and cell, so 4 bits for each cell (2 with 4 directions).
 * Where diagonal jumps are blocked takes as much again, and so do their stops. Each row takes 16
 * bytes beside that. Immutable, but for {@link JumpRepair}.
 */
public final class JumpStops {
  /**
   * The most positions for each direction. For 4 directions they still fit in 32 bits, read as
   * unsigned.
   */
  private static final int MAX_PLANE = (1 << 30) - Ray.MARGIN;

  /** Eight bytes from any on, as one word. */
  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final Ray[] rays = new Ray[Directions.COUNT];
  private final int straightJumps;
  private final byte[] straights;

  /** Null unless diagonal jumps were asked for. */
  private final byte[] diagonals;

  /** Null where no jumps are made. */
  private final byte[] blocks;

  private int repairs;

  private JumpStops(JumpRule rule, byte[] straights, byte[] diagonals, byte[] blocks) {
    for (int d = 0; d < Directions.COUNT; d++) {
      rays[d] = new Ray(rule.graph(), d);
    }
    straightJumps = rule.straights();
    this.straights = straights;
    this.diagonals = diagonals;
    this.blocks = blocks;
  }

  /** The stops of straight jumps and, if {@code withDiagonals}, of diagonal ones. */
  public JumpStops(JumpRule rule, boolean withDiagonals) {
    this(rule, allSet(rule), withDiagonals ? allSet(rule) : null, allSet(rule));
    StopBands bands = new StopBands(rule, this);
    bands.clearStraights();
    bands.clearBlocks();
    if (withDiagonals) {
      bands.clearDiagonals();
    }
  }

  /** Stops of all directions at every cell, to be cleared; without blocks. */
  public static JumpStops everywhere(JumpRule rule) {
    return new JumpStops(rule, allSet(rule), allSet(rule), null);
  }

  private static byte[] allSet(JumpRule rule) {
    byte[] bits = new byte[bytes(rule)];
    Arrays.fill(bits, (byte) -1);
    return bits;
  }

  private static int bytes(JumpRule rule) {
    GridMap map = rule.graph().map();
    long plane = map.stride() * (map.height() + 2L);
    if (plane > MAX_PLANE) {
      throw new IllegalArgumentException(
          "jumps need %d positions a direction on this map: expected at most %d"
              .formatted(plane, MAX_PLANE));
    }
    return (int) (plane * Integer.bitCount(rule.straights()) + 2 * Ray.MARGIN >>> 3) + 1;
  }

  /** Writes the stops of straight jumps, then those of diagonal ones if they are prepared. */
  public void write(IndexWriter out) throws IOException {
    out.bytes(straights);
    if (diagonals != null) {
      out.bytes(diagonals);
    }
  }

  /** Reads what {@link #write} wrote for the same graph and {@code withDiagonals}. */
  public static JumpStops read(JumpRule rule, boolean withDiagonals, IndexReader in)
      throws IOException {
    byte[] straights = in.bytes("bytes of straight stops", bytes(rule));
    byte[] diagonals = withDiagonals ? in.bytes("bytes of diagonal stops", bytes(rule)) : null;
    JumpStops stops = new JumpStops(rule, straights, diagonals, allSet(rule));
    new StopBands(rule, stops).clearBlocks();
    return stops;
  }

  /** Sets or clears the bit of a position. */
  static void set(byte[] bits, int position, boolean isSet) {
    int bit = 1 << (position & 7);
    int old = bits[position >>> 3];
    bits[position >>> 3] = (byte) (isSet ? old | bit : old & ~bit);
  }

  /** Notes that stops differ from now on, so that what was learnt from them no longer holds. */
  void noteRepair() {
    repairs++;
  }

  /** The number of repairs. */
  int repairs() {
    return repairs;
  }

  /** Lets jumps in direction {@code d} pass a position. */
  public void clear(int d, int position) {
    set(bits(d), position, false);
  }

  /**
   * Clears the bits from a position on that are set in a word; a word of zeros may lie anywhere.
   */
  public static void clear(byte[] bits, int position, long word) {
    if (word != 0) {
      int at = position >>> 3;
      int shift = position & 7;
      WORDS.set(bits, at, (long) WORDS.get(bits, at) & ~(word << shift));
      int rest = (int) (word >>> 1 >>> 63 - shift);
      if (rest != 0) {
        bits[at + 8] &= (byte) ~rest;
      }
    }
  }

  /** The bits of straight jumps by position; not to be written. */
  public byte[] straights() {
    return straights;
  }

  /** The bits of diagonal jumps by position, null if they have none; not to be written. */
  byte[] diagonals() {
    return diagonals;
  }

  /** The bits of jumps in direction {@code d}. */
  public byte[] bits(int d) {
    return (straightJumps >>> d & 1) != 0 ? straights : diagonals;
  }

  /** Set by position where a diagonal jump cannot enter a cell; not to be written. */
  public byte[] blocks() {
    return blocks;
  }

  /** The ray of a direction. */
  public Ray ray(int d) {
    return rays[d];
  }

  /** The position in direction {@code d} of the cell in a column and a row of the padded map. */
  public int position(int d, int column, int row) {
    return rays[d].position(column, row);
  }

  /** The number of cells from {@code position} to the next stop, at least 1. */
  public static int scan(byte[] bits, int position) {
    int from = position + 1;
    int at = from >>> 3;
    long ahead = (long) WORDS.get(bits, at) >>> (from & 7);
    if (ahead != 0) {
      return 1 + Long.numberOfTrailingZeros(ahead);
    }
    do {
      at += 7;
      ahead = (long) WORDS.get(bits, at);
    } while (ahead == 0);
    return (at << 3) + Long.numberOfTrailingZeros(ahead) - position;
  }

  /**
   * Twice the answer of {@link #scan}, and 1 more unless the jump is blocked where it stops. The
   * blocks are read beside the stops and not after them.
   */
  public static int jump(byte[] bits, byte[] blocks, int position) {
    int from = position + 1;
    int at = from >>> 3;
    int shift = from & 7;
    long ahead = (long) WORDS.get(bits, at) >>> shift;
    long blocked = (long) WORDS.get(blocks, at) >>> shift;
    if (ahead == 0) {
      int length = scan(bits, position);
      return length << 1 | ~(blocks[position + length >>> 3] >>> (position + length & 7)) & 1;
    }
    int passed = Long.numberOfTrailingZeros(ahead);
    return passed + 1 << 1 | ~(int) (blocked >>> passed) & 1;
  }

  /** The number of cells from the last stop before {@code position}, at least 1. */
  static int scanBack(byte[] bits, int position) {
    int from = position - 1;
    int at = (from >>> 3) - 7;
    long behind = (long) WORDS.get(bits, at) << (~from & 7);
    if (behind != 0) {
      return 1 + Long.numberOfLeadingZeros(behind);
    }
    do {
      at -= 7;
      behind = (long) WORDS.get(bits, at);
    } while (behind == 0);
    return position - (at << 3) - 63 + Long.numberOfLeadingZeros(behind);
  }

  /** The bytes it holds. */
  public long bytes() {
    long bytes = straights.length;
    for (Ray ray : rays) {
      bytes += ray.bytes();
    }
    return bytes
        + (diagonals == null ? 0 : diagonals.length)
        + (blocks == null ? 0 : blocks.length);
  }
}
