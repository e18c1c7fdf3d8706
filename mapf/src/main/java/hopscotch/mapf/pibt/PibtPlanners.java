package hopscotch.mapf.pibt;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.planner.TeamPlannerFactory;
import java.util.List;

/** The registry's entries of this package. */
public final class PibtPlanners {
  /** The parameter of every planner that is built on {@link Pibt}. */
  public static final Parameter SWAP =
      Parameter.flag("swap", true, "let two units that meet in a corridor change places");

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
            List.of(SWAP, STEPS, TeamPlannerFactory.SEED),
            (arguments, graph, budget) -> {
              boolean swaps = arguments.flag("swap");
              int steps = arguments.integer("steps");
              int seed = arguments.integer("seed");
              return new PibtPlanner(graph, swaps, steps, seed);
            }));
  }
}
