package hopscotch.visual.render;

import hopscotch.core.planner.SearchObserver;

/** Counts the expansions of each cell, over any number of queries. 4 bytes for each cell. */
public final class HeatMap implements SearchObserver {
  private final int[] counts;
  private int largest;

  /** A map without expansions yet. */
  public HeatMap(int cellCount) {
    counts = new int[cellCount];
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    largest = Math.max(largest, ++counts[cell]);
  }

  /** The number of expansions of a cell. */
  public int count(int cell) {
    return counts[cell];
  }

  /** The largest count. */
  public int largest() {
    return largest;
  }
}
