package hopscotch.hpa.label;

import java.util.Arrays;

/** A number for each of some pairs of numbers, none of them negative. For one thread. */
final class PairTable {
  /** The number of a pair that has none. */
  static final int NONE = -1;

  private static final long FREE = -1;

  private long[] pairs = new long[1024];
  private int[] numbers = new int[1024];
  private int size;

  /** No pairs. */
  PairTable() {
    Arrays.fill(pairs, FREE);
  }

  private static long pair(int a, int b) {
    return (long) a << Integer.SIZE | b;
  }

  /** The number of a pair, or {@link #NONE}. */
  int get(int a, int b) {
    int slot = slot(pair(a, b));
    return pairs[slot] == FREE ? NONE : numbers[slot];
  }

  /** Adds a pair that has no number. */
  void put(int a, int b, int number) {
    if (2 * ++size > pairs.length) {
      spread();
    }
    put(pair(a, b), number);
  }

  private void put(long pair, int number) {
    int slot = slot(pair);
    pairs[slot] = pair;
    numbers[slot] = number;
  }

  /** Where a pair stands, or is to stand. */
  private int slot(long pair) {
    int slot = (int) (pair * 0x9e3779b97f4a7c15L >>> Integer.SIZE) & pairs.length - 1;
    while (pairs[slot] != pair && pairs[slot] != FREE) {
      slot = slot + 1 & pairs.length - 1;
    }
    return slot;
  }

  private void spread() {
    long[] before = pairs;
    int[] numbersBefore = numbers;
    pairs = new long[2 * before.length];
    numbers = new int[2 * before.length];
    Arrays.fill(pairs, FREE);
    for (int slot = 0; slot < before.length; slot++) {
      if (before[slot] != FREE) {
        put(before[slot], numbersBefore[slot]);
      }
    }
  }
}
