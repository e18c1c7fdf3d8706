package hopscotch.visual.render;

import hopscotch.core.planner.SearchObserver;

/** How often each cell was expanded, over any number of queries. 4 bytes a cell. */
public final class HeatMap implements SearchObserver {
  private final int[] counts;
  private int largest;

  /** No expansions yet. */
  public HeatMap(int cellCount) {
    counts = new int[cellCount];
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    largest = Math.max(largest, ++counts[cell]);
  }

  /** How often a cell was expanded. */
  public int count(int cell) {
    return counts[cell];
  }

  /** The largest count. */
  public int largest() {
    return largest;
  }
}
