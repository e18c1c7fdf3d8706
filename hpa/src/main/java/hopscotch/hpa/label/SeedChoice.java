package hopscotch.hpa.label;

import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * Chooses the seeds of one cell after another, as {@link SeedTable} says. For one thread, with the
 * 16 bytes a cell of a {@link JumpScan}.
 */
final class SeedChoice {
  private final SubgoalGraph subgoals;
  private final HubLabels labels;
  private final JumpScan scan;
  private int[] kept = new int[64];
  private long[] costs = new long[64];

  SeedChoice(SubgoalGraph subgoals, HubLabels labels) {
    this.subgoals = subgoals;
    this.labels = labels;
    this.scan = subgoals.newJumpScan();
  }

  /** Chooses the seeds of a free cell, by increasing node; returns how many there are. */
  int of(int cell) {
    if (subgoals.isSubgoal(cell)) {
      kept[0] = subgoals.node(cell);
      return 1;
    }
    int found = scan.from(cell);
    if (found > kept.length) {
      kept = new int[2 * found];
      costs = new long[2 * found];
    }
    sortByCost(cell, found);
    int size = 0;
    for (int i = 0; i < found; i++) {
      if (!isDominated(kept[i], costs[i], size)) {
        kept[size] = kept[i];
        costs[size++] = costs[i];
      }
    }
    Arrays.sort(kept, 0, size);
    return size;
  }

  /** The seeds that {@link #of} chose, from element 0 on. */
  int[] kept() {
    return kept;
  }

  private void sortByCost(int cell, int found) {
    for (int i = 0; i < found; i++) {
      int node = scan.found(i);
      long cost = subgoals.distanceToCell(node, cell);
      int at = i;
      for (; at > 0 && costs[at - 1] > cost; at--) {
        kept[at] = kept[at - 1];
        costs[at] = costs[at - 1];
      }
      kept[at] = node;
      costs[at] = cost;
    }
  }

  /** Whether one of those kept dominates a jump point. Those joined by octile paths only can. */
  private boolean isDominated(int node, long cost, int size) {
    for (int i = 0; i < size; i++) {
      long between = subgoals.distance(kept[i], node);
      if (costs[i] + between == cost && labels.distance(kept[i], node) == between) {
        return true;
      }
    }
    return false;
  }
}
