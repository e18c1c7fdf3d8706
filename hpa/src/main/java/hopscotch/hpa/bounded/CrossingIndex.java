package hopscotch.hpa.bounded;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;

/**
 * The index for searches with bounded answers: the crossings between clusters with their distances,
 * and landmarks. Immutable, shared by threads.
 */
public final class CrossingIndex {
  private final CrossingGraph crossings;
  private final CodedLandmarks landmarks;

  private CrossingIndex(CrossingGraph crossings, CodedLandmarks landmarks) {
    this.crossings = crossings;
    this.landmarks = landmarks;
  }

  /**
   * The index of a map.
   *
   * @param side of a cluster, in cells
   * @param landmarks how many there are; 0 for none
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static CrossingIndex build(
      GridGraph graph, int side, int landmarks, int threads, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    CrossingGraph crossings = CrossingGraph.build(graph, side, threads, meter);
    return new CrossingIndex(
        crossings, landmarks == 0 ? null : CodedLandmarks.of(crossings, landmarks, meter));
  }

  /**
   * The index after some cells changed, with the nodes and edges of one built anew; this one stays
   * as it is. Landmarks stay where cells were only blocked or became dearer. Otherwise it has none,
   * since distances may have become shorter anywhere.
   *
   * <p>Why they may stay: let D be the distances of a landmark from before, and d those of now,
   * which are no shorter. Then D(n) is at most D(m) + d(m, n) for any nodes m and n. Let D' of the
   * goal be the least D(m) + d(m, goal) over the nodes m of its cluster. A path from n ends with
   * the way from one of these nodes, so that d(n, goal) is at least D' - D(n). And D(n) is at most
   * D' + d(goal, n), by way of the node that gives D'.
   *
   * @throws IllegalArgumentException if the changes belong to another map
   */
  public CrossingIndex withChanges(CellChanges changes) {
    CrossingGraph changed = crossings.withChanges(changes);
    if (changed.graph() == crossings.graph()) {
      return this;
    }
    boolean keeps = landmarks != null && isNothingCheaper(graph(), changed.graph(), changes);
    return new CrossingIndex(changed, keeps ? landmarks.on(crossings, changed) : null);
  }

  /** Whether no move became legal or cheaper, and costs have the same scale. */
  private static boolean isNothingCheaper(GridGraph before, GridGraph after, CellChanges changes) {
    if (after.movement().body() > 1
        || !after.costs().equals(before.costs())
        || after.isWeighted() != before.isWeighted()) {
      return false;
    }
    for (int i = 0; i < changes.size(); i++) {
      int cell = changes.cell(i);
      boolean wasFree = before.isFree(cell);
      if (after.isFree(cell) && (!wasFree || after.weight(cell) < before.weight(cell))) {
        return false;
      }
    }
    return true;
  }

  /** The grid below. */
  public GridGraph graph() {
    return crossings.graph();
  }

  /** The side of a cluster, in cells. */
  public int side() {
    return crossings.clusters().side();
  }

  /** The number of landmarks. */
  public int landmarkCount() {
    return landmarks == null ? 0 : landmarks.count();
  }

  /** Whether another has the same nodes, and edges of the same costs. */
  public boolean hasEdgesOf(CrossingIndex other) {
    return crossings.sameAs(other.crossings);
  }

  /** Its size, in bytes. */
  public long bytes() {
    return crossings.bytes() + (landmarks == null ? 0 : landmarks.bytes());
  }

  /**
   * A workspace for queries.
   *
   * @param thousandths of the factor by which a path may cost more than the least, from 1000 on
   */
  public BoundedQuery newQuery(int thousandths) {
    return new BoundedQuery(crossings, landmarks, thousandths);
  }
}
