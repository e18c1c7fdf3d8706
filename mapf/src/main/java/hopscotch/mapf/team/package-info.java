/**
 * What is asked and what is answered: teams, plans, their costs and lower bounds, the validator,
 * and plans as text. Nothing here knows a planner.
 */
package hopscotch.mapf.team;
