package hopscotch.hpa.abstraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.CellStates;

/**
 * What the two searches of a level, {@link LevelSearch} and {@link GroupSearch}, keep in common:
 * the states of its nodes and the open list. Each search overwrites what the one before it found. 8
 * bytes a node. For one thread.
 */
public final class LevelWorkspace {
  /** More buckets than this cost more to pass than they save. */
  private static final int BUCKET_BITS = 12;

  final Level level;
  final CellStates states;
  final BucketQueue open;
  final BlockReader reader;

  /** A workspace for one level. */
  public LevelWorkspace(Level level) {
    GridGraph graph = level.graph();
    this.level = level;
    states = new CellStates(level.nodeLimit());
    reader = new BlockReader(level);
    long side = level.clusters().side();
    long span = 2 * (side * side + 1) * graph.maxMoveCost();
    int least = Long.SIZE - Long.numberOfLeadingZeros(span >>> BUCKET_BITS);
    int shift = BucketQueue.shiftFor(graph.leastStraightCost()) + 2;
    open = new BucketQueue(Math.max(least, shift), span);
  }
}
