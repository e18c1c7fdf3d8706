package hopscotch.core.search.open;

import java.util.Arrays;

/**
 * A 4-ary min-heap of pairs of longs, ordered by key, then by entry. An entry is an {@link
 * OpenEntry} whose value breaks ties. Improved cells are pushed again; the caller recognises stale
 * entries.
 */
public final class EntryHeap {
  private long[] keys = new long[1024];
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

  /** The least key; the heap must not be empty. */
  public long topKey() {
    return keys[0];
  }

  /** The entry of the least key; the heap must not be empty. */
  public long topEntry() {
    return entries[0];
  }

  /** Adds an entry. */
  public void push(long key, long entry) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      entries = Arrays.copyOf(entries, 2 * size);
    }
    int at = size++;
    while (at > 0) {
      int parent = at - 1 >>> 2;
      if (keys[parent] < key || keys[parent] == key && entries[parent] <= entry) {
        break;
      }
      keys[at] = keys[parent];
      entries[at] = entries[parent];
      at = parent;
    }
    keys[at] = key;
    entries[at] = entry;
  }

  /** Removes the least entry; the heap must not be empty. */
  public void pop() {
    long key = keys[--size];
    long entry = entries[size];
    int at = 0;
    while (true) {
      int first = 4 * at + 1;
      if (first >= size) {
        break;
      }
      int least = first;
      int end = Math.min(first + 4, size);
      for (int child = first + 1; child < end; child++) {
        if (keys[child] < keys[least]
            || keys[child] == keys[least] && entries[child] < entries[least]) {
          least = child;
        }
      }
      if (key < keys[least] || key == keys[least] && entry <= entries[least]) {
        break;
      }
      keys[at] = keys[least];
      entries[at] = entries[least];
      at = least;
    }
    keys[at] = key;
    entries[at] = entry;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 16L * keys.length;
  }
}
