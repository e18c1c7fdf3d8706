package hopscotch.hpa.textbook;

import java.util.Arrays;

/**
 * A binary heap of cells as textbooks have it. The cell of least f comes first, and among those of
 * equal f the one of higher g.
 */
final class BinaryHeap {
  private long[] fs = new long[64];
  private long[] gs = new long[64];
  private int[] cells = new int[64];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  void push(int cell, long f, long g) {
    if (size == cells.length) {
      fs = Arrays.copyOf(fs, 2 * size);
      gs = Arrays.copyOf(gs, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    int at = size++;
    while (at > 0) {
      int parent = at - 1 >>> 1;
      if (!comesBefore(f, g, parent)) {
        break;
      }
      move(parent, at);
      at = parent;
    }
    set(at, cell, f, g);
  }

  /** Removes the first cell; the heap must not be empty. */
  int pop() {
    int first = cells[0];
    size--;
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && comesBefore(fs[child + 1], gs[child + 1], child)) {
        child++;
      }
      if (!comesBefore(fs[child], gs[child], size)) {
        break;
      }
      move(child, at);
      at = child;
    }
    move(size, at);
    return first;
  }

  private boolean comesBefore(long f, long g, int other) {
    return f < fs[other] || f == fs[other] && g > gs[other];
  }

  private void move(int from, int to) {
    set(to, cells[from], fs[from], gs[from]);
  }

  private void set(int at, int cell, long f, long g) {
    cells[at] = cell;
    fs[at] = f;
    gs[at] = g;
  }
}
