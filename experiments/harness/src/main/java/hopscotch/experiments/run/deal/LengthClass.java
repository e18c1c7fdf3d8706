package hopscotch.experiments.run.deal;

import hopscotch.core.grid.GridMap;

/** Lengths of problems in classes of half an octave each. What a search costs grows with them. */
public final class LengthClass {
  /** How many classes there are; no problem is longer than the last. */
  public static final int COUNT = 64;

  private LengthClass() {}

  /** The class of a length in cells, from 0. */
  public static int of(double length) {
    int halfOctaves = (int) (2 * Math.log(Math.max(1, length)) / Math.log(2));
    return Math.min(COUNT - 1, halfOctaves);
  }

  /** The class of the longer side between two cells. */
  public static int between(GridMap map, int start, int goal) {
    int dx = Math.abs(map.x(start) - map.x(goal));
    int dy = Math.abs(map.y(start) - map.y(goal));
    return of(Math.max(dx, dy));
  }
}
