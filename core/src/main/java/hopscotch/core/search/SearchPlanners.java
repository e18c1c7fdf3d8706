package hopscotch.core.search;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;
import static hopscotch.core.planner.parameter.Parameter.word;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.ChangingGraphPlanner;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.open.OpenList;
import hopscotch.core.search.open.Ties;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The registry's entries of this package. */
public final class SearchPlanners implements PlannerProvider {
  private static final Parameter HEURISTIC =
      Parameter.choice("heuristic", Heuristic.AUTO, "the estimate of the cost still to go");
  private static final Parameter WEIGHT =
      Parameter.decimal("weight", "1", 0, 1000, "what h is multiplied with");
  private static final Parameter TIES =
      Parameter.choice("ties", TieChoice.AUTO, "which of equal f is expanded first");
  private static final Parameter OPEN =
      Parameter.choice(
          "open",
          OpenList.AUTO,
          "the open list; buckets hold several f each, so a few cells are expanded again (reopened)"
              + " though h is consistent; auto: buckets where they serve");
  private static final Parameter REOPEN =
      Parameter.choice(
          "reopen",
          Reopen.AUTO,
          "whether a cell improved after its expansion is expanded again; auto: if the heuristic is"
              + " not consistent, and always with buckets");

  /** The tie rules of a spec: those of {@link Ties}, or what suits the open list. */
  enum TieChoice {
    AUTO,
    HIGH_G,
    LOW_G,
    LAST_IN_FIRST_OUT,
    FIRST_IN_FIRST_OUT
  }

  /** Whether cells are reopened: as a spec says, or where the promise needs it. */
  enum Reopen {
    AUTO,
    TRUE,
    FALSE
  }

