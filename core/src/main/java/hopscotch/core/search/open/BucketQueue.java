package hopscotch.core.search.open;

import java.util.Arrays;

/**
 * A monotone priority queue over integers: a ring of stacks, each for a range of 2^shift keys
 * (Denardo and Fox, "Shortest-Route Methods: 1. Reaching, Pruning, and Buckets", Operations
 * Research 27, 1979). Buckets are emptied in order; inside a bucket the last entry in is the first
 * out, whatever its key. A key pushed must be at least the floor of the current bucket and at most
 * {@code span} above the key last taken.
 *
 * <p>An entry is an {@link OpenEntry} whose value the caller uses to tell stale entries. Both
 * operations take constant time, and one step for each empty bucket passed.
 */
public final class BucketQueue {
  private static final long[] NONE = {};

  private final int shift;
  private final int ringMask;
  private final long[][] stacks;
  private final int[] sizes;
  private long current;
  private int size;

  /**
   * An empty queue.
   *
   * @param shift the binary logarithm of a bucket's width
   * @param span the most by which a pushed key exceeds the key last taken
   */
  public BucketQueue(int shift, long span) {
    int needed = Math.toIntExact((span >>> shift) + 2);
    int ring = Integer.highestOneBit(needed - 1) << 1;
    this.shift = shift;
    this.ringMask = ring - 1;
    this.stacks = new long[ring][];
    Arrays.fill(stacks, NONE);
    this.sizes = new int[ring];
  }

  /**
   * The shift for buckets that are an eighth to a quarter of {@code unit} wide, or 1 where that is
   * less.
   */
  public static int shiftFor(long unit) {
    return Math.max(0, 63 - Long.numberOfLeadingZeros(unit) - 2);
  }

  /** Empties the queue; the first key pushed may not be below {@code leastKey}. */
  public void clear(long leastKey) {
    for (long bucket = current; size > 0; bucket++) {
      int used = (int) bucket & ringMask;
      size -= sizes[used];
      sizes[used] = 0;
    }
    current = leastKey >>> shift;
  }

  /** The number of entries. */
  public int size() {
    return size;
  }

  /** Adds an entry. */
  public void push(long key, long value, int cell) {
    int bucket = (int) (key >>> shift) & ringMask;
    long[] stack = stacks[bucket];
    int top = sizes[bucket];
    if (top == stack.length) {
      stack = Arrays.copyOf(stack, Math.max(64, 2 * top));
      stacks[bucket] = stack;
    }
    stack[top] = OpenEntry.of(value, cell);
    sizes[bucket] = top + 1;
    size++;
  }

  /** Goes to the first bucket that has an entry; false if none has. */
  public boolean advance() {
    if (size == 0) {
      return false;
    }
    while (sizes[(int) current & ringMask] == 0) {
      current++;
    }
    return true;
  }

  /** The least key that the current bucket may hold. */
  public long floor() {
    return current << shift;
  }

  /** Whether a key belongs into a bucket after the current one. */
  public boolean isAhead(long key) {
    return key >>> shift > current;
  }

  /** Whether the current bucket has an entry. */
  public boolean hasEntry() {
    return sizes[(int) current & ringMask] > 0;
  }

  /** Takes an entry of the current bucket, which must have one. */
  public long pop() {
    int bucket = (int) current & ringMask;
    size--;
    return stacks[bucket][--sizes[bucket]];
  }

  /** The bytes it holds. */
  public long bytes() {
    return Arrays.stream(stacks).mapToLong(stack -> 8L * stack.length).sum() + 12L * sizes.length;
  }
}
