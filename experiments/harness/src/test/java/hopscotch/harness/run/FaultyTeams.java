package hopscotch.harness.run;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.List;

/** Planners of teams that promise the optimum and do not even plan. */
public final class FaultyTeams implements TeamPlannerProvider {

  /** What they answer. */
  enum Fault {
    NO_PLAN,
    NULL,
    NO_OUTCOME,
    NO_COSTS,
    NEGATIVE,
    BOUND,
    FEW_UNITS,
    OFF_MAP
  }

  /** For the registry. */
  public FaultyTeams() {}

  @Override
  public List<TeamPlannerFactory> planners() {
    return List.of(named("faulty-teams"), named("faulty-too"));
  }

  /** A planner of this id, whose parameter says what it answers. */
  public static TeamPlannerFactory named(String id) {
    return new TeamPlannerFactory(
        id,
        "answers without a plan",
        "",
        List.of(Parameter.choice("fault", Fault.NO_PLAN, "what it answers")),
        (arguments, graph, budget) -> planner(graph, arguments.choice("fault", Fault.class)));
  }

  private static TeamPlanner planner(VertexGraph graph, Fault fault) {
    return new GraphTeamPlanner(
        graph,
        new TeamGuarantee(Guarantee.OPTIMAL, Objective.SUM_OF_COSTS),
        false,
        List.of(),
        observer -> new Search(fault));
  }

  private record Search(Fault fault) implements TeamSearch {
    @Override
    public TeamAnswer solve(Team team, TeamBudget budget) {
      PlanCosts costs = new PlanCosts(1, 1, 1);
      return switch (fault) {
        case NULL -> null;
        case NO_OUTCOME -> new TeamAnswer(null, null, null, 0, 1, 1);
        case NO_COSTS ->
            new TeamAnswer(TeamOutcome.SOLVED, Plan.ofPaths(new int[][] {{1}}), null, 0, 1, 1);
        case BOUND -> new TeamAnswer(TeamOutcome.NO_PLAN, null, null, Long.MAX_VALUE, 1, 1);
        case FEW_UNITS ->
            new TeamAnswer(TeamOutcome.SOLVED, Plan.ofPaths(new int[][] {{1}}), costs, 0, 1, 1);
        case OFF_MAP -> new TeamAnswer(TeamOutcome.SOLVED, offMap(team), costs, 0, 1, 1);
        default -> new TeamAnswer(TeamOutcome.NO_PLAN, null, null, 0, 1, 1);
      };
    }

    private static Plan offMap(Team team) {
      int[][] paths = new int[team.size()][];
      for (int unit = 0; unit < paths.length; unit++) {
        paths[unit] = new int[] {team.start(unit), -7, team.goal(unit)};
      }
      return Plan.ofPaths(paths);
    }

    @Override
    public SearchCounters counters() {
      SearchCounters counters = new SearchCounters(0);
      counters.expanded = fault == Fault.NEGATIVE ? -1 : 1;
      return counters;
    }
  }
}