  @Override
  public String group() {
    return "A* and its kin";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("astar")
            .summary("A*")
            .paper("Hart, Nilsson and Raphael 1968")
            .parameters(HEURISTIC, WEIGHT, TIES, REOPEN, OPEN, COMPONENTS)
            .from(changeable(SearchPlanners::aStar)),
        PlannerFactory.named("dijkstra")
            .summary("Dijkstra's algorithm: A* without a heuristic")
            .paper("Dijkstra 1959")
            .parameters(COMPONENTS)
            .from(changeable(SearchPlanners::dijkstra)),
        PlannerFactory.named("canonical")
            .summary("A* that takes each of the paths of one cost in one order of moves only")
            .paper("Sturtevant and Rabin 2016")
            .parameters(COMPONENTS)
            .from(changeable(SearchPlanners::canonical)),
        PlannerFactory.named("greedy")
            .summary("best-first search on h alone")
            .paper("Doran and Michie 1966")
            .parameters(HEURISTIC, COMPONENTS)
            .from(changeable(SearchPlanners::greedy)),
        PlannerFactory.named("bfs")
            .summary("breadth-first search: the fewest moves")
            .paper("Moore 1959")
            .parameters(COMPONENTS)
            .from(SearchPlanners::breadthFirst),
        PlannerFactory.named("dfs")
            .summary("depth-first search, the textbook's warning")
            .paper("Tarjan 1972")
            .parameters(COMPONENTS)
            .from(SearchPlanners::depthFirst));
  }

  /** The same planner, whose map may change in place. */
  private static BiFunction<Arguments, GridGraph, Planner> changeable(
      BiFunction<Arguments, GridGraph, GraphPlanner> maker) {
    return (arguments, graph) -> {
      Changeable changeable =
          () -> new ChangingGraphPlanner<>(graph, own -> maker.apply(arguments, own));
      return maker.apply(arguments, graph).with(changeable);
    };
  }

  private static GraphPlanner aStar(Arguments arguments, GridGraph graph) {
    Heuristic heuristic = arguments.choice("heuristic", Heuristic.class);
    OpenList open = arguments.choice("open", OpenList.class);
    boolean components = arguments.components(graph);
    String culprit = unfitForBuckets(arguments, graph);
    if (open == OpenList.BUCKETS && culprit != null) {
      throw new IllegalArgumentException(
          ("open=buckets needs a consistent heuristic on '%s', weight 1, no tie rule and reopening;"
                  + " got %s=%s; use open=heap")
              .formatted(graph.movement(), culprit, arguments.text(culprit)));
    }
    if (culprit == null && open != OpenList.HEAP) {
      return new GraphPlanner(
              graph,
              Guarantee.OPTIMAL,
              observer -> new BucketAStar(graph, heuristic, components, observer))
          .deciding(
              Map.of("heuristic", word(heuristic.on(graph)), "reopen", "true", "open", "buckets"))
          .with(manyGoals(graph, heuristic, components));
    }
    int weight = arguments.thousandths("weight");
    int divisor = BigInteger.valueOf(weight).gcd(BigInteger.valueOf(1000)).intValue();
    TieChoice ties = arguments.choice("ties", TieChoice.class);
    Ties rule = ties == TieChoice.AUTO ? Ties.HIGH_G : Ties.valueOf(ties.name());
    boolean consistent = heuristic.isConsistent(graph);
    Reopen reopen = arguments.choice("reopen", Reopen.class);
    boolean reopens = reopen == Reopen.AUTO ? !consistent : reopen == Reopen.TRUE;
    Guarantee promise =
        reopens || consistent
            ? Guarantee.bounded(Math.max(1, heuristic.inflation(graph) * weight / 1000))
            : Guarantee.COMPLETE;
    GraphPlanner planner =
        new GraphPlanner(
                graph,
                promise,
                observer ->
                    new HeapAStar(
                        graph,
                        heuristic,
                        1000 / divisor,
                        weight / divisor,
                        rule,
                        reopens,
                        components,
                        observer))
            .counting(List.of("necessary"))
            .deciding(
                Map.of(
                    "heuristic",
                    word(heuristic.on(graph)),
                    "ties",
                    word(rule),
                    "reopen",
                    Boolean.toString(reopens),
                    "open",
                    "heap"));
    return consistent && weight == 1000
        ? planner.with(manyGoals(graph, heuristic, components))
        : planner;
  }

  private static ManyGoals manyGoals(GridGraph graph, Heuristic heuristic, boolean components) {
    return observer -> new ManyGoalsAStar(graph, heuristic, components, observer);
  }

  /** The parameter whose value a bucket queue cannot serve, {@code null} if it serves them all. */
  private static String unfitForBuckets(Arguments arguments, GridGraph graph) {
    if (!arguments.choice("heuristic", Heuristic.class).isConsistent(graph)) {
      return "heuristic";
    } else if (arguments.thousandths("weight") != 1000) {
      return "weight";
    } else if (arguments.choice("ties", TieChoice.class) != TieChoice.AUTO) {
      return "ties";
    }
    return arguments.choice("reopen", Reopen.class) == Reopen.FALSE ? "reopen" : null;
  }

  private static GraphPlanner dijkstra(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    return new GraphPlanner(
            graph,
            Guarantee.OPTIMAL,
            observer -> new BucketAStar(graph, Heuristic.ZERO, components, observer))
        .with(manyGoals(graph, Heuristic.ZERO, components));
  }

  private static GraphPlanner canonical(Arguments arguments, GridGraph graph) {
    byte[] skip = CanonicalTable.of(graph, "canonical");
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph,
        Guarantee.OPTIMAL,
        observer -> new BucketAStar(graph, Heuristic.AUTO, skip, components, observer));
  }

  private static GraphPlanner greedy(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    Heuristic heuristic = arguments.choice("heuristic", Heuristic.class);
    return new GraphPlanner(
            graph,
            Guarantee.COMPLETE,
            observer -> new GreedyBestFirst(graph, heuristic, components, observer))
        .deciding(Map.of("heuristic", word(heuristic.on(graph))));
  }

  private static Planner breadthFirst(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    boolean oneCost =
        graph.movement().directions() == 4 || graph.straightCost() == graph.diagonalCost();
    boolean movesAreCosts = oneCost && !graph.isWeighted();
    return new GraphPlanner(
        graph,
        movesAreCosts ? Guarantee.OPTIMAL : Guarantee.COMPLETE,
        observer -> new BreadthFirst(graph, components, observer));
  }

  private static Planner depthFirst(Arguments arguments, GridGraph graph) {
    boolean components = arguments.components(graph);
    return new GraphPlanner(
        graph, Guarantee.COMPLETE, observer -> new DepthFirst(graph, components, observer));
  }
}
