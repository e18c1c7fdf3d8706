package hopscotch.experiments.team;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;

/**
 * A plan of a file, on its map.
 *
 * @param text as it stands in the file
 * @param team whose plan it is
 * @param plan the plan, which may be wrong
 */
public record OpenedPlan(PlanText text, Team team, Plan plan) {}
