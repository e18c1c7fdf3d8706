/**
 * The planner API. It has three lifetimes:
 *
 * <ol>
 *   <li>A {@link hopscotch.core.planner.PlannerSpec} is text, such as {@code jps(prune=true)}.
 *   <li>A {@link hopscotch.core.planner.Planner} is that text prepared for one graph. Threads share
 *       it. The registry {@link hopscotch.core.planner.Planners} makes it.
 *   <li>A {@link hopscotch.core.planner.PathSearch} is the workspace of one thread. It answers any
 *       number of queries.
 * </ol>
 *
 * <p>Code that asks planners needs this package, and {@link hopscotch.core.planner.capability} for
 * what only some planners can do. A new planner stands on {@link hopscotch.core.planner.base}, and
 * declares its parameters by {@link hopscotch.core.planner.parameter}.
 */
package hopscotch.core.planner;
