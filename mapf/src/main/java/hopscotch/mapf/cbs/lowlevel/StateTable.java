package hopscotch.mapf.cbs.lowlevel;

import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** For each vertex and step that a search has reached, the number of its node. */
final class StateTable {
  /** The answer for a state that has not been reached. */
  static final int NONE = -1;

  private static final int SLOT_BYTES = 12;
  private static final int LEAST_SIZE = 1024;

  private final Long2IntOpenHashMap nodes = new Long2IntOpenHashMap(LEAST_SIZE);

  /** The largest size before the last {@link #clear}, which keeps the arrays. */
  private int largest;

  StateTable() {
    nodes.defaultReturnValue(NONE);
  }

  void clear() {
    largest = Math.max(largest, nodes.size());
    nodes.clear();
  }

  /** The node of a vertex at a step, or {@link #NONE}. */
  int get(int vertex, int step) {
    return nodes.get(key(vertex, step));
  }

  void put(int vertex, int step, int node) {
    nodes.put(key(vertex, step), node);
  }

  private static long key(int vertex, int step) {
    return (long) step << 32 | vertex;
  }

  long bytes() {
    return (long) SLOT_BYTES * slots(Math.max(largest, nodes.size()));
  }

  /**
   * The bytes by which it would grow for this many further states, including a copy of its content.
   */
  long growthBytes(int more) {
    int needed = slots(nodes.size() + more);
    return needed <= slots(Math.max(largest, nodes.size())) ? 0 : (long) SLOT_BYTES * needed;
  }

  private static int slots(int size) {
    return HashCommon.arraySize(Math.max(size, LEAST_SIZE), Hash.DEFAULT_LOAD_FACTOR);
  }
}
