/**
 * The planner API, in three lifetimes: a {@link hopscotch.core.planner.PlannerSpec} is text, a
 * {@link hopscotch.core.planner.Planner} is that text prepared for one graph and shared by threads,
 * a {@link hopscotch.core.planner.PathSearch} is one thread's reusable workspace. {@link
 * hopscotch.core.planner.Planners} is the registry that leads from the first to the second.
 *
 * <p>Who asks planners needs no other package but {@link hopscotch.core.planner.capability}, for
 * what only some planners can do. Who writes one stands on {@link hopscotch.core.planner.base}, and
 * declares what it takes by {@link hopscotch.core.planner.parameter}.
 */
package hopscotch.core.planner;
