package hopscotch.core.search.incremental;

import hopscotch.core.grid.GridGraph;

/**
 * The keys by which {@link LifelongSearch} orders inconsistent cells. The first key is k1 = min(g,
 * rhs) + h + k_m, with h the distance to a target that may move. {@link Ties} says what orders
 * cells of equal k1. A key is one long.
 *
 * <p>{@link Ties#LOW_G} stands for the published pair (k1, min(g, rhs)). The key is k1 times
 * 2^{@value #LOW_G_BITS}, plus min(g, rhs). It orders cells nearly as the pair does. Two cells can
 * change places only if their min(g, rhs) differ by 2^{@value #LOW_G_BITS} or more. That does no
 * harm: but for a constant factor the key is the k1 of a slightly smaller heuristic, which is h and
 * k_m times 1 - 1 / (1 + 2^{@value #LOW_G_BITS}). That heuristic is consistent if h is.
 *
 * <p>{@link Ties#HIGH_G} is ours. It orders by k1, and then takes underconsistent cells before
 * overconsistent ones. Underconsistent cells go by ascending g, overconsistent ones by descending
 * rhs. The search may end at the first overconsistent cell whose k1 is the target's. So it expands
 * few of the cells with that k1, which are all cells on some shortest way.
 *
 * <p>Why this is right, if h is consistent and every move costs something:
 *
 * <ol>
 *   <li>Suppose that no underconsistent cell has a k1 of at most K. Then every cell with g + h +
 *       k_m &lt;= K has a g that is at least its true cost. Suppose that the g of some of these
 *       cells is too small, and take the one with the least g. It is not underconsistent, so its
 *       rhs is no larger than its g. So the neighbour that gives the rhs has a g that is too small
 *       as well. That g is smaller, and its g + h is no larger: a contradiction.
 *   <li>Let K also be the least k1 of all. Then the rhs of every overconsistent cell of that k1 is
 *       its true cost. By 1 it is no less. Suppose that it is more. Follow a shortest path to this
 *       cell, up to the first cell whose g is not its true cost. By 1 the g of that first cell is
 *       larger than its true cost, and its rhs is its true cost. So it is overconsistent with a k1
 *       below K: a contradiction. The order among overconsistent cells of equal k1 therefore does
 *       not matter.
 *   <li>Expanding a cell makes none of a k1 below its own. For an underconsistent cell the reason
 *       is that what depended on it has a larger g now. Expanding an overconsistent cell makes none
 *       underconsistent. So k1 never falls, and at each k1 the underconsistent cells come first.
 *       What is expanded overconsistent stays as it is, by 2. So each cell is expanded at most
 *       twice in each find: once underconsistent, then once overconsistent.
 *   <li>At the end the target's rhs is its true cost, as in 2. The path that the moves of rhs give
 *       from there meets only cells with g + h + k_m &lt;= K. By 1 each of these has its true cost
 *       for g, and is consistent.
 * </ol>
 *
 * <p>When k_m has grown, old keys are out of date. Such a key is too small only in k1. If the g or
 * rhs of a cell changes, it gets another key.
 */
final class ReplanKeys {
  /** Which of several inconsistent cells of equal first key is expanded first. */
  enum Ties {
    /**
     * Underconsistent cells, then of the overconsistent ones the one with the largest rhs, which by
     * the heuristic is nearest to the target: as few of them as A* with ties to a large g.
     */
    HIGH_G,
    /** The one with the smallest min(g, rhs), as published: every cell on some shortest way. */
    LOW_G
  }

  private static final int LOW_G_BITS = 19;
  private static final int HIGH_G_BITS = 20;
  private static final long OVERCONSISTENT = 1L << HIGH_G_BITS - 1;
  private static final long LARGEST_TIE = OVERCONSISTENT - 1;
  private static final long LAST = OVERCONSISTENT + LARGEST_TIE;

  /**
   * Between cells of equal k1, costs are distinguished up to this many times the h of a whole map.
   */
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
  ReplanKeys(Ties ties, CostScale costs, int width, int height) {
    isHighG = ties == Ties.HIGH_G;
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

  long h(int cell) {
    return h(cell % width, cell / width);
  }

  /** h of the cell in a column and a row. */
  long h(int x, int y) {
    return costs.h(x - targetX, y - targetY);
  }

  /** The part of k1 beyond min(g, rhs), for a cell with this h. */
  long beyond(long h) {
    return h + km;
  }

  /** The key of an inconsistent cell. */
  long calculateKey(long g, long rhs, long h) {
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
