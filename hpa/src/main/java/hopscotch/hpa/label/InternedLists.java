package hopscotch.hpa.label;

import java.util.Arrays;

/**
 * Lists of nodes in one array, each after its length. Of equal lists only one is kept. For one
 * thread.
 */
final class InternedLists {
  private static final int FREE = -1;

  private int[] nodes = new int[1 << 12];
  private int size;
  private int[] slots = new int[1 << 12];
  private int lists;

  /** An empty collection. */
  InternedLists() {
    Arrays.fill(slots, FREE);
  }

  /**
   * Adds a part of an array as a list, unless there is an equal one.
   *
   * @return the index of its length
   * @throws IllegalArgumentException if all lists together are too long for one array
   */
  int add(int[] list, int from, int count) {
    int slot = hash(list, from, count) & slots.length - 1;
    while (slots[slot] != FREE) {
      if (isEqual(slots[slot], list, from, count)) {
        return slots[slot];
      }
      slot = slot + 1 & slots.length - 1;
    }
    int begin = size;
    reserve(count + 1);
    nodes[size++] = count;
    System.arraycopy(list, from, nodes, size, count);
    size += count;
    slots[slot] = begin;
    if (2 * ++lists > slots.length) {
      spread();
    }
    return begin;
  }

  private boolean isEqual(int begin, int[] list, int from, int count) {
    boolean isEqual = nodes[begin] == count;
    for (int i = 0; i < count && isEqual; i++) {
      isEqual = nodes[begin + 1 + i] == list[from + i];
    }
    return isEqual;
  }

  private static int hash(int[] list, int from, int count) {
    int hash = count;
    for (int i = from; i < from + count; i++) {
      hash = 31 * hash + list[i];
    }
    hash *= 0x9e3779b9;
    return hash ^ hash >>> 15;
  }

  private void reserve(int more) {
    long needed = (long) size + more;
    if (needed > nodes.length) {
      int most = Integer.MAX_VALUE - 8;
      if (needed > most) {
        throw new IllegalArgumentException(
            "the cells of this map have more than %d seeds of hub labels; 'ch' serves it"
                .formatted(most));
      }
      nodes = Arrays.copyOf(nodes, (int) Math.min(most, needed + (needed >> 1)));
    }
  }

  private void spread() {
    slots = new int[2 * slots.length];
    Arrays.fill(slots, FREE);
    for (int begin = 0; begin < size; begin += nodes[begin] + 1) {
      int slot = hash(nodes, begin + 1, nodes[begin]) & slots.length - 1;
      while (slots[slot] != FREE) {
        slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = begin;
    }
  }

  /** The lists so far, one after another; must not be changed. */
  int[] nodes() {
    return nodes;
  }

  /** All lists, one after another. */
  int[] toArray() {
    return Arrays.copyOf(nodes, size);
  }
}
