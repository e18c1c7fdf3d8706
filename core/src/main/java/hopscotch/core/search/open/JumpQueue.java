package hopscotch.core.search.open;

import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/**
 * A monotone priority queue in the exact order of its keys, then of their ties, then of cells. It
 * is a window of narrow buckets, each a linked list. Only the current bucket is put in order. So an
 * entry is compared only with the few whose keys are near, and most of those that the search never
 * takes are compared with none.
 *
 * <p>Keys beyond the window wait in a list of their own until the window is empty. For a jump
 * raises f by up to twice its length, which no window should span.
 *
 * <p>An entry is one long: its place in the bucket, its tie, its cell. If a tie does not fit, its
 * low bits are dropped.
 *
 * <p>A key pushed must be at least the key last popped. For one thread.
 */
public final class JumpQueue {
  private static final int BUCKETS = 1 << 12;
  private static final int NONE = -1;

  private final int shift;
  private final int keyShift;
  private final int tieDrop;
  private final NearHeap current = new NearHeap();

  /** For each bucket, its first slot, if it is occupied. */
  private final int[] heads = new int[BUCKETS];

  private final long[] occupied = new long[BUCKETS >>> 6];
  private long words;
  private long firstBucket;
  private int currentIndex;
  private int beyond = NONE;
  private int used;
  private int size;
  private long popped;
  private long[] keys = new long[256];
  private long[] entries = new long[256];
  private int[] next = new int[256];

  /** An empty queue whose buckets are 2^{@code shift} keys wide, for ties up to a largest one. */
  public JumpQueue(int shift, long maxTie) {
    this.shift = shift;
    keyShift = Long.SIZE - 1 - shift;
    int tieBits = keyShift - GridMap.CELL_BITS;
    tieDrop = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(maxTie) - tieBits);
  }

  /**
   * The shift of a bucket whose width is an eighth to a quarter of {@code straightCost}, or a
   * sixteenth of that for a map of many short jumps, where a bucket would hold too many.
   */
  public static int shiftFor(int straightCost, boolean isDense) {
    return Math.max(0, 31 - Integer.numberOfLeadingZeros(straightCost) - (isDense ? 6 : 2));
  }

  /** Empties the queue; no key pushed may be below {@code leastKey}. */
  public void clear(long leastKey) {
    for (; words != 0; words &= words - 1) {
      occupied[Long.numberOfTrailingZeros(words)] = 0;
    }
    current.clear();
    beyond = NONE;
    used = 0;
    size = 0;
    firstBucket = leastKey >>> shift;
    currentIndex = 0;
  }

  /** The number of entries. */
  public int size() {
    return size;
  }

  /** Adds a cell; of equal keys the one of the least tie leaves first. */
  public void push(long key, long tie, int cell) {
    size++;
    long entry = (key & (1L << shift) - 1) << keyShift | OpenEntry.of(tie >>> tieDrop, cell);
    long index = (key >>> shift) - firstBucket;
    if (index == currentIndex) {
      current.push(entry);
      return;
    }
    if (used == keys.length) {
      keys = Arrays.copyOf(keys, 2 * used);
      entries = Arrays.copyOf(entries, 2 * used);
      next = Arrays.copyOf(next, 2 * used);
    }
    keys[used] = key;
    entries[used] = entry;
    link(used++, index);
  }

  private void link(int slot, long index) {
    if (index >= BUCKETS) {
      next[slot] = beyond;
      beyond = slot;
      return;
    }
    int bucket = (int) index;
    long bits = occupied[bucket >>> 6];
    int before = heads[bucket];
    // the bit less 1 is no bits or all of NONE, and which it is cannot be foretold
    next[slot] = before | (int) (bits >>> bucket & 1) - 1;
    heads[bucket] = slot;
    occupied[bucket >>> 6] = bits | 1L << bucket;
    words |= 1L << (bucket >>> 6);
  }

  /** Removes the least entry, of which {@link #key} and {@link #cell} tell then. */
  public void pop() {
    size--;
    if (current.size() == 0) {
      advance();
    } else {
      popped = current.pop();
    }
  }

  /** The key last popped. */
  public long key() {
    return (firstBucket + currentIndex << shift) + (popped >>> keyShift);
  }

  /** The cell last popped. */
  public int cell() {
    return OpenEntry.cell(popped);
  }

  private void advance() {
    if (words == 0) {
      refill();
    }
    int word = Long.numberOfTrailingZeros(words);
    currentIndex = word << 6 | Long.numberOfTrailingZeros(occupied[word]);
    int first = heads[currentIndex];
    popped = entries[first];
    int slot = next[first];
    if (slot != NONE) {
      current.push(popped);
      for (; slot != NONE; slot = next[slot]) {
        current.push(entries[slot]);
      }
      popped = current.pop();
    }
    long left = occupied[word] & occupied[word] - 1;
    occupied[word] = left;
    // clears the lowest bit of words if none is left, without a branch: that cannot be foretold
    words &= words - 1 + ((left | -left) >>> Long.SIZE - 1);
  }

  /** Begins a window at the least key beyond the last one. */
  private void refill() {
    long least = Long.MAX_VALUE;
    for (int slot = beyond; slot != NONE; slot = next[slot]) {
      least = Math.min(least, keys[slot]);
    }
    firstBucket = least >>> shift;
    int slot = beyond;
    beyond = NONE;
    while (slot != NONE) {
      int following = next[slot];
      link(slot, (keys[slot] >>> shift) - firstBucket);
      slot = following;
    }
    currentIndex = 0;
  }
}
