package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where landmarks stand, which is the level that queries search: on maps of at most {@value
 * #MOST_SMALL} clusters the first level that may be searched, on others the lowest of at most
 * {@value #MOST_CLUSTERS} clusters, else the highest. Where there is no room for them there, levels
 * above it are left out, the highest first, on small maps only for the last few; where that is not
 * enough, the levels above it are tried, then those below, and at last fewer landmarks.
 *
 * <p>Above level 1 that level is kept in {@linkplain Level#squared() squares}.
 *
 * @param level from 1 on
 * @param kept how many levels there is room for beside them, at least up to that one
 * @param searched that level
 * @param landmarks of it
 */
record LandmarkPlace(int level, int kept, Level searched, Landmarks landmarks) {
  /** A map of more clusters on level 1 is large: a higher level takes less time there. */
  private static final int MOST_SMALL = 6_000;

  /** On large maps a level of more clusters is not searched if there is one above it. */
  private static final int MOST_CLUSTERS = 1 << 11;

  /** How many there are where many find no room. */
  private static final int FEW = 4;

  /** How many there are on small maps: the first that find room beside all levels, or few. */
  private static final int[] SOME = {16, 12, 8, FEW};

  /** How many there are on large maps: the first that find room. */
  private static final int[] MANY = {48, 24, 16};

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
    if (!isLarge(levels)) {
      return of(levels, lowest, SOME, bytes, mostBytes, meter);
    }
    LandmarkPlace place = of(levels, lowest, MANY, bytes, mostBytes, meter);
    return place != null ? place : of(levels, lowest, new int[] {FEW}, bytes, mostBytes, meter);
  }

  private static LandmarkPlace of(
      List<Level> levels, int lowest, int[] counts, long bytes, long mostBytes, BudgetMeter meter) {
    boolean isLarge = isLarge(levels);
    for (int l : bySearch(levels, lowest)) {
      for (int count : counts) {
        long needed = bytes + bytes(levels.get(l - 1), l, count);
        int kept = levels.size();
        while (needed > mostBytes && kept >= l) {
          needed -= levels.get(--kept).bytes();
        }
        boolean isTooMany = !isLarge && count > FEW && kept < levels.size();
        if (kept < l || isTooMany) {
          continue;
        }
        Level level = l == 1 ? levels.get(0) : levels.get(l - 1).squared();
        Landmarks landmarks = Landmarks.of(level, count, isLarge && count > FEW, meter);
        if (landmarks != null) {
          return new LandmarkPlace(l, kept, level, landmarks);
        }
      }
    }
    return null;
  }

  /** What landmarks on a level add to it, in bytes. */
  private static long bytes(Level level, int l, int count) {
    return Landmarks.bytes(level, count) + (l == 1 ? 0 : level.squareBytes() - level.bytes());
  }

  /**
   * The room that other things are to leave for landmarks, in bytes: what those of a large map take
   * on the level that is best; none on small maps.
   */
  static long reserve(List<Level> levels) {
    int l = bySearch(levels, 1)[0];
    return isLarge(levels) ? bytes(levels.get(l - 1), l, MANY[0]) : 0;
  }

  private static boolean isLarge(List<Level> levels) {
    return levels.get(0).clusters().count() > MOST_SMALL;
  }

  /** The levels from {@code lowest} on, those first that take the least time to search. */
  private static int[] bySearch(List<Level> levels, int lowest) {
    int top = levels.size();
    int most = isLarge(levels) ? MOST_CLUSTERS : MOST_SMALL;
    int narrow =
        IntStream.range(lowest, top)
            .filter(l -> levels.get(l - 1).clusters().count() <= most)
            .findFirst()
            .orElse(top);
    IntStream wide = IntStream.rangeClosed(1, narrow - lowest).map(it -> narrow - it);
    return IntStream.concat(IntStream.rangeClosed(narrow, top), wide).toArray();
  }
}
