package hopscotch.mapf.cbs.lowlevel;

/**
 * A multi-value decision diagram (Sharon, Stern, Goldenberg and Felner 2013): for each step, the
 * vertices of all paths of one unit that obey its constraints and have the same cost.
 */
public final class Mdd {
  private final int[][] levels;

  /** A diagram of the vertices of each step; each row is sorted. */
  Mdd(int[][] levels) {
    this.levels = levels;
  }

  /** The cost of its paths. */
  public int steps() {
    return levels.length - 1;
  }

  /** The vertices at a step from 0 to {@link #steps()}, sorted; must not be changed. */
  public int[] level(int step) {
    return levels[step];
  }

  /** For each step, the only vertex that all paths visit, or -1 if there is more than one. */
  public int[] singles() {
    int[] singles = new int[levels.length];
    for (int step = 0; step < levels.length; step++) {
      singles[step] = levels[step].length == 1 ? levels[step][0] : -1;
    }
    return singles;
  }
}
