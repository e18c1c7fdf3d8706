package hopscotch.cli;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.SearchCounters;
import hopscotch.mapf.planner.GraphTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Team;
import java.util.List;
import java.util.function.Supplier;

/** Planners of teams that fail or do not end, there only where a jar names this class. */
public final class HostileTeams implements TeamPlannerProvider {
  /** For the registry. */
  public HostileTeams() {}

  @Override
  public List<TeamPlannerFactory> planners() {
    return List.of(
        new TeamPlannerFactory(
            "teams-throw-early",
            "throws",
            "",
            List.of(),
            (arguments, graph, budget) -> {
              throw new IllegalStateException("thrown early");
            }),
        named(
            "teams-throw",
            () -> {
              throw new IllegalStateException("thrown");
            }),
        named("teams-rest", () -> new Resting(new SearchCounters(0))));
  }

  private static TeamPlannerFactory named(String id, Supplier<TeamSearch> search) {
    return new TeamPlannerFactory(
        id,
        id,
        "",
        List.of(),
        (arguments, graph, budget) ->
            new GraphTeamPlanner(
                graph,
                new TeamGuarantee(Guarantee.OPTIMAL, Objective.SUM_OF_COSTS),
                false,
                List.of(),
                observer -> search.get()));
  }

  private record Resting(SearchCounters counters) implements TeamSearch {
    @Override
    public TeamAnswer solve(Team team, TeamBudget budget) {
      System.err.println("asked for " + team.size());
      HostilePlanners.sleep();
      return null;
    }
  }
}
