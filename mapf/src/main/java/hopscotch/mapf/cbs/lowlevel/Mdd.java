package hopscotch.mapf.cbs.lowlevel;

/**
 * All paths of one unit that keep its constraints and have the cost of its present path: the
 * vertices of each step (multi-value decision diagram; Sharon, Stern, Goldenberg and Felner 2013).
 */
public final class Mdd {
  private final int[][] levels;

  /** The vertices of each step, each row sorted. */
  Mdd(int[][] levels) {
    this.levels = levels;
  }

  /** The cost of its paths. */
  public int steps() {
    return levels.length - 1;
  }

  /** The vertices at a step up to {@link #steps()}, sorted; not to be written. */
  public int[] level(int step) {
    return levels[step];
  }

  /** By step the one vertex of all paths, -1 for several. */
  public int[] singles() {
    int[] singles = new int[levels.length];
    for (int step = 0; step < levels.length; step++) {
      singles[step] = levels[step].length == 1 ? levels[step][0] : -1;
    }
    return singles;
  }
}
