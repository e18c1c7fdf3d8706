package hopscotch.core.search.anyangle.exact.interval;

import java.util.Arrays;

/**
 * Nodes that were handed out, by hashing. A root to which several ways are equally short is reached
 * by each of them, and each makes the same nodes. If all of these were expanded, their number could
 * double wherever equal ways meet, as they do at each corner of a chessboard.
 *
 * <p>Space: 4 to 8 bytes for each node that was added. For one thread.
 */
final class RepeatedNodes {
  private static final int FREE = -1;

  private final Cones cones;
  private int[] slots = new int[64];
  private int size;

  RepeatedNodes(Cones cones) {
    this.cones = cones;
    Arrays.fill(slots, FREE);
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(slots, FREE);
      size = 0;
    }
  }

  /** Adds a node; says whether it was added before with a g of at most {@code length}. */
  boolean isRepeated(int node, double length) {
    int slot = find(node);
    if (slots[slot] == FREE) {
      slots[slot] = node;
      size++;
      if (2 * size > slots.length) {
        grow();
      }
      return false;
    }
    if (cones.g(slots[slot]) <= length) {
      return true;
    }
    slots[slot] = node;
    return false;
  }

  /** The slot of a node that is the same, else a free one. */
  private int find(int node) {
    int slot = cones.hash(node) & slots.length - 1;
    while (slots[slot] != FREE && !cones.isSame(slots[slot], node)) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  private void grow() {
    int[] before = slots;
    slots = new int[2 * before.length];
    Arrays.fill(slots, FREE);
    for (int node : before) {
      if (node != FREE) {
        slots[find(node)] = node;
      }
    }
  }
}
