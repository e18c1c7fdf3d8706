package hopscotch.mapf.lns;

import static hopscotch.mapf.planner.TeamPlannerFactory.SEED;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lacam.LacamPlanners;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.prioritised.PrioritisedPlanners;
import hopscotch.mapf.team.Objective;
import java.util.List;

/** The registry's entries of this package. */
public final class LnsPlanners {
  /** The planner that makes the first plan. */
  enum First {
    LACAM,
    PP
  }

  private static final Parameter FIRST =
      Parameter.choice("first", First.LACAM, "who makes the first plan");

  /** The ways to choose units while some collide. */
  enum Choice {
    ADAPTIVE,
    COLLISION,
    FAILURE,
    RANDOM
  }

  private static final Parameter NEIGHBOURHOOD =
      Parameter.choice("neighbourhood", Choice.ADAPTIVE, "which units are planned anew");

  private static final Parameter SIZE =
      Parameter.integer("size", 8, 1, 1000, "how many units are planned anew at a time");

  private static final Parameter ROUNDS =
      Parameter.integer("rounds", 1_000_000, 0, 999_999_999, "stop after so many rounds");

  private LnsPlanners() {}

  /** The planners. */
  public static List<TeamPlannerFactory> planners() {
    return List.of(
        new TeamPlannerFactory(
            "lns",
            "large neighbourhood search: a few units at a time are planned anew",
            "Li, Chen, Harabor, Stuckey and Koenig 2021",
            List.of(FIRST, SIZE, ROUNDS, SEED),
            (arguments, graph, budget) -> lns(arguments, graph)),
        new TeamPlannerFactory(
            "lns2",
            "from paths that collide, a few units at a time until none do",
            "Li, Chen, Harabor, Stuckey and Koenig 2022",
            List.of(NEIGHBOURHOOD, SIZE, ROUNDS, SEED),
            (arguments, graph, budget) -> repair(arguments, graph)));
  }

  private static TeamPlanner repair(Arguments arguments, VertexGraph graph) {
    Choice choice = arguments.choice("neighbourhood", Choice.class);
    CollidingUnits.Kind only =
        choice == Choice.ADAPTIVE ? null : CollidingUnits.Kind.valueOf(choice.name());
    int size = arguments.integer("size");
    int rounds = arguments.integer("rounds");
    int seed = arguments.integer("seed");
    return new GraphTeamPlanner(
        graph,
        new TeamGuarantee(Guarantee.INCOMPLETE, Objective.SUM_OF_COSTS),
        false,
        List.of("first-pairs", "unit-searches"),
        observer -> new RepairSearch(graph, only, size, rounds, seed, observer));
  }

  private static TeamPlanner lns(Arguments arguments, VertexGraph graph) {
    int size = arguments.integer("size");
    int rounds = arguments.integer("rounds");
    int seed = arguments.integer("seed");
    boolean byLacam = arguments.choice("first", First.class) == First.LACAM;
    TeamPlanner first =
        (byLacam ? LacamPlanners.LACAM : PrioritisedPlanners.PP).prepare(graph, seed);
    return new GraphTeamPlanner(
        graph,
        new TeamGuarantee(first.guarantee().promise(), Objective.SUM_OF_COSTS),
        true,
        List.of(),
        observer -> new LnsSearch(graph, first, size, rounds, seed, observer));
  }
}
