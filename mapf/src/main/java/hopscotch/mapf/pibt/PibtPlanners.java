package hopscotch.mapf.pibt;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.team.Objective;
import java.util.List;

/** The registry's entries of this package. */
public final class PibtPlanners {
  private static final Parameter ORDER =
      Parameter.choice(
          "order",
          StepOrder.LONGEST,
          "who comes first: the longest on the way, or the nearest to the goal");

  private static final Parameter STEPS =
      Parameter.integer("steps", 10_000, 1, 1_000_000, "give up after so many steps");

  private PibtPlanners() {}

  /** The planners. */
  public static List<TeamPlannerFactory> planners() {
    return List.of(
        new TeamPlannerFactory(
            "pibt",
            "step by step, a unit in the way inherits the priority and moves first",
            "Okumura, Machida, Defago and Tamura 2022",
            List.of(
                PibtRules.SWAP, PibtRules.hindrance(false), ORDER, STEPS, TeamPlannerFactory.SEED),
            (arguments, graph, budget) -> {
              PibtRules rules = PibtRules.of(arguments);
              StepOrder order = arguments.choice("order", StepOrder.class);
              int steps = arguments.integer("steps");
              int seed = arguments.integer("seed");
              return new GraphTeamPlanner(
                  graph,
                  new TeamGuarantee(Guarantee.INCOMPLETE, Objective.SUM_OF_COSTS),
                  false,
                  List.of(),
                  observer -> new PibtSearch(graph, rules, order, steps, seed, observer),
                  () -> new PibtSteps(graph, rules, order, seed, null));
            }));
  }
}
