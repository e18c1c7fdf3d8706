package hopscotch.bidirectional.frontier;

/**
 * One direction of a bidirectional search: where it began and how far it got. The subclasses have
 * the open list, each in the order that an algorithm needs.
 *
 * <p>The state of a cell lies at {@code 2 * cell + side} of the search's states, so that what both
 * frontiers know of a cell is in one cache line: index {@code i} of one is {@code i ^ 1} of the
 * other. g and h are those of this side: g the cost from its origin, h the estimate to the other's.
 *
 * <p>The open lists are made of buckets, and inside a bucket the order is not by key. The proofs in
 * the class comments of this module rely on two facts:
 *
 * <ul>
 *   <li>A bucket's floor is a lower bound on the keys in it.
 *   <li><em>Prefix lemma.</em> On any path from the origin, the cells before some cell p were all
 *       expanded at a g no larger than the path's, and p is on the open list at a g no larger than
 *       the path's, or was left out at such a g; or else all of them were expanded. For the path's
 *       first cell is put on the list, an expansion relaxes the next (or its parent's did, at no
 *       larger a g), and a cell that is improved is put on the list again, so the lemma holds in
 *       whatever order cells are taken.
 * </ul>
 *
 * <p>An entry of an open list is an {@link hopscotch.core.search.open.OpenEntry} of g: stale if its
 * g is no longer its cell's.
 */
public abstract class Frontier {
  /** 0 for the frontier from the start, 1 for the one from the goal. */
  public final int side;

  /** The cell it began at. */
  public int origin;

  /** The column of its origin in the padded array. */
  public int originX;

  /** The row of its origin in the padded array. */
  public int originY;

  /** How many cells it expanded in this query. */
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
