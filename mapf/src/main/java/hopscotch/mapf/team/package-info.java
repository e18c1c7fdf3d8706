/**
 * The questions and the answers: teams, plans, their costs and lower bounds, the validator, and
 * plans as text. Nothing here depends on a planner.
 */
package hopscotch.mapf.team;
