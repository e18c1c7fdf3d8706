package hopscotch.mapf.planner;

import hopscotch.core.planner.SearchCounters;
import hopscotch.mapf.team.Team;

/**
 * One thread's workspace of a planner, reused for any number of teams. Not safe for use by several
 * threads.
 */
public interface TeamSearch {
  /**
   * Plans for a team on the planner's graph. The same team, spec and budget of expansions give the
   * same plan.
   *
   * @throws IllegalArgumentException if the team is of another graph
   */
  TeamAnswer solve(Team team, TeamBudget budget);

  /** Like {@link #solve(Team, TeamBudget)}, without limits. */
  default TeamAnswer solve(Team team) {
    return solve(team, TeamBudget.UNLIMITED);
  }

  /** Counts what the last planning did; overwritten by the next one. */
  SearchCounters counters();
}
