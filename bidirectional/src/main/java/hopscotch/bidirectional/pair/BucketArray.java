package hopscotch.bidirectional.pair;

import java.util.Arrays;

/**
 * A priority queue over integers whose least key may fall: buckets of 2^shift keys each, in an
 * array that reaches to the largest key so far, and a pointer to the first bucket that may have an
 * entry. A bucket is a linked list in a common pool, last in, first out, so many short buckets cost
 * little.
 */
final class BucketArray {
  private final int shift;
  private int[] heads = new int[256];
  private int[] counts = new int[256];
  private long[] entries = new long[1024];
  private int[] links = new int[1024];
  private int used;
  private int free;
  private long firstBucket;
  private int least;
  private int end;
  private int size;

  /** An empty queue of buckets 2^shift wide. */
  BucketArray(int shift) {
    this.shift = shift;
  }

  /** Empties the queue; no key pushed later may be below {@code leastKey}. */
  void clear(long leastKey) {
    Arrays.fill(heads, 0, end, 0);
    Arrays.fill(counts, 0, end, 0);
    used = 0;
    free = 0;
    firstBucket = leastKey >>> shift;
    least = 0;
    end = 0;
    size = 0;
  }

  /** The number of entries. */
  int size() {
    return size;
  }

  /** Adds an entry. */
  void push(long key, long entry) {
    int bucket = (int) ((key >>> shift) - firstBucket);
    if (bucket >= end) {
      end = bucket + 1;
      if (end > heads.length) {
        heads = Arrays.copyOf(heads, 2 * end);
        counts = Arrays.copyOf(counts, 2 * end);
      }
    }
    int slot = free;
    if (slot != 0) {
      free = links[slot];
    } else {
      slot = ++used;
      if (slot == entries.length) {
        entries = Arrays.copyOf(entries, 2 * slot);
        links = Arrays.copyOf(links, 2 * slot);
      }
    }
    entries[slot] = entry;
    links[slot] = heads[bucket];
    heads[bucket] = slot;
    counts[bucket]++;
    least = size == 0 ? bucket : Math.min(least, bucket);
    size++;
  }

  /** The index of the first bucket with an entry; the queue must not be empty. */
  int first() {
    while (heads[least] == 0) {
      least++;
    }
    return least;
  }

  /** The least key that the first bucket with an entry may hold; the queue must not be empty. */
  long floor() {
    return floor(first());
  }

  /** The entry that {@link #pop()} takes; the queue must not be empty. */
  long peek() {
    return entries[heads[first()]];
  }

  /** Takes an entry of the first bucket that has one; the queue must not be empty. */
  long pop() {
    long entry = peek();
    int slot = heads[least];
    heads[least] = links[slot];
    links[slot] = free;
    free = slot;
    counts[least]--;
    size--;
    return entry;
  }

  /** The least key of the bucket that a key belongs to. */
  long floorOf(long key) {
    return key >>> shift << shift;
  }

  /** The number of buckets up to the last one that was used. */
  int bucketCount() {
    return end;
  }

  /** The least key that bucket {@code i} may hold. */
  long floor(int i) {
    return firstBucket + i << shift;
  }

  /** The number of entries in bucket {@code i}. */
  int count(int i) {
    return counts[i];
  }
}
