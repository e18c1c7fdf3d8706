package hopscotch.harness.suite;

import hopscotch.core.field.DistanceField;
import hopscotch.judge.query.CrowdWay;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The crowd that a suite puts in place of the start of each query.
 *
 * @param units the number of units; 200 if absent
 * @param by the ways in which the units find their paths, each of which makes a problem; by field
 *     and by queries if absent
 * @param walls the most walls that fall while they walk; 8 if absent, and 0 where no units walk
 */
record CrowdDraw(Integer units, List<CrowdWay> by, Integer walls) {
  private static final int MOST = 10_000;
  private static final int MOST_WALLS = 1000;

  /** Fills in defaults, and refuses a wrong number of units. */
  public CrowdDraw {
    units = Numbers.atLeastOne("units", units, 200);
    by = by == null ? List.of(CrowdWay.FIELD, CrowdWay.QUERIES) : List.copyOf(by);
    if (units > MOST) {
      throw new IllegalArgumentException("units %d: expected 1 to %d".formatted(units, MOST));
    }
    if (by.isEmpty()) {
      throw new IllegalArgumentException(
          "by of crowd is empty: expected some of field, queries, replans and mends");
    }
    boolean isWalk = by.stream().anyMatch(CrowdWay::isWalk);
    if (!isWalk && walls != null) {
      throw new IllegalArgumentException(
          "walls of crowd fall while units walk: expected replans or mends in by");
    }
    walls = isWalk ? Numbers.atLeastOne("walls", walls, 8) : 0;
    if (walls > MOST_WALLS) {
      throw new IllegalArgumentException("walls %d: expected 1 to %d".formatted(walls, MOST_WALLS));
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
