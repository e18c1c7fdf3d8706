package hopscotch.hpa.abstraction;

import java.util.Arrays;

/**
 * The connected components of level 1, a label a node, by depth-first search over its edges. Says
 * of a changed map which goals can be reached, for far less than labelling its cells would cost.
 * Immutable.
 */
public final class NodeComponents {
  private final int[] labels;

  private NodeComponents(int[] labels) {
    this.labels = labels;
  }

  /** The components of a level. */
  public static NodeComponents of(Level level) {
    int[] labels = new int[level.nodeLimit()];
    int[] stack = new int[64];
    long[] costs = new long[level.mostNodes()];
    int slotBits = level.slotBits();
    int used = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int root = cluster << slotBits | i;
        if (labels[root] != 0) {
          continue;
        }
        labels[root] = ++used;
        stack[0] = root;
        for (int size = 1; size > 0; ) {
          int node = stack[--size];
          int at = node >>> slotBits;
          int n = level.nodeCount(at);
          level.row(at, node & (1 << slotBits) - 1, costs);
          if (size + 9 * n > stack.length) {
            stack = Arrays.copyOf(stack, 2 * stack.length + 9 * n);
          }
          for (int j = 0; j < n; j++) {
            if (costs[j] == Level.NO_EDGE) {
              continue;
            }
            int other = at << slotBits | j;
            size = reach(other, used, labels, stack, size);
            for (int bits = level.crossings(at, j); bits != 0; bits &= bits - 1) {
              int mate = level.mate(at, j, Integer.numberOfTrailingZeros(bits));
              size = reach(mate, used, labels, stack, size);
            }
          }
        }
      }
    }
    return new NodeComponents(labels);
  }

  private static int reach(int node, int label, int[] labels, int[] stack, int size) {
    if (labels[node] != 0) {
      return size;
    }
    labels[node] = label;
    stack[size] = node;
    return size + 1;
  }

  /** The label of a node, from 1 on. */
  public int label(int node) {
    return labels[node];
  }
}
