package hopscotch.harness.suite;

import hopscotch.core.field.DistanceField;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The crowd that a suite puts in place of the start of each query.
 *
 * @param units the number of units; 200 if absent
 * @param by the ways in which the units find their paths, each of which makes a problem; both if
 *     absent
 */
record CrowdDraw(Integer units, List<CrowdWay> by) {
  private static final int MOST = 10_000;

  /** Fills in defaults, and refuses a wrong number of units. */
  public CrowdDraw {
    units = Numbers.atLeastOne("units", units, 200);
    by = by == null ? List.of(CrowdWay.values()) : List.copyOf(by);
    if (units > MOST) {
      throw new IllegalArgumentException("units %d: expected 1 to %d".formatted(units, MOST));
    }
    if (by.isEmpty()) {
      throw new IllegalArgumentException("by of crowd is empty: expected field, queries or both");
    }
  }

  /**
   * The cells with the shortest paths to a start, beginning with the start itself, or all that
   * reach it if they are fewer. Among equal ones, those in smaller rows come first, and then those
   * in smaller columns.
   */
  List<Integer> around(DistanceField start) {
    int cells = start.graph().map().cellCount();
    long[] costs = IntStream.range(0, cells).mapToLong(start::cost).sorted().limit(units).toArray();
    long farthest = costs[costs.length - 1];
    return IntStream.range(0, cells)
        .filter(cell -> start.isReachable(cell) && start.cost(cell) <= farthest)
        .boxed()
        .sorted(Comparator.comparingLong(start::cost))
        .limit(units)
        .toList();
  }
}
