package hopscotch.papers.bidirectional;

import java.util.Arrays;

/**
 * Finds the least key of the open cells of one side from the number of cells with each key. A key
 * that is added is never below the least, since keys do not fall along a path.
 */
final class LeastKey {
  private int[] counts = new int[1024];
  private int base;
  private int least;
  private int end;

  /** Begins anew, with one open cell. */
  void begin(int key) {
    Arrays.fill(counts, 0, end, 0);
    base = key;
    least = 0;
    end = 0;
    add(key);
  }

  void add(int key) {
    int at = key - base;
    if (at >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(at + 1, 2 * counts.length));
    }
    counts[at]++;
    end = Math.max(end, at + 1);
  }

  void remove(int key) {
    counts[key - base]--;
  }

  /** The least key. There must be an open cell. */
  int get() {
    while (counts[least] == 0) {
      least++;
    }
    return base + least;
  }
}
