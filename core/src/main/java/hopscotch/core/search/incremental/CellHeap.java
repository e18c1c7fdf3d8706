package hopscotch.core.search.incremental;

import java.util.Arrays;

/**
 * A 4-ary min-heap of cells by key that knows where each cell is, so that a key can be changed and
 * a cell removed. Of a cell on it {@code cells[places[cell]] == cell}; nothing is cleared when the
 * heap is emptied, since a place is believed only where that holds. 4 bytes for each cell of the
 * map, 12 for each entry.
 */
final class CellHeap {
  private long[] keys = new long[1024];
  private int[] cells = new int[1024];
  private final int[] places;
  private int size;
  private int peak;
  private long operations;

  CellHeap(int length) {
    places = new int[length];
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
    peak = 0;
  }

  /** The most entries since {@link #resetCounts} or {@link #clear}. */
  int peak() {
    return peak;
  }

  /** Insertions, removals and changes of keys since {@link #resetCounts}. */
  long operations() {
    return operations;
  }

  void resetCounts() {
    operations = 0;
    peak = size;
  }

  /** The least key; {@link Long#MAX_VALUE} where the heap is empty. */
  long topKey() {
    return size == 0 ? Long.MAX_VALUE : keys[0];
  }

  /** The cell of the least key; the heap must not be empty. */
  int topCell() {
    return cells[0];
  }

  boolean contains(int cell) {
    int place = places[cell];
    return place < size && cells[place] == cell;
  }

  /** Puts a cell on the heap, or gives it another key. */
  void set(int cell, long key) {
    operations++;
    if (contains(cell)) {
      int place = places[cell];
      if (key < keys[place]) {
        rise(place, cell, key);
      } else {
        sink(place, cell, key);
      }
      return;
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    size++;
    peak = Math.max(peak, size);
    rise(size - 1, cell, key);
  }

  void remove(int cell) {
    if (!contains(cell)) {
      return;
    }
    operations++;
    int place = places[cell];
    long key = keys[place];
    size--;
    if (place < size) {
      long lastKey = keys[size];
      if (lastKey < key) {
        rise(place, cells[size], lastKey);
      } else {
        sink(place, cells[size], lastKey);
      }
    }
  }

  private void rise(int from, int cell, long key) {
    int at = from;
    while (at > 0) {
      int parent = at - 1 >>> 2;
      if (keys[parent] <= key) {
        break;
      }
      put(at, cells[parent], keys[parent]);
      at = parent;
    }
    put(at, cell, key);
  }

  private void sink(int from, int cell, long key) {
    int at = from;
    while (true) {
      int first = 4 * at + 1;
      if (first >= size) {
        break;
      }
      int least = first;
      int end = Math.min(first + 4, size);
      for (int child = first + 1; child < end; child++) {
        if (keys[child] < keys[least]) {
          least = child;
        }
      }
      if (key <= keys[least]) {
        break;
      }
      put(at, cells[least], keys[least]);
      at = least;
    }
    put(at, cell, key);
  }

  private void put(int place, int cell, long key) {
    keys[place] = key;
    cells[place] = cell;
    places[cell] = place;
  }
}
