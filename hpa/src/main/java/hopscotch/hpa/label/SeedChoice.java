package hopscotch.hpa.label;

import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * Chooses the seeds of one cell after another, as {@link SeedTable} says. Cells side by side ask
 * for the distances of the same jump points, so the last answers are kept. For one thread, with the
 * 32 bytes a cell of a {@link JumpScan}.
 */
final class SeedChoice {
  private static final int ANSWER_BITS = 12;
  private static final long NO_PAIR = -1;

  private final SubgoalGraph subgoals;
  private final HubLabels labels;
  private final JumpScan scan;
  private int[] kept = new int[64];
  private long[] costs = new long[64];

  /** Pairs of nodes, and below each pair whether an octile path joins it. */
  private final long[] answers = new long[1 << ANSWER_BITS];

  SeedChoice(SubgoalGraph subgoals, HubLabels labels) {
    this.subgoals = subgoals;
    this.labels = labels;
    this.scan = subgoals.newJumpScan();
    Arrays.fill(answers, NO_PAIR);
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
      if (costs[i] + between == cost && isJoined(kept[i], node, between)) {
        return true;
      }
    }
    return false;
  }

  /** Whether two nodes are no farther from each other than their octile distance. */
  private boolean isJoined(int a, int b, long between) {
    long pair = (long) a << Integer.SIZE | (long) b << 1;
    int slot = (int) (pair * 0x9e3779b97f4a7c15L >>> Long.SIZE - ANSWER_BITS);
    if ((answers[slot] & ~1) != pair) {
      answers[slot] = pair | (labels.distance(a, b) == between ? 1 : 0);
    }
    return (answers[slot] & 1) != 0;
  }
}
