package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where landmarks stand, which is the level that queries search: the lowest with at most {@value
 * #MOST_CLUSTERS} clusters, else the highest. Where there is no room for them there, levels above
 * it are left out, the highest first; where that is not enough, the levels above it are tried, then
 * those below, and at last fewer landmarks.
 *
 * @param level from 1 on
 * @param kept how many levels there is room for beside them, at least up to that one
 * @param landmarks of that level
 */
record LandmarkPlace(int level, int kept, Landmarks landmarks) {
  /** A level of more clusters is not searched: there the one above takes less time. */
  private static final int MOST_CLUSTERS = 1 << 13;

  /** How many there are: on small maps, and on others where many find no room on any level. */
  private static final int[] FEW = {Landmarks.FEW};

  /** How many there are where level 1 has more clusters than that: the first that find room. */
  private static final int[] MANY = {24, 16};

  /**
   * The place for landmarks, {@code null} if there is none.
   *
   * @param lowest the first level that may be searched
   * @param bytes the size of all levels and of what stands beside them
   * @param mostBytes that size at most, landmarks included
   * @throws BudgetExhaustedException if the budget ran out
   */
  static LandmarkPlace of(
      List<Level> levels, int lowest, long bytes, long mostBytes, BudgetMeter meter) {
    LandmarkPlace place = null;
    if (!isNarrow(levels.get(0))) {
      place = of(levels, lowest, MANY, bytes, mostBytes, meter);
    }
    return place != null ? place : of(levels, lowest, FEW, bytes, mostBytes, meter);
  }

  private static LandmarkPlace of(
      List<Level> levels, int lowest, int[] counts, long bytes, long mostBytes, BudgetMeter meter) {
    for (int l : bySearch(levels, lowest)) {
      for (int count : counts) {
        Level level = levels.get(l - 1);
        long needed = bytes + Landmarks.bytes(level, count);
        int kept = levels.size();
        while (needed > mostBytes && kept >= l) {
          needed -= levels.get(--kept).bytes();
        }
        Landmarks landmarks = kept < l ? null : Landmarks.of(level, count, meter);
        if (landmarks != null) {
          return new LandmarkPlace(l, kept, landmarks);
        }
      }
    }
    return null;
  }

  private static boolean isNarrow(Level level) {
    return level.clusters().count() <= MOST_CLUSTERS;
  }

  /** The levels from {@code lowest} on, those first that take the least time to search. */
  private static int[] bySearch(List<Level> levels, int lowest) {
    int top = levels.size();
    int narrow =
        IntStream.range(lowest, top)
            .filter(l -> isNarrow(levels.get(l - 1)))
            .findFirst()
            .orElse(top);
    IntStream wide = IntStream.rangeClosed(1, narrow - lowest).map(it -> narrow - it);
    return IntStream.concat(IntStream.rangeClosed(narrow, top), wide).toArray();
  }
}
