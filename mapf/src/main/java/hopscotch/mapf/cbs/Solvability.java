package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Team;

/** Whether a team has a plan at all: the tree of one that has none has no end. */
final class Solvability {

  private Solvability() {}

  /** The answer of LaCAM, which is complete, within what is left of the budget. */
  static TeamAnswer ask(VertexGraph graph, Team team, TeamMeter meter) {
    TeamBudget rest = meter.rest(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    return TeamPlanners.prepare("lacam", graph).newSearch().solve(team, rest);
  }
}
