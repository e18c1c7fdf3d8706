package hopscotch.mapf.cbs;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import java.util.List;
import java.util.function.Function;

/** The registry's entries of this package. */
public final class CbsPlanners {
  private static final Parameter PRIORITISE =
      Parameter.flag("prioritise", true, "split on conflicts first that raise the cost");

  private static final Parameter BYPASS =
      Parameter.flag("bypass", true, "take a path as cheap with fewer conflicts without a split");

  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Estimate.WDG, "the estimate of the cost to go");

  private static final Parameter TARGET =
      Parameter.flag("target", true, "split by length where a unit passes one at its goal");

  private static final Parameter CORRIDOR =
      Parameter.flag("corridor", true, "split by who is late where two units meet in a corridor");

  private static final Parameter RECTANGLE =
      Parameter.flag("rectangle", true, "split by barriers where two units cross in the open");

  private static final Parameter DISJOINT =
      Parameter.flag("disjoint", true, "split into a place forbidden and the same place demanded");

  private static final Parameter DISJOINT_OFF =
      Parameter.flag("disjoint", false, "split into a place forbidden and the same place demanded");

  private static final Parameter BOUND =
      Parameter.decimal("w", "1.2", 1, 100, "the largest ratio of the sum of costs to the least");

  private static final Parameter SOLVABLE =
      Parameter.flag("solvable", true, "ask LaCAM first whether there is a plan at all");

  private CbsPlanners() {}

  /** The planners. */
  public static List<TeamPlannerFactory> planners() {
    return List.of(
        new TeamPlannerFactory(
            "cbs",
            "conflict-based search: best-first over a tree of constraints",
            "Sharon, Stern, Felner and Sturtevant 2015",
            List.of(PRIORITISE, BYPASS, HEURISTIC, TARGET, CORRIDOR, RECTANGLE, DISJOINT, SOLVABLE),
            (arguments, graph, budget) -> cbs(arguments, graph)),
        new TeamPlannerFactory(
            "eecbs",
            "conflict-based search within a factor of the least cost",
            "Li, Ruml and Koenig 2021",
            List.of(
                BOUND,
                PRIORITISE,
                BYPASS,
                HEURISTIC,
                TARGET,
                CORRIDOR,
                RECTANGLE,
                DISJOINT_OFF,
                SOLVABLE),
            (arguments, graph, budget) -> eecbs(arguments, graph)));
  }

  private static TeamPlanner cbs(Arguments arguments, VertexGraph graph) {
    CbsSearch.Settings settings = settings(arguments);
    return planner(graph, Guarantee.OPTIMAL, observer -> new CbsSearch(graph, settings, observer));
  }

  private static TeamPlanner eecbs(Arguments arguments, VertexGraph graph) {
    CbsSearch.Settings settings = settings(arguments);
    int thousandths = arguments.thousandths("w");
    return planner(
        graph,
        Guarantee.bounded(thousandths / 1000.0),
        observer -> new EecbsSearch(graph, settings, thousandths, observer));
  }

  private static CbsSearch.Settings settings(Arguments arguments) {
    return new CbsSearch.Settings(
        arguments.flag("prioritise"),
        arguments.flag("bypass"),
        arguments.choice("heuristic", Estimate.class),
        arguments.flag("target"),
        arguments.flag("corridor"),
        arguments.flag("rectangle"),
        arguments.flag("disjoint"),
        arguments.flag("solvable"));
  }

  private static TeamPlanner planner(
      VertexGraph graph, Guarantee promise, Function<TeamObserver, TeamSearch> searches) {
    return new GraphTeamPlanner(
        graph,
        new TeamGuarantee(promise, Objective.SUM_OF_COSTS),
        false,
        TreeCounter.names(),
        searches);
  }
}
