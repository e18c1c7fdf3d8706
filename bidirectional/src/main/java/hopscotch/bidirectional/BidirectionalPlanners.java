package hopscotch.bidirectional;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
import hopscotch.bidirectional.pair.DynamicCoverSearch;
import hopscotch.bidirectional.pair.NbsSearch;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.Ties;
import java.util.List;
import java.util.Map;
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

  private static final Parameter PRUNE =
      Parameter.flag(
          "prune",
          true,
          "leave out cells whose f shows that no shorter path leads through them; without it the"
              + " search is bidirectional Dijkstra on reduced costs, by averaged potentials");

  @Override
  public String group() {
    return "two frontiers";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("bidijkstra")
            .summary("bidirectional Dijkstra")
            .paper("Nicholson 1966")
            .parameters(direction(Direction.SMALLER_F), COMPONENTS)
            .from(BidirectionalPlanners::dijkstra),
        PlannerFactory.named("biastar")
            .summary("BHPA: A* from both ends")
            .paper("Pohl 1971")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), STOP, COMPONENTS)
            .from(BidirectionalPlanners::aStar),
        PlannerFactory.named("nba")
            .summary("NBA*: A* from both ends, each rejecting what the other has settled")
            .paper("Pijls and Post 2009")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), COMPONENTS)
            .from(BidirectionalPlanners::newAStar),
        PlannerFactory.named("bsstar")
            .summary("BS*: BHPA with nipping, pruning, trimming and screening")
            .paper("Kwa 1989")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), TIES, COMPONENTS)
            .from(BidirectionalPlanners::bsStar),
        PlannerFactory.named("baestar")
            .summary("BAE*, also DIBBS: by f and the error of the estimate back")
            .paper("Sadhukhan 2013; without pruning Ikeda et al. 1994")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), PRUNE, COMPONENTS)
            .formerly("ikeda", PRUNE.name(), "false")
            .from(BidirectionalPlanners::bae),
        PlannerFactory.named("mm")
            .summary("MM: meets in the middle")
            .paper("Holte et al. 2017")
            .parameters(HEURISTIC, COMPONENTS)
            .formerly("mm0", HEURISTIC.name(), "zero")
            .from(BidirectionalPlanners::meetInTheMiddle),
        PlannerFactory.named("nbs")
            .summary("NBS: pairs of cells, near-optimal in expansions")
            .paper("Chen, Holte, Zilles and Sturtevant 2017")
            .parameters(HEURISTIC, COMPONENTS)
            .from(BidirectionalPlanners::nbs),
        PlannerFactory.named("dvcbs")
            .summary("DVCBS: a minimum vertex cover of the open pairs")
            .paper("Shperberg et al. 2019")
            .parameters(HEURISTIC, COMPONENTS)
            .from(BidirectionalPlanners::dynamicCover));
  }

  private static Parameter direction(Direction defaultRule) {
    return Parameter.choice("direction", defaultRule, "which frontier expands next");
  }

  private static Planner dijkstra(Arguments arguments, GridGraph graph) {
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph,
        Guarantee.OPTIMAL,
        BidirectionalSearch.EXTRA_COUNTERS,
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
        heuristic,
        observer ->
            new BidirectionalAStar(graph, heuristic, direction, stop, components, observer));
  }

  private static Planner newAStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("nba", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        heuristic,
        observer -> new NewBidirectionalAStar(graph, heuristic, direction, components, observer));
  }

  private static Planner bae(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("baestar", arguments, graph);
    boolean prunesByF = arguments.flag(PRUNE.name());
    Direction direction = arguments.choice("direction", Direction.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        heuristic,
        observer -> new BaeStar(graph, heuristic, direction, prunesByF, components, observer));
  }

  private static Planner meetInTheMiddle(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("mm", arguments, graph);
    boolean components = arguments.components(graph);
    return planner(
        graph, heuristic, observer -> new MeetInTheMiddle(graph, heuristic, components, observer));
  }

  private static Planner bsStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("bsstar", arguments, graph);
    Direction direction = arguments.choice("direction", Direction.class);
    Ties ties = arguments.choice("ties", Ties.class);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        heuristic,
        observer -> new BsStar(graph, heuristic, direction, ties, components, observer));
  }

  private static Planner nbs(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("nbs", arguments, graph);
    BidirectionalSearch.requireBuckets("nbs", graph);
    boolean components = arguments.components(graph);
    return planner(
        graph, heuristic, observer -> new NbsSearch(graph, heuristic, components, observer));
  }

  private static Planner dynamicCover(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = consistent("dvcbs", arguments, graph);
    BidirectionalSearch.requireBuckets("dvcbs", graph);
    boolean components = arguments.components(graph);
    return planner(
        graph,
        heuristic,
        observer -> new DynamicCoverSearch(graph, heuristic, components, observer));
  }

  private static Planner planner(
      GridGraph graph, Heuristic heuristic, Function<SearchObserver, PathSearch> searches) {
    return planner(graph, Guarantee.OPTIMAL, heuristic, searches);
  }

  private static Planner planner(
      GridGraph graph,
      Guarantee guarantee,
      Heuristic heuristic,
      Function<SearchObserver, PathSearch> searches) {
    return new GraphPlanner(
        graph,
        guarantee,
        BidirectionalSearch.EXTRA_COUNTERS,
        Map.of(HEURISTIC.name(), Parameter.word(heuristic)),
        searches);
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
