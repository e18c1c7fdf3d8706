package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lacam.LacamPlanners;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.team.Team;

/** Whether a team has a plan at all: the tree of one that has none has no end. */
final class Solvability {
  private static final int SEED = 0;

  private Solvability() {}

  /** The answer of LaCAM, which is complete, within what is left of the budget. */
  static TeamAnswer ask(VertexGraph graph, Team team, TeamMeter meter) {
    TeamBudget rest = meter.rest(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    return LacamPlanners.LACAM.prepare(graph, SEED).newSearch().solve(team, rest);
  }
}
