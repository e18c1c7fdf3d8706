package hopscotch.hpa.label;

import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * Whether two nodes are no farther from each other than their octile distance, by their labels. The
 * last answers are kept. For one thread.
 */
final class OctileJoins {
  private static final int BITS = 12;
  private static final long NO_PAIR = -1;

  private final SubgoalGraph subgoals;
  private final HubLabels labels;

  /** Pairs of nodes, and below each pair whether an octile path joins it. */
  private final long[] answers = new long[1 << BITS];

  OctileJoins(SubgoalGraph subgoals, HubLabels labels) {
    this.subgoals = subgoals;
    this.labels = labels;
    Arrays.fill(answers, NO_PAIR);
  }

  boolean isJoined(int a, int b) {
    long pair = (long) a << Integer.SIZE | (long) b << 1;
    int slot = (int) (pair * 0x9e3779b97f4a7c15L >>> Long.SIZE - BITS);
    if ((answers[slot] & ~1) != pair) {
      boolean isJoined = labels.distance(a, b) == subgoals.distance(a, b);
      answers[slot] = pair | (isJoined ? 1 : 0);
    }
    return (answers[slot] & 1) != 0;
  }
}
