package hopscotch.hpa.search;

import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.hpa.level.Level;

/**
 * The workspace that the searches of a level, {@link LevelSearch}, {@link EdgeSearch} and {@link
 * GroupSearch}, share: the states of its nodes and the open list. Each search overwrites what the
 * one before it found. 8 bytes for each node. For one thread.
 *
 * <p>The open list spans two intra-edges and four moves. An expansion takes one of each, and h
 * changes by no more than what they cost. Of the nodes that are reached from an end, any two are
 * joined by an intra-edge, so that the same holds of their f if the list begins at the least.
 */
public final class LevelWorkspace {
  /** More buckets than this cost more to pass than they save. */
  private static final int BUCKET_BITS = 12;

  final Level level;
  final CellStates states;
  final LinkedBuckets open;
  final BlockReader reader;

  /** The longest edge that the open list has room for. */
  private long longest;

  /**
   * Buckets grow with the square of a cluster's side, as do its longest edges, but not beyond a
   * quarter of the side; those of small clusters are half a move to a move wide. With landmarks the
   * f of a search lie close together, and buckets are an eighth to a quarter of a move wide: wider
   * ones would make most expansions in vain. On any level they are wider where the longest edge
   * costs more than 256 to 512 straight moves.
   */
  private static int bucketShift(Level level, boolean isLed) {
    long side = level.clusters().side();
    long straight = level.graph().leastStraightCost();
    if (isLed) {
      return BucketQueue.shiftFor(straight);
    }
    long square = 2 * (side * side + 1) * level.graph().maxMoveCost();
    int widest = 63 - Long.numberOfLeadingZeros(side * straight / 4);
    int wide = Long.SIZE - Long.numberOfLeadingZeros(square >>> BUCKET_BITS);
    return Math.max(BucketQueue.shiftFor(straight) + 2, Math.min(wide, widest));
  }

  /** A workspace for one level. */
  public LevelWorkspace(Level level) {
    this(level, false);
  }

  /** A workspace for one level, whose search is led by landmarks or is not. */
  public LevelWorkspace(Level level, boolean isLed) {
    this.level = level;
    states = new CellStates(level.nodeLimit());
    reader = new BlockReader(level);
    longest = level.longestEdge();
    long span = span();
    int least = Long.SIZE - Long.numberOfLeadingZeros(span >>> BUCKET_BITS);
    open = new LinkedBuckets(Math.max(least, bucketShift(level, isLed)), span);
  }

  private long span() {
    return 2 * longest + 4 * level.graph().maxMoveCost();
  }

  /** Makes room for the edges from the node that the reader entered last. */
  void widen() {
    if (level.longestEdge() > longest) {
      widen(level.longestEdge());
    }
  }

  /**
   * Makes room for edges between the nodes that an end leads to; a repair may have left them out.
   */
  void widen(LevelEnd end) {
    widen();
    if (level.isOutline(end.cluster()) && 2 * end.farthest() > longest) {
      widen(2 * end.farthest());
    }
  }

  private void widen(long edge) {
    longest = edge;
    open.widen(span());
  }
}
