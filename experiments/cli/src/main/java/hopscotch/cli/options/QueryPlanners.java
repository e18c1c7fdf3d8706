package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code --planner}: planners of single queries and of walks. */
public final class QueryPlanners {
  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description = "A planner; may be repeated. Default: astar. See 'hopscotch planners'.")
  private List<KnownSpec> specs = List.of();

  /** Made by picocli. */
  public QueryPlanners() {}

  /** Whether one was named. */
  public boolean isGiven() {
    return !specs.isEmpty();
  }

  /**
   * The planners.
   *
   * @throws UsageException if one plans for teams
   */
  public List<KnownSpec> specs() {
    for (KnownSpec spec : specs) {
      if (TeamPlanners.has(spec.id())) {
        throw new UsageException(
            "planner '%s' plans for teams: expected --agents beside it".formatted(spec));
      }
    }
    return specs.isEmpty() ? List.of(Planners.known("astar")) : specs;
  }
}
