package hopscotch.mapf.lacam;

import java.util.Arrays;

/** A hash table of nodes by their configurations, with open addressing. */
final class NodeTable {
  private Node[] slots = new Node[1024];
  private long[] hashes = new long[1024];
  private int size;

  /** The hash of a configuration; it depends on the order of units. */
  static long hash(int[] configuration) {
    long hash = configuration.length;
    for (int vertex : configuration) {
      hash = (hash ^ vertex) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  /** The node of a configuration, or {@code null} if there is none. */
  Node find(int[] configuration, long hash) {
    int mask = slots.length - 1;
    for (int slot = (int) hash & mask; slots[slot] != null; slot = slot + 1 & mask) {
      if (hashes[slot] == hash && Arrays.equals(slots[slot].configuration, configuration)) {
        return slots[slot];
      }
    }
    return null;
  }

  void add(Node node, long hash) {
    if (2 * ++size > slots.length) {
      Node[] oldSlots = slots;
      long[] oldHashes = hashes;
      slots = new Node[2 * oldSlots.length];
      hashes = new long[2 * oldSlots.length];
      for (int slot = 0; slot < oldSlots.length; slot++) {
        if (oldSlots[slot] != null) {
          put(oldSlots[slot], oldHashes[slot]);
        }
      }
    }
    put(node, hash);
  }

  private void put(Node node, long hash) {
    int mask = slots.length - 1;
    int slot = (int) hash & mask;
    while (slots[slot] != null) {
      slot = slot + 1 & mask;
    }
    slots[slot] = node;
    hashes[slot] = hash;
  }

  int size() {
    return size;
  }

  long bytes() {
    return 12L * slots.length;
  }
}
