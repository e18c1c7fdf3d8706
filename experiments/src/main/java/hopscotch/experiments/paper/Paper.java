package hopscotch.experiments.paper;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Parameter;
import hopscotch.experiments.paper.botea2004.Botea2004;
import hopscotch.experiments.paper.botea2004.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A paper whose figures a suite sets beside ours. */
public enum Paper {
  /** Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding", 2004. */
  BOTEA2004;

  /** The paper's experiments; give them every map, then ask for the figures. */
  public Experiments experiments(long seed) {
    return switch (this) {
      case BOTEA2004 -> {
        Botea2004 experiments = new Botea2004(seed);
        yield new Experiments(experiments::add, () -> figures(experiments.findings()));
      }
    };
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
