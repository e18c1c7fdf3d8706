package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.Landmarks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chooses the level of the landmarks, which is the level that queries search.
 *
 * <p>The best level of a small map is the first that may be searched. The best level of a large map
 * is the lowest of few clusters, or the highest if all have many. The constants say what small and
 * few mean.
 *
 * <p>If there is no room for landmarks on the best level, there are three ways to make some. They
 * are tried in this order:
 *
 * <ol>
 *   <li>Levels above it are left out, the highest first. On small maps this is done only for the
 *       least number of landmarks.
 *   <li>Landmarks stand on another level: on those above it, then on those below.
 *   <li>There are fewer landmarks.
 * </ol>
 *
 * <p>A level above level 1 that has landmarks is kept in {@linkplain Level#squared() squares}.
 *
 * @param level from 1 on
 * @param kept how many levels there is room for beside them, at least up to that one
 * @param searched that level
 * @param landmarks of it
 */
record LandmarkPlace(int level, int kept, Level searched, Landmarks landmarks) {
  /** A map of more clusters is large: there a higher level takes less time to search. */
  private static final int MOST_SMALL_CLUSTERS = 6_000;

  /** On large maps a level of more clusters is not searched if there is one above it. */
  private static final int MOST_SEARCHED_CLUSTERS = 1 << 11;

  /** The number of landmarks if there is no room for more. */
  private static final int FEW_LANDMARKS = 4;

  /** The landmarks of small maps: the first number that finds room beside all levels. */
  private static final int[] SMALL_LANDMARKS = {16, 12, 8, FEW_LANDMARKS};

  /**
   * The landmarks of large maps: the first number that finds room. What their bound lacks grows
   * with the distance, so there are more of them.
   */
  private static final int[] LARGE_LANDMARKS = {48, 24, 16};

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
      return of(levels, lowest, SMALL_LANDMARKS, bytes, mostBytes, meter);
    }
    LandmarkPlace place = of(levels, lowest, LARGE_LANDMARKS, bytes, mostBytes, meter);
    return place != null
        ? place
        : of(levels, lowest, new int[] {FEW_LANDMARKS}, bytes, mostBytes, meter);
  }

  /**
   * The place for landmarks of which the number is given; all levels are kept, whatever room they
   * need.
   *
   * @param level where they stand, from 1; 0 for the best level
   * @param lowest the first level that may be the best one
   * @throws IllegalArgumentException if there is no such level, or costs are too large for them
   * @throws BudgetExhaustedException if the budget ran out
   */
  static LandmarkPlace of(List<Level> levels, int level, int lowest, int count, BudgetMeter meter) {
    if (level > levels.size()) {
      throw new IllegalArgumentException(
          "searched-level=%d: expected a level up to %d, since there are no more"
              .formatted(level, levels.size()));
    }
    int l = level > 0 ? level : bySearch(levels, lowest)[0];
    LandmarkPlace place = on(levels, l, count, meter);
    if (place == null) {
      throw new IllegalArgumentException(
          "landmarks=%d: distances on this map are too large for them; expected none"
              .formatted(count));
    }
    return place;
  }

  /**
   * The place of {@code count} landmarks on a level, with all levels kept; {@code null} if costs
   * are too large for them.
   */
  static LandmarkPlace on(List<Level> levels, int l, int count, BudgetMeter meter) {
    List<Level> searched = new ArrayList<>(levels);
    if (l > 1) {
      searched.set(l - 1, levels.get(l - 1).squared());
    }
    Landmarks landmarks = landmarks(searched, l, count, meter);
    return landmarks == null
        ? null
        : new LandmarkPlace(l, levels.size(), searched.get(l - 1), landmarks);
  }

  /**
   * The {@code count} landmarks of a level that is searched; {@code null} if costs are too large.
   */
  static Landmarks landmarks(List<Level> levels, int l, int count, BudgetMeter meter) {
    return LandmarkDistances.of(levels.get(l - 1), count, isAtRim(levels, count), meter);
  }

  private static boolean isAtRim(List<Level> levels, int count) {
    return isLarge(levels) && count > FEW_LANDMARKS;
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
        boolean isTooMany = !isLarge && count > FEW_LANDMARKS && kept < levels.size();
        if (kept < l || isTooMany) {
          continue;
        }
        LandmarkPlace place = on(levels.subList(0, kept), l, count, meter);
        if (place != null) {
          return place;
        }
      }
    }
    return null;
  }

  private static long bytes(Level level, int l, int count) {
    return Landmarks.bytes(level, count) + (l == 1 ? 0 : level.squareBytes() - level.bytes());
  }

  /**
   * The room that other things are to leave for landmarks, in bytes: what those of a large map take
   * on the level that is best; none on small maps.
   */
  static long reserve(List<Level> levels) {
    int l = bySearch(levels, 1)[0];
    return isLarge(levels) ? bytes(levels.get(l - 1), l, LARGE_LANDMARKS[0]) : 0;
  }

  private static boolean isLarge(List<Level> levels) {
    return levels.get(0).clusters().count() > MOST_SMALL_CLUSTERS;
  }

  /** The levels from {@code lowest} on, those first that take the least time to search. */
  private static int[] bySearch(List<Level> levels, int lowest) {
    int top = levels.size();
    int most = isLarge(levels) ? MOST_SEARCHED_CLUSTERS : MOST_SMALL_CLUSTERS;
    int narrow =
        IntStream.range(lowest, top)
            .filter(l -> levels.get(l - 1).clusters().count() <= most)
            .findFirst()
            .orElse(top);
    IntStream wide = IntStream.rangeClosed(1, narrow - lowest).map(it -> narrow - it);
    return IntStream.concat(IntStream.rangeClosed(narrow, top), wide).toArray();
  }
}
