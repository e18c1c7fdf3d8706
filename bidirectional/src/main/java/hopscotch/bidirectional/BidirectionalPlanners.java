package hopscotch.bidirectional;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.bidirectional.BidirectionalAStar.Stop;
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
import java.util.function.BiFunction;

/** The registry's entries of this module. */
public final class BidirectionalPlanners implements PlannerProvider {
  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Heuristic.AUTO, "the estimate of the cost still to go");
  private static final Parameter TIES =
      Parameter.choice("ties", Ties.HIGH_G, "which of equal f is expanded first");
  private static final Parameter STOP =
      Parameter.choice("stop", Stop.OPTIMAL, "when to stop; first-contact is the mistake");

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
            .from(searching("nba", BidirectionalPlanners::newAStar)),
        PlannerFactory.named("bsstar")
            .summary("BS*: BHPA with nipping, pruning, trimming and screening")
            .paper("Kwa 1989")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), TIES, COMPONENTS)
            .from(searching("bsstar", BidirectionalPlanners::bsStar)),
        PlannerFactory.named("baestar")
            .summary("BAE*, also DIBBS: by f and the error of the estimate back")
            .paper("Sadhukhan 2013; without pruning Ikeda et al. 1994")
            .parameters(HEURISTIC, direction(Direction.CARDINALITY), PRUNE, COMPONENTS)
            .from(searching("baestar", BidirectionalPlanners::bae)),
        PlannerFactory.named("mm")
            .summary("MM: meets in the middle")
            .paper("Holte et al. 2017")
            .parameters(HEURISTIC, COMPONENTS)
            .from(searching("mm", BidirectionalPlanners::meetInTheMiddle)),
        PlannerFactory.named("nbs")
            .summary("NBS: pairs of cells, near-optimal in expansions")
            .paper("Chen, Holte, Zilles and Sturtevant 2017")
            .parameters(HEURISTIC, COMPONENTS)
            .from(pairing("nbs", BidirectionalPlanners::nbs)),
        PlannerFactory.named("dvcbs")
            .summary("DVCBS: a minimum vertex cover of the open pairs")
            .paper("Shperberg et al. 2019")
            .parameters(HEURISTIC, COMPONENTS)
            .from(pairing("dvcbs", BidirectionalPlanners::dynamicCover)));
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
            observer -> new BidirectionalDijkstra(graph, direction, components, observer))
        .counting(BidirectionalSearch.EXTRA_COUNTERS);
  }

  /** The basis on which the searches of an entry are made. */
  private record Basis(
      GridGraph graph, Arguments arguments, Heuristic heuristic, boolean components) {
    Direction direction() {
      return arguments.choice("direction", Direction.class);
    }
  }

  private static Planner aStar(Arguments arguments, GridGraph graph) {
    Stop stop = arguments.choice("stop", Stop.class);
    return planner(
        "biastar",
        stop == Stop.OPTIMAL ? Guarantee.OPTIMAL : Guarantee.COMPLETE,
        arguments,
        graph,
        (on, observer) ->
            new BidirectionalAStar(
                graph, on.heuristic, on.direction(), stop, false, on.components, observer));
  }

  private static PathSearch newAStar(Basis on, SearchObserver observer) {
    return new BidirectionalAStar(
        on.graph, on.heuristic, on.direction(), Stop.OPTIMAL, true, on.components, observer);
  }

  private static PathSearch bae(Basis on, SearchObserver observer) {
    boolean prunesByF = on.arguments.flag(PRUNE.name());
    return new BaeStar(on.graph, on.heuristic, on.direction(), prunesByF, on.components, observer);
  }

  private static PathSearch meetInTheMiddle(Basis on, SearchObserver observer) {
    return new MeetInTheMiddle(on.graph, on.heuristic, on.components, observer);
  }

  private static PathSearch bsStar(Basis on, SearchObserver observer) {
    Ties ties = on.arguments.choice(TIES.name(), Ties.class);
    return new BsStar(on.graph, on.heuristic, on.direction(), ties, on.components, observer);
  }

  private static PathSearch nbs(Basis on, SearchObserver observer) {
    return new NbsSearch(on.graph, on.heuristic, on.components, observer);
  }

  private static PathSearch dynamicCover(Basis on, SearchObserver observer) {
    return new DynamicCoverSearch(on.graph, on.heuristic, on.components, observer);
  }

  private static BiFunction<Arguments, GridGraph, Planner> searching(
      String id, BiFunction<Basis, SearchObserver, PathSearch> searches) {
    return (arguments, graph) -> planner(id, Guarantee.OPTIMAL, arguments, graph, searches);
  }

  /** Like {@link #searching}, for planners that keep pairs in buckets. */
  private static BiFunction<Arguments, GridGraph, Planner> pairing(
      String id, BiFunction<Basis, SearchObserver, PathSearch> searches) {
    return (arguments, graph) -> {
      Planner planner = planner(id, Guarantee.OPTIMAL, arguments, graph, searches);
      BidirectionalSearch.requireBuckets(id, graph);
      return planner;
    };
  }

  private static Planner planner(
      String id,
      Guarantee guarantee,
      Arguments arguments,
      GridGraph graph,
      BiFunction<Basis, SearchObserver, PathSearch> searches) {
    Heuristic heuristic = consistent(id, arguments, graph);
    Basis basis = new Basis(graph, arguments, heuristic, arguments.components(graph));
    return new GraphPlanner(graph, guarantee, observer -> searches.apply(basis, observer))
        .counting(BidirectionalSearch.EXTRA_COUNTERS)
        .deciding(Map.of(HEURISTIC.name(), Parameter.word(heuristic)));
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
