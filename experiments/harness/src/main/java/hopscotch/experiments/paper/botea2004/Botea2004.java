package hopscotch.experiments.paper.botea2004;

import hopscotch.experiments.paper.count.Counts;
import hopscotch.experiments.paper.count.Experiment;
import hopscotch.experiments.paper.count.PaperMap;

/** HPA* under the conditions of its paper; {@link HpaCounts} says what is counted. */
public final class Botea2004 implements Experiment {
  private static final long SEED = 2004;

  /** The experiment. */
  public Botea2004() {}

  @Override
  public void count(PaperMap map, Counts counts) {
    new HpaCounts(SEED, counts).add(map.map());
  }
}
