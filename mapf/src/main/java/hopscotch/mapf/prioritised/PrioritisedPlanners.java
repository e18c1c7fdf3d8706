package hopscotch.mapf.prioritised;

import static hopscotch.mapf.planner.TeamPlannerFactory.SEED;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.prioritised.PrioritisedSearch.Order;
import hopscotch.mapf.team.Objective;
import java.util.List;

/** The registry's entries of this package. */
public final class PrioritisedPlanners {
  private static final TeamGuarantee NONE =
      new TeamGuarantee(Guarantee.INCOMPLETE, Objective.SUM_OF_COSTS);

  private static final Parameter ORDER =
      Parameter.choice("order", Order.RANDOM, "in which order the units are planned first");

  private static final Parameter RESTARTS =
      Parameter.integer("restarts", 100, 0, 1_000_000, "how many other orders to try");

  private static final Parameter WINDOW =
      Parameter.integer("window", 16, 2, 10_000, "for how many steps units avoid each other");

  private static final Parameter STEPS =
      Parameter.integer("steps", 10_000, 1, 1_000_000, "give up after so many steps");

  /** Prioritised planning; other planners ask it for a first plan. */
  public static final TeamPlannerFactory PP =
      new TeamPlannerFactory(
          "pp",
          "prioritised planning: unit by unit by safe intervals, other orders where one fails",
          "Silver 2005; Phillips and Likhachev 2011",
          List.of(ORDER, RESTARTS, SEED),
          (arguments, graph, budget) -> prioritised(arguments, graph));

  private PrioritisedPlanners() {}

  /** The planners. */
  public static List<TeamPlannerFactory> planners() {
    return List.of(
        PP,
        new TeamPlannerFactory(
            "whca",
            "windowed hierarchical cooperative A*: unit by unit for the next steps, over and over",
            "Silver 2005",
            List.of(WINDOW, STEPS, SEED),
            (arguments, graph, budget) -> windowed(arguments, graph)));
  }

  private static TeamPlanner prioritised(Arguments arguments, VertexGraph graph) {
    Order order = arguments.choice("order", Order.class);
    int restarts = arguments.integer("restarts");
    int seed = arguments.integer("seed");
    return new GraphTeamPlanner(
        graph,
        NONE,
        false,
        List.of("orders", "unit-searches"),
        observer -> new PrioritisedSearch(graph, order, restarts, seed, observer));
  }

  private static TeamPlanner windowed(Arguments arguments, VertexGraph graph) {
    int window = arguments.integer("window");
    int steps = arguments.integer("steps");
    int seed = arguments.integer("seed");
    return new GraphTeamPlanner(
        graph,
        NONE,
        false,
        List.of(),
        observer -> new WindowedSearch(graph, window, steps, seed, observer));
  }
}
