package hopscotch.experiments.paper;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Parameter;
import hopscotch.hpa.botea2004.Botea2004;
import hopscotch.hpa.botea2004.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** A paper whose figures a suite sets beside ours. */
public enum Paper {
  /** Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding", 2004. */
  BOTEA2004(
      seed -> {
        Botea2004 experiments = new Botea2004(seed);
        return new Experiments(experiments::add, () -> figures(experiments.findings()));
      });

  private final LongFunction<Experiments> experiments;

  Paper(LongFunction<Experiments> experiments) {
    this.experiments = experiments;
  }

  /** The paper's experiments; give them every map, then ask for the figures. */
  public Experiments experiments(long seed) {
    return experiments.apply(seed);
  }

  /** The paper in a suite: {@code botea2004}. */
  @Override
  public String toString() {
    return Parameter.word(this);
  }

  private static List<PublishedFigure> figures(List<Finding> findings) {
    List<PublishedFigure> figures = new ArrayList<>();
    for (Finding finding : findings) {
      figures.add(
          new PublishedFigure(
              finding.source(), finding.what(), finding.published(), finding.measured()));
    }
    return figures;
  }

  /**
   * A paper's experiments under way. For one thread.
   *
   * @param maps takes a map and runs all of them on it
   * @param figures what came of them so far
   */
  public record Experiments(Consumer<GridMap> maps, Supplier<List<PublishedFigure>> figures) {}
}
