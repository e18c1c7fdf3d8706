package hopscotch.core.search.realtime;

import static hopscotch.core.planner.parameter.Parameter.NONE;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entries of this package. */
public final class RealTimePlanners implements PlannerProvider {
  private static final int LARGEST = 999_999_999;

  private static final Parameter EXPANSIONS =
      Parameter.integer(
              "expansions", 100, 1, LARGEST, "the most expansions before a move; none: no limit")
          .or(NONE);
  private static final Parameter MOVES =
      Parameter.integer(
          "moves",
          List.of(NONE),
          1,
          LARGEST,
          "the most moves after a search; none: up to where it ended");

  @Override
  public String group() {
    return "real time";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("tbastar")
            .summary("Time-Bounded A*: a unit walks while A* searches; the path is its walk")
            .paper("Björnsson, Bulitko and Sturtevant 2009")
            .parameters(EXPANSIONS)
            .from(RealTimePlanners::timeBounded),
        PlannerFactory.named("rtaastar")
            .summary("Real-Time Adaptive A*: a unit searches around it, learns h, and walks")
            .paper("Koenig and Likhachev 2006")
            .parameters(EXPANSIONS, MOVES)
            .from(RealTimePlanners::adaptive));
  }

  private static Planner timeBounded(Arguments arguments, GridGraph graph) {
    int most = limit(arguments, "expansions");
    graph.components();
    return new GraphPlanner(
            graph, Guarantee.COMPLETE, observer -> new TimeBoundedAStar(graph, most, observer))
        .counting(RealTimeWalk.EXTRA_COUNTERS);
  }

  private static Planner adaptive(Arguments arguments, GridGraph graph) {
    int most = limit(arguments, "expansions");
    int moves = limit(arguments, "moves");
    graph.components();
    return new GraphPlanner(
            graph,
            Guarantee.COMPLETE,
            observer -> new RealTimeAdaptiveAStar(graph, most, moves, observer))
        .counting(RealTimeWalk.EXTRA_COUNTERS);
  }

  private static int limit(Arguments arguments, String name) {
    return arguments.integer(name, 0, Integer.MAX_VALUE);
  }
}
