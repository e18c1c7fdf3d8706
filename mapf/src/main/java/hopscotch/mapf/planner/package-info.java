/**
 * The planner API of teams, in the three lifetimes of core's: a spec is text, a {@link
 * hopscotch.mapf.planner.TeamPlanner} is that text prepared for one graph and shared by threads, a
 * {@link hopscotch.mapf.planner.TeamSearch} is one thread's workspace. {@link
 * hopscotch.mapf.planner.TeamPlanners} is the registry.
 */
package hopscotch.mapf.planner;
