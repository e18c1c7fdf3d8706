package hopscotch.core.search;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.math.BigInteger;
import java.util.List;

/** The registry's entries of this package. */
public final class SearchPlanners implements PlannerProvider {
  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Heuristic.AUTO, "the estimate of the cost still to go");
  private static final Parameter WEIGHT =
      Parameter.decimal("weight", "1", 0, 1000, "what h is multiplied with");
  private static final Parameter TIES =
      Parameter.choice("ties", TieChoice.AUTO, "which of equal f is expanded first");
  private static final Parameter OPEN = Parameter.choice("open", OpenList.AUTO, "the open list");

  /** The tie rules of a spec: those of {@link Ties}, or what suits the open list. */
  enum TieChoice {
    AUTO,
    HIGH_G,
    LOW_G,
    LAST_IN_FIRST_OUT,
    FIRST_IN_FIRST_OUT
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "astar",
            "A*",
            "Hart, Nilsson and Raphael 1968",
            0,
            List.of(HEURISTIC, WEIGHT, TIES, OPEN, COMPONENTS),
            (arguments, inner, graph, budget) -> aStar(arguments, graph)),
        new PlannerFactory(
            "dijkstra",
            "Dijkstra's algorithm: A* without a heuristic",
            "Dijkstra 1959",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) -> dijkstra(arguments, graph)),
        new PlannerFactory(
            "canonical",
            "A* that takes each of the paths of one cost in one order of moves only",
            "Sturtevant and Rabin 2016",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) -> canonical(arguments, graph)),
        new PlannerFactory(
            "greedy",
            "best-first search on h alone",
            "Doran and Michie 1966",
            0,
            List.of(HEURISTIC, COMPONENTS),
            (arguments, inner, graph, budget) -> greedy(arguments, graph)),
        new PlannerFactory(
            "bfs",
            "breadth-first search: the fewest moves",
            "Moore 1959",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) -> breadthFirst(arguments, graph)),
        new PlannerFactory(
            "dfs",
            "depth-first search, the textbook's warning",
            "Tarjan 1972",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) -> depthFirst(arguments, graph)));
  }

  private static Planner aStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = arguments.choice("heuristic", Heuristic.class);
    TieChoice ties = arguments.choice("ties", TieChoice.class);
    OpenList open = arguments.choice("open", OpenList.class);
    int weight = arguments.thousandths("weight");
    boolean components = arguments.components(graph);
    boolean bucketsFit = heuristic.isConsistent(graph) && weight == 1000 && ties == TieChoice.AUTO;
    if (open == OpenList.BUCKETS && !bucketsFit) {
      throw new IllegalArgumentException(
          "open=buckets needs a consistent heuristic on '%s', weight 1 and no tie rule; got %s=%s"
                  .formatted(
                      graph.movement(),
                      heuristic.isConsistent(graph)
                          ? weight == 1000 ? "ties" : "weight"
                          : "heuristic",
                      heuristic.isConsistent(graph)
                          ? arguments.text(weight == 1000 ? "ties" : "weight")
                          : arguments.text("heuristic"))
              + "; use open=heap");
    }
    if (bucketsFit && open != OpenList.HEAP) {
      return new GraphPlanner(
          graph,
          Guarantee.OPTIMAL,
          List.of(),
          observer -> new BucketAStar(graph, heuristic, components, observer));
    }
    int divisor = BigInteger.valueOf(weight).gcd(BigInteger.valueOf(1000)).intValue();
    Ties rule = ties == TieChoice.AUTO ? Ties.HIGH_G : Ties.valueOf(ties.name());
    return new GraphPlanner(
        graph,
        Guarantee.bounded(Math.max(1, heuristic.inflation(graph) * weight / 1000)),
        List.of("necessary"),
        observer ->
            new HeapAStar(
                graph, heuristic, 1000 / divisor, weight / divisor, rule, components, observer));
  }

  private static Planner dijkstra(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph,
        Guarantee.OPTIMAL,
        List.of(),
        observer -> new BucketAStar(graph, Heuristic.ZERO, components, observer));
  }

  private static Planner canonical(Arguments arguments, GridGraph graph) {
    byte[] skip = CanonicalTable.of(graph, "canonical");
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph,
        Guarantee.OPTIMAL,
        List.of(),
        observer -> new BucketAStar(graph, Heuristic.AUTO, skip, components, observer));
  }

  private static Planner greedy(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    Heuristic heuristic = arguments.choice("heuristic", Heuristic.class);
    return new GraphPlanner(
        graph,
        Guarantee.COMPLETE,
        List.of(),
        observer -> new GreedyBestFirst(graph, heuristic, components, observer));
  }

  private static Planner breadthFirst(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    boolean oneCost =
        graph.movement().directions() == 4 || graph.straightCost() == graph.diagonalCost();
    boolean movesAreCosts = oneCost && !graph.isWeighted();
    return new GraphPlanner(
        graph,
        movesAreCosts ? Guarantee.OPTIMAL : Guarantee.COMPLETE,
        List.of(),
        observer -> new BreadthFirst(graph, components, observer));
  }

  private static Planner depthFirst(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph,
        Guarantee.COMPLETE,
        List.of(),
        observer -> new DepthFirst(graph, components, observer));
  }
}
