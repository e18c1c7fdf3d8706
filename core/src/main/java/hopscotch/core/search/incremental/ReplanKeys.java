package hopscotch.core.search.incremental;

import hopscotch.core.grid.GridGraph;

/**
 * The keys by which {@link LifelongSearch} orders inconsistent cells: the first is k1 = min(g, rhs)
 * + h + k_m, with h the distance to a target that may move; what orders cells of equal k1 is said
 * by {@link ReplanTies}. A key is one long.
 *
 * <p>{@link ReplanTies#LOW_G} is the published pair (k1, min(g, rhs)): k1 times 2^{@value
 * #LOW_G_BITS} plus the second. That is the order of the pairs, but where two k1 differ by less
 * than the second terms over 2^{@value #LOW_G_BITS}; there it is the key of a heuristic scaled by 1
 * - 1 / (1 + 2^{@value #LOW_G_BITS}), as consistent as h.
 *
 * <p>{@link ReplanTies#HIGH_G} is ours: k1, then underconsistent before overconsistent cells, the
 * former by ascending g, the latter by descending rhs. The search may end at the first
 * overconsistent cell whose k1 is the target's, so of the cells with that k1, all those on some
 * shortest way, few are expanded. Why this is right where h is consistent and every move costs
 * something:
 *
 * <ol>
 *   <li>Where no underconsistent cell has a k1 of at most K, every cell with g + h + k_m &lt;= K
 *       has a g that is at least its true cost. For take one whose g is too small, the one of the
 *       least g. It is not underconsistent, so its rhs is no larger, and the neighbour that gives
 *       it has a g that is too small as well, is smaller, and has a g + h no larger: a
 *       contradiction.
 *   <li>If moreover K is the least k1 of all, every overconsistent cell of that k1 has its true
 *       cost for rhs. By 1 it is no less. Were it more, some cell of the true path, the first whose
 *       g is not its true cost, would have a larger g by 1 and the true cost for rhs, so would be
 *       overconsistent with a k1 below K. The order among these cells does not matter, then.
 *   <li>Expanding an overconsistent cell makes none underconsistent, and none of a k1 below its
 *       own. Expanding an underconsistent one makes none of a k1 below its own, since what hung on
 *       it has a larger g. So k1 never falls, at each k1 the underconsistent cells come first, and
 *       what is expanded overconsistent stays as it is by 2: each cell is expanded at most twice a
 *       find, once underconsistent, then once overconsistent.
 *   <li>At the end the target's rhs is its true cost, as in 2. The path that the moves of rhs give
 *       from there meets only cells with g + h + k_m &lt;= K; by 1 each has its true cost for g,
 *       and is consistent.
 * </ol>
 *
 * <p>A key that is out of date, since k_m has grown, is too small in k1 alone: g and rhs decide the
 * rest, and a cell for which they change gets another key.
 */
final class ReplanKeys {
  private static final int LOW_G_BITS = 19;
  private static final int HIGH_G_BITS = 20;
  private static final long OVERCONSISTENT = 1L << HIGH_G_BITS - 1;
  private static final long LARGEST_TIE = OVERCONSISTENT - 1;
  private static final long LAST = OVERCONSISTENT + LARGEST_TIE;

  /** Costs are told apart, between cells of equal k1, up to so many times the h of a whole map. */
  private static final int TOLD_APART = 8;

  /** More in k_m could overflow a key. */
  static final long LARGEST_SHIFT = GridGraph.MAX_PATH_COST / 2;

  private final boolean isHighG;
  private final CostScale costs;
  private final int width;
  private final int height;
  private int tieShift;
  private int targetX;
  private int targetY;
  private long km;

  /** Keys for cells of a map whose rows are {@code width} cells apart. */
  ReplanKeys(ReplanTies ties, CostScale costs, int width, int height) {
    isHighG = ties == ReplanTies.HIGH_G;
    this.costs = costs;
    this.width = width;
    this.height = height;
    readScale();
  }

  /** Reads the scale of costs again, after it changed; no key from before may be used. */
  void readScale() {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(TOLD_APART * costs.h(width, height));
    tieShift = Math.max(0, bits - (HIGH_G_BITS - 1));
  }

  /** Begins with a target: k_m is 0. */
  void begin(int target) {
    km = 0;
    aim(target);
  }

  /** Goes on with another target; false where k_m has become too large for that. */
  boolean moveTo(int target) {
    km += costs.h(target % width - targetX, target / width - targetY);
    aim(target);
    return km <= LARGEST_SHIFT;
  }

  private void aim(int target) {
    targetX = target % width;
    targetY = target / width;
  }

  /** h of a cell. */
  long h(int cell) {
    return h(cell % width, cell / width);
  }

  /** h of the cell in a column and a row. */
  long h(int x, int y) {
    return costs.h(x - targetX, y - targetY);
  }

  /** What k1 adds to min(g, rhs), for a cell of this h. */
  long beyond(long h) {
    return h + km;
  }

  /** The key of an inconsistent cell. */
  long of(long g, long rhs, long h) {
    if (!isHighG) {
      long least = Math.min(g, rhs);
      return (least + h + km << LOW_G_BITS) + least;
    }
    return g > rhs
        ? (rhs + h + km << HIGH_G_BITS) + LAST - Math.min(rhs >> tieShift, LARGEST_TIE)
        : (g + h + km << HIGH_G_BITS) + Math.min(g >> tieShift, LARGEST_TIE);
  }

  /**
   * The search may end where the target has this rhs, no less than its g, and no key is smaller.
   */
  long end(long rhs) {
    return isHighG ? (rhs + km << HIGH_G_BITS) + OVERCONSISTENT : (rhs + km << LOW_G_BITS) + rhs;
  }
}
