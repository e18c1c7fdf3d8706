package hopscotch.mapf.lacam;

import static hopscotch.mapf.pibt.PibtRules.SWAP;
import static hopscotch.mapf.planner.TeamPlannerFactory.SEED;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.team.Objective;
import java.util.List;

/** The registry's entries of this package. */
public final class LacamPlanners {
  /**
   * The costs that LaCAM* can make optimal. The sum of costs is none of them, since it is not a sum
   * over steps.
   */
  enum Cost {
    SUM_OF_LOSS,
    MAKESPAN
  }

  private static final Parameter OBJECTIVE =
      Parameter.choice("objective", Cost.SUM_OF_LOSS, "what is made optimal");

  private static final Parameter HINDRANCE = PibtRules.hindrance(true);

  private static final Parameter ONE_SAMPLE = samples(1);
  private static final Parameter SAMPLES = samples(3);

  private static final Parameter REFINE =
      Parameter.integer(
          "refine",
          200,
          0,
          1_000_000,
          "rounds that make the plan better, after 100 expansions each");

  private static final Parameter NO_SCATTER = scatter(-1);
  private static final Parameter SCATTER = scatter(5);

  private static final Parameter RECURSION =
      Parameter.decimal(
          "recursion",
          "0.15",
          0,
          1,
          "share of the work that plans ends of a plan anew, not rounds");

  private static final Parameter RESTART =
      Parameter.decimal(
          "restart", "0.01", 0, 0.5, "chance to go on from the start at a known configuration");

  /** LaCAM. It is complete, so other planners ask it for a first plan. */
  public static final TeamPlannerFactory LACAM =
      new TeamPlannerFactory(
          "lacam",
          "depth-first search over configurations, which PIBT completes",
          "Okumura 2023 (AAAI)",
          List.of(SWAP, HINDRANCE, ONE_SAMPLE, NO_SCATTER, RESTART, SEED),
          (arguments, graph, budget) -> lacam(arguments, graph));

  private LacamPlanners() {}

  private static Parameter samples(int usual) {
    return Parameter.integer(
        "samples", usual, 1, 100, "steps of PIBT tried for a successor, the best kept");
  }

  private static Parameter scatter(int usual) {
    return Parameter.integer(
        "scatter",
        usual,
        -1,
        1000,
        "steps that paths may be longer than the shortest to spread units; -1 for no spreading");
  }

  /** The planners. */
  public static List<TeamPlannerFactory> planners() {
    return List.of(
        LACAM,
        new TeamPlannerFactory(
            "lacamstar",
            "LaCAM that goes on to the optimum",
            "Okumura 2023 (IJCAI)",
            List.of(OBJECTIVE, SWAP, HINDRANCE, SAMPLES, SCATTER, REFINE, RECURSION, RESTART, SEED),
            (arguments, graph, budget) -> lacamStar(arguments, graph)));
  }

  private static TeamPlanner lacam(Arguments arguments, VertexGraph graph) {
    return planner(
        graph, Guarantee.COMPLETE, settings(arguments, false, Objective.SUM_OF_LOSS, 0, 0));
  }

  private static TeamPlanner lacamStar(Arguments arguments, VertexGraph graph) {
    Cost cost = arguments.choice("objective", Cost.class);
    return planner(
        graph,
        Guarantee.OPTIMAL,
        settings(
            arguments,
            true,
            Objective.valueOf(cost.name()),
            arguments.integer("refine"),
            arguments.thousandths("recursion")));
  }

  private static Settings settings(
      Arguments arguments, boolean star, Objective objective, int refine, int recursion) {
    return new Settings(
        star,
        objective,
        PibtRules.of(arguments),
        arguments.integer("samples"),
        arguments.integer("scatter"),
        refine,
        recursion,
        arguments.thousandths("restart"),
        arguments.integer("seed"));
  }

  private static TeamPlanner planner(VertexGraph graph, Guarantee promise, Settings settings) {
    return new GraphTeamPlanner(
        graph,
        new TeamGuarantee(promise, settings.objective()),
        settings.star(),
        List.of(),
        observer -> new LacamSearch(graph, settings, observer));
  }
}
