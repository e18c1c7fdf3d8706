package hopscotch.bidirectional;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.GraphPlanner;
import hopscotch.core.search.Heuristic;
import java.util.List;
import java.util.function.Function;

/** The registry's entries of this module. */
public final class BidirectionalPlanners implements PlannerProvider {
  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Heuristic.AUTO, "the estimate of the cost still to go");
  private static final Parameter STOP =
      Parameter.choice(
          "stop", BidirectionalAStar.Stop.OPTIMAL, "when to stop; first-contact is the mistake");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "bidijkstra",
            "bidirectional Dijkstra",
            "Nicholson 1966",
            0,
            List.of(direction(Direction.SMALLER_F), COMPONENTS),
            (arguments, inner, graph, budget) -> dijkstra(arguments, graph)),
        new PlannerFactory(
            "biastar",
            "BHPA: A* from both ends",
            "Pohl 1971",
            0,
            List.of(HEURISTIC, direction(Direction.CARDINALITY), STOP, COMPONENTS),
            (arguments, inner, graph, budget) -> aStar(arguments, graph)),
        new PlannerFactory(
            "nba",
            "NBA*: A* from both ends, each rejecting what the other has settled",
            "Pijls and Post 2009",
            0,
            List.of(HEURISTIC, direction(Direction.ALTERNATE), COMPONENTS),
            (arguments, inner, graph, budget) -> newAStar(arguments, graph)),
        new PlannerFactory(
            "ikeda",
            "averaged potentials: bidirectional Dijkstra on reduced costs",
            "Ikeda et al. 1994",
            0,
            List.of(HEURISTIC, direction(Direction.ALTERNATE), COMPONENTS),
            (arguments, inner, graph, budget) -> bae(arguments, graph, false)),
        new PlannerFactory(
            "baestar",
            "BAE*, also DIBBS: by f and the error of the estimate back",
            "Sadhukhan 2013",
            0,
            List.of(HEURISTIC, direction(Direction.ALTERNATE), COMPONENTS),
            (arguments, inner, graph, budget) -> bae(arguments, graph, true)));
  }

  private static Parameter direction(Direction defaultRule) {
    return Parameter.choice("direction", defaultRule, "which frontier expands next");
  }

  private static Planner dijkstra(Arguments arguments, GridGraph graph) {
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = checkComponents(arguments, graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BidirectionalDijkstra(graph, direction, components, observer));
  }

  private static Planner aStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("biastar", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    BidirectionalAStar.Stop stop = arguments.choice("stop", BidirectionalAStar.Stop.class);
    boolean components = checkComponents(arguments, graph);
    return planner(
        graph,
        stop == BidirectionalAStar.Stop.OPTIMAL ? Guarantee.OPTIMAL : Guarantee.COMPLETE,
        observer ->
            new BidirectionalAStar(graph, heuristic, direction, stop, components, observer));
  }

  private static Planner newAStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("nba", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = checkComponents(arguments, graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new NewBidirectionalAStar(graph, heuristic, direction, components, observer));
  }

  private static Planner bae(Arguments arguments, GridGraph graph, boolean looksAtF) {
    Heuristic heuristic = consistent(looksAtF ? "baestar" : "ikeda", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = checkComponents(arguments, graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BaeStar(graph, heuristic, direction, looksAtF, components, observer));
  }

  private static Planner planner(
      GridGraph graph, Guarantee guarantee, Function<SearchObserver, PathSearch> searches) {
    return new GraphPlanner(graph, guarantee, BidirectionalSearch.EXTRA_COUNTERS, searches);
  }

  private static Heuristic consistent(String id, Arguments arguments, GridGraph graph) {
    Heuristic heuristic = arguments.choice("heuristic", Heuristic.class);
    if (!heuristic.isConsistent(graph)) {
      throw new IllegalArgumentException(
          "%s needs a consistent heuristic; heuristic=%s is not consistent on '%s': use auto"
              .formatted(id, arguments.text("heuristic"), graph.movement()));
    }
    return heuristic.on(graph);
  }

  /** Whether to check components; has the graph compute them now, as part of the preparation. */
  private static boolean checkComponents(Arguments arguments, GridGraph graph) {
    boolean check = arguments.flag("components");
    if (check) {
      graph.components();
    }
    return check;
  }
}
