package hopscotch.hpa.search;

import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * The open list of searches on a level. It gives entries in the order of a {@link BucketQueue}, but
 * a bucket is a linked list, and the entries of all buckets stand side by side. On a level most
 * entries are never taken, and they are spread over thousands of buckets: were each a stack of its
 * own, none would be in a cache.
 *
 * <p>Space: 12 bytes for each of the most entries that there were at once, and 4 for each bucket.
 * For one thread.
 */
final class LinkedBuckets {
  private static final int NONE = -1;

  private final int shift;
  private int ringMask;

  /** For each bucket the slot of its last entry. */
  private int[] heads;

  private long[] entries = new long[256];

  /** For each slot that of the entry before it in its bucket, or the next one that is free. */
  private int[] next = new int[256];

  private int used;
  private int free = NONE;
  private long current;

  /** The farthest bucket that had an entry. */
  private long last;

  private int size;

  /**
   * An empty queue of buckets 2^shift wide; no key exceeds the one last taken by more than {@code
   * span}.
   */
  LinkedBuckets(int shift, long span) {
    this.shift = shift;
    heads = ring(span);
    ringMask = heads.length - 1;
  }

  private int[] ring(long span) {
    int needed = Math.toIntExact((span >>> shift) + 2);
    int[] ring = new int[Integer.highestOneBit(needed - 1) << 1];
    Arrays.fill(ring, NONE);
    return ring;
  }

  /** Lets the keys to come exceed the key last taken by more than before. */
  void widen(long span) {
    int[] wider = ring(span);
    if (wider.length > heads.length) {
      for (long bucket = current; size > 0 && bucket <= last; bucket++) {
        wider[(int) bucket & wider.length - 1] = heads[(int) bucket & ringMask];
      }
      heads = wider;
      ringMask = wider.length - 1;
    }
  }

  /** Empties the queue; the first key pushed may not be below {@code leastKey}. */
  void clear(long leastKey) {
    int from = (int) current & ringMask;
    int to = (int) last & ringMask;
    if (size > 0 && from <= to) {
      Arrays.fill(heads, from, to + 1, NONE);
    } else if (size > 0) {
      Arrays.fill(heads, from, heads.length, NONE);
      Arrays.fill(heads, 0, to + 1, NONE);
    }
    used = 0;
    free = NONE;
    size = 0;
    current = leastKey >>> shift;
    last = current;
  }

  /** The number of entries. */
  int size() {
    return size;
  }

  /** Adds an entry. */
  void push(long key, long value, int node) {
    last = Math.max(last, key >>> shift);
    int slot = free;
    if (slot != NONE) {
      free = next[slot];
    } else {
      slot = used++;
      if (slot == entries.length) {
        entries = Arrays.copyOf(entries, 2 * slot);
        next = Arrays.copyOf(next, 2 * slot);
      }
    }
    int bucket = (int) (key >>> shift) & ringMask;
    entries[slot] = OpenEntry.of(value, node);
    next[slot] = heads[bucket];
    heads[bucket] = slot;
    size++;
  }

  /** Goes to the first bucket that has an entry; false if none has. */
  boolean advance() {
    if (size == 0) {
      return false;
    }
    while (heads[(int) current & ringMask] == NONE) {
      current++;
    }
    return true;
  }

  /** The least key that the current bucket may hold. */
  long floor() {
    return current << shift;
  }

  /** Whether a key belongs into a bucket after the current one. */
  boolean isAhead(long key) {
    return key >>> shift > current;
  }

  /** Takes an entry of the current bucket, which must have one. */
  long pop() {
    int bucket = (int) current & ringMask;
    int slot = heads[bucket];
    heads[bucket] = next[slot];
    next[slot] = free;
    free = slot;
    size--;
    return entries[slot];
  }
}
