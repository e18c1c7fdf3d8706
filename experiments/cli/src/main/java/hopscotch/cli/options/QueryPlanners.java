package hopscotch.cli.options;

import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code --planner}: planners of single queries and of walks. */
public final class QueryPlanners {
  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description = "A planner; may be repeated. Default: astar. See 'hopscotch planners'.")
  private List<KnownSpec> specs = List.of();

  /** Whether one was named. */
  public boolean isGiven() {
    return !specs.isEmpty();
  }

  /** The planners; none of them plans for teams. */
  public List<KnownSpec> specs() {
    return specs.isEmpty() ? List.of(Planners.known("astar")) : specs;
  }

  /** Reads a spec and checks it. */
  public static final class Converter implements ITypeConverter<KnownSpec> {

    @Override
    public KnownSpec convert(String text) {
      try {
        return Planners.known(PlannerSpec.parse(text));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(
            TeamPlanners.has(AnyPlanner.id(text))
                ? "planner '%s' plans for teams: expected --agents beside it".formatted(text)
                : AnyPlanner.mistake(text, e));
      }
    }
  }
}
