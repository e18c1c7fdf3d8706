package hopscotch.hpa.subgoal;

import java.util.Arrays;

/**
 * Lower bounds of the distances from subgoals to the two ends of a query, by a {@link
 * LandmarkTable}. The distance from an end to a landmark is the least over the subgoals around the
 * end. This is exact, since the landmark is one of them or a shortest path to it passes one. For
 * one thread.
 */
final class LandmarkBounds {
  private final SubgoalGraph subgoals;
  private final int[] distances;
  private final int[][] ofEnd;

  LandmarkBounds(SubgoalGraph subgoals, LandmarkTable table) {
    this.subgoals = subgoals;
    this.distances = table.distances();
    this.ofEnd = new int[2][table.landmarks()];
  }

  /** Places the end of a side at a cell. A scan must just have found the subgoals around it. */
  void place(int side, int cell, ReachableScan scan) {
    int[] least = ofEnd[side];
    Arrays.fill(least, LandmarkTable.FAR);
    for (int i = 0; i < scan.size(); i++) {
      int node = subgoals.node(scan.found(i));
      long cost = subgoals.distanceToCell(node, cell);
      for (int p = 0; p < least.length; p++) {
        least[p] = (int) Math.min(least[p], cost + distances[node * least.length + p]);
      }
    }
  }

  /** A lower bound of the distance from a subgoal to the end of the opposite side. */
  int toOther(int side, int node) {
    final int[] end = ofEnd[1 - side];
    final int[] distances = this.distances;
    int bound = 0;
    int at = node * end.length;
    for (int d : end) {
      bound = Math.max(bound, Math.abs(distances[at++] - d));
    }
    return bound;
  }
}
