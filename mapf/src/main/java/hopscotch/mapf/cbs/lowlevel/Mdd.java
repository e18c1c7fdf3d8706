package hopscotch.mapf.cbs.lowlevel;

/**
 * A multi-value decision diagram (Sharon, Stern, Goldenberg and Felner 2013): for each step, the
 * vertices of all paths of one unit that obey its constraints and have the same cost.
 */
public final class Mdd {
  /** The bytes of the object and of the array of its levels, without these. */
  private static final int OBJECT_BYTES = 32;

  /** The bytes of a level without its vertices, and of the reference to it. */
  private static final int LEVEL_BYTES = 22;

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

  /** Whether all paths are at a vertex at a step; after its end a path stays at its last vertex. */
  public boolean isSingle(int vertex, int step) {
    int[] level = levels[Math.min(step, steps())];
    return level.length == 1 && level[0] == vertex;
  }

  /** The bytes that it takes. */
  public long bytes() {
    long bytes = OBJECT_BYTES;
    for (int[] level : levels) {
      bytes += LEVEL_BYTES + 4L * level.length;
    }
    return bytes;
  }
}
