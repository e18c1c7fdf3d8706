package hopscotch.core.search.open;

import java.util.Arrays;

/**
 * A 4-ary min-heap of nodes by f, one long each: the high bits of f as a double, then the node. So
 * nodes are ordered by f rounded down, to one part in 2^25, and of equal ones the later node comes
 * first. Improved nodes are pushed again; the caller recognises stale ones.
 */
public final class NodeHeap {
  private static final int NODE_BITS = 27;
  private static final long NODE_MASK = (1L << NODE_BITS) - 1;

  /** The largest number of nodes. */
  public static final int MAX_NODES = 1 << NODE_BITS;

  private long[] entries = new long[1024];
  private int size;

  /** The number of entries. */
  public int size() {
    return size;
  }

  /** Drops all entries. */
  public void clear() {
    size = 0;
  }

  /** The f of the first node, rounded down; the heap must not be empty. */
  public double topF() {
    return Double.longBitsToDouble(entries[0] & ~NODE_MASK);
  }

  /** Adds a node, 0 to 2^27 - 1, with an f of at least 0. */
  public void push(double f, int node) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    long entry = Double.doubleToRawLongBits(f) & ~NODE_MASK | NODE_MASK - node;
    LongHeap.push(entries, size++, entry);
  }

  /** Removes and gives the first node; the heap must not be empty. */
  public int pop() {
    int node = (int) (NODE_MASK - (entries[0] & NODE_MASK));
    size--;
    LongHeap.replaceFirst(entries, size, entries[size]);
    return node;
  }
}
