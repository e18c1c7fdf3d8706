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
import hopscotch.core.search.Ties;
import java.util.List;
import java.util.function.Function;

/** The registry's entries of this module. */
public final class BidirectionalPlanners implements PlannerProvider {
  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Heuristic.AUTO, "the estimate of the cost still to go");
  private static final Parameter TIES =
      Parameter.choice("ties", Ties.HIGH_G, "which of equal f is expanded first");
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
            List.of(HEURISTIC, direction(Direction.CARDINALITY), COMPONENTS),
            (arguments, inner, graph, budget) -> newAStar(arguments, graph)),
        new PlannerFactory(
            "bsstar",
            "BS*: BHPA with nipping, pruning, trimming and screening",
            "Kwa 1989",
            0,
            List.of(HEURISTIC, direction(Direction.CARDINALITY), TIES, COMPONENTS),
            (arguments, inner, graph, budget) -> bsStar(arguments, graph)),
        new PlannerFactory(
            "ikeda",
            "averaged potentials: bidirectional Dijkstra on reduced costs",
            "Ikeda et al. 1994",
            0,
            List.of(HEURISTIC, direction(Direction.CARDINALITY), COMPONENTS),
            (arguments, inner, graph, budget) -> bae(arguments, graph, false)),
        new PlannerFactory(
            "baestar",
            "BAE*, also DIBBS: by f and the error of the estimate back",
            "Sadhukhan 2013",
            0,
            List.of(HEURISTIC, direction(Direction.CARDINALITY), COMPONENTS),
            (arguments, inner, graph, budget) -> bae(arguments, graph, true)),
        new PlannerFactory(
            "mm",
            "MM: meets in the middle",
            "Holte et al. 2017",
            0,
            List.of(HEURISTIC, COMPONENTS),
            (arguments, inner, graph, budget) ->
                meetInTheMiddle(consistent("mm", arguments, graph), arguments, graph)),
        new PlannerFactory(
            "mm0",
            "MM without a heuristic",
            "Holte et al. 2017",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) -> meetInTheMiddle(Heuristic.ZERO, arguments, graph)),
        new PlannerFactory(
            "nbs",
            "NBS: pairs of cells, near-optimal in expansions",
            "Chen, Holte, Zilles and Sturtevant 2017",
            0,
            List.of(HEURISTIC, COMPONENTS),
            (arguments, inner, graph, budget) -> nearOptimal(arguments, graph)),
        new PlannerFactory(
            "dvcbs",
            "DVCBS: a minimum vertex cover of the open pairs",
            "Shperberg et al. 2019",
            0,
            List.of(HEURISTIC, COMPONENTS),
            (arguments, inner, graph, budget) -> dynamicCover(arguments, graph)));
  }

  private static Parameter direction(Direction defaultRule) {
    return Parameter.choice("direction", defaultRule, "which frontier expands next");
  }

  private static Planner dijkstra(Arguments arguments, GridGraph graph) {
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BidirectionalDijkstra(graph, direction, components, observer));
  }

  private static Planner aStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("biastar", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    BidirectionalAStar.Stop stop = arguments.choice("stop", BidirectionalAStar.Stop.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        stop == BidirectionalAStar.Stop.OPTIMAL ? Guarantee.OPTIMAL : Guarantee.COMPLETE,
        observer ->
            new BidirectionalAStar(graph, heuristic, direction, stop, components, observer));
  }

  private static Planner newAStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("nba", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new NewBidirectionalAStar(graph, heuristic, direction, components, observer));
  }

  private static Planner bae(Arguments arguments, GridGraph graph, boolean looksAtF) {
    Heuristic heuristic = consistent(looksAtF ? "baestar" : "ikeda", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BaeStar(graph, heuristic, direction, looksAtF, components, observer));
  }

  private static Planner meetInTheMiddle(
      Heuristic heuristic, Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new MeetInTheMiddle(graph, heuristic, components, observer));
  }

  private static Planner bsStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("bsstar", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    Ties ties = arguments.choice("ties", Ties.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BsStar(graph, heuristic, direction, ties, components, observer));
  }

  private static Planner nearOptimal(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("nbs", arguments, graph);
    BidirectionalSearch.requireLevels("nbs", graph);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new NearOptimalSearch(graph, heuristic, components, observer));
  }

  private static Planner dynamicCover(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("dvcbs", arguments, graph);
    BidirectionalSearch.requireLevels("dvcbs", graph);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new DynamicCoverSearch(graph, heuristic, components, observer));
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
}
