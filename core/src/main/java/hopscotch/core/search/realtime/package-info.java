/**
 * Real-time search: planners whose unit walks while they search. Between two moves they expand at
 * most as many cells as they may, however large the map is. So a unit starts at once, and walks
 * further than the shortest path. {@link hopscotch.core.search.realtime.TimeBoundedAStar} follows
 * one A* that grows; {@link hopscotch.core.search.realtime.RealTimeAdaptiveAStar} searches around
 * the unit again and again, and learns h.
 *
 * <p>As ordinary planners they answer a query with the whole walk. To move as they search, take
 * their searches as {@link hopscotch.core.planner.capability.StepwiseSearch}.
 */
package hopscotch.core.search.realtime;
