package hopscotch.papers.botea2004;

import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/** HPA* under the conditions of its paper. {@link HpaCounts} says what is counted. */
public final class Botea2004 {
  private static final long SEED = 2004;

  private Botea2004() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    new HpaCounts(SEED, counts).add(map.map());
  }
}
