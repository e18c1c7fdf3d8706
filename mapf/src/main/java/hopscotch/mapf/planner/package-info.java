/**
 * The planner API of teams. It has the three lifetimes of the API of core:
 *
 * <ol>
 *   <li>A spec is text, such as {@code lacam(hl)}.
 *   <li>A {@link hopscotch.mapf.planner.TeamPlanner} is that text prepared for one graph. Threads
 *       share it. The registry {@link hopscotch.mapf.planner.TeamPlanners} makes it.
 *   <li>A {@link hopscotch.mapf.planner.TeamSearch} is the workspace of one thread.
 * </ol>
 */
package hopscotch.mapf.planner;
