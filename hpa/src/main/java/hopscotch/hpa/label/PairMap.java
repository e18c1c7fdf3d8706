package hopscotch.hpa.label;

import java.util.Arrays;

/** A map from pairs of numbers to numbers, none of which is negative. For one thread. */
final class PairMap {
  /** The answer for a pair that is not in the map. */
  static final int NONE = -1;

  private static final long FREE = -1;

  /** The slots; each has a pair and then its number. */
  private long[] slots = slots(1 << 12);

  private int size;

  private static long[] slots(int count) {
    long[] slots = new long[2 * count];
    Arrays.fill(slots, FREE);
    return slots;
  }

  private static long pair(int a, int b) {
    return (long) a << Integer.SIZE | b;
  }

  int get(int a, int b) {
    return (int) slots[slot(pair(a, b)) + 1];
  }

  /** Adds a pair that is not in the map. */
  void put(int a, int b, int number) {
    if (4 * ++size > slots.length) {
      spread();
    }
    put(pair(a, b), number);
  }

  private void put(long pair, long number) {
    int slot = slot(pair);
    slots[slot] = pair;
    slots[slot + 1] = number;
  }

  /** The index of the slot that a pair has, or is to have. */
  private int slot(long pair) {
    int last = slots.length - 2;
    int slot = (int) (pair * 0x9e3779b97f4a7c15L >>> Integer.SIZE) & last;
    while (slots[slot] != pair && slots[slot] != FREE) {
      slot = slot + 2 & last;
    }
    return slot;
  }

  private void spread() {
    long[] before = slots;
    slots = slots(before.length);
    for (int slot = 0; slot < before.length; slot += 2) {
      if (before[slot] != FREE) {
        put(before[slot], before[slot + 1]);
      }
    }
  }
}
