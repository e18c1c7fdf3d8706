package hopscotch.core.sight;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entries of this package. */
public final class SightPlanners implements PlannerProvider {
  private static final Parameter LINE =
      Parameter.choice(
          "line",
          StraightFirst.Line.GRID,
          "what a straight path is: legal moves, or one line of sight");

  @Override
  public String group() {
    return "smoothing";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("los")
            .summary("the straight path where the start sees the goal, else the wrapped planner")
            .paper("game developers' practice; Bresenham 1965 for the line")
            .decorates(1)
            .parameters(LINE, LineOfSight.CLEARANCE)
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    new StraightFirst(
                        inner.get(0),
                        arguments.choice("line", StraightFirst.Line.class),
                        arguments.integer("clearance"))));
  }
}
