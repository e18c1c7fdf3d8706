package hopscotch.bidirectional.frontier;

/**
 * One side of a bidirectional search: the cell where it began, and its progress. The subclasses
 * have the open list, each in the order that an algorithm needs.
 *
 * <p>The state of a cell lies at {@code 2 * cell + side} of the search's states. So what both
 * frontiers know of a cell is in one cache line, and index {@code i} of one is {@code i ^ 1} of the
 * other.
 *
 * <p>g is the cost from the origin of this side, and h the estimate to the origin of the other.
 *
 * <p>The open lists are made of buckets, and a bucket is not ordered by key inside. The proofs in
 * the class comments of this module rely on two facts:
 *
 * <ul>
 *   <li>A bucket's floor is a lower bound on the keys in it.
 *   <li><em>Prefix lemma.</em> Take any path from the origin. Either all of its cells were
 *       expanded, or all cells before some cell p were. They were expanded at a g no larger than
 *       the path's. And p is on the open list, or was left out, at a g no larger than the path's.
 * </ul>
 *
 * <p>The lemma holds in whatever order cells are taken, for three reasons. The first cell of the
 * path is put on the list. The expansion of a cell relaxes the next cell of the path, unless its
 * parent did so at no larger a g. And a cell that is improved is put on the list again.
 *
 * <p>An entry of an open list is an {@link hopscotch.core.search.open.OpenEntry} of g. It is stale
 * if its g is no longer that of its cell.
 */
public abstract class Frontier {
  /** 0 for the frontier from the start, 1 for the one from the goal. */
  public final int side;

  /** The cell at which it began. */
  public int origin;

  /** The column of its origin in the padded array. */
  public int originX;

  /** The row of its origin in the padded array. */
  public int originY;

  /** The number of cells that it has expanded in this query. */
  public long expanded;

  /** A frontier of side 0 or 1. */
  protected Frontier(int side) {
    this.side = side;
  }

  /** Begins a query at a cell of a map of this stride. */
  protected final void place(int cell, int stride) {
    origin = cell;
    originX = cell % stride;
    originY = cell / stride;
    expanded = 0;
  }
}
