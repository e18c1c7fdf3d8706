/**
 * Goal bounds: {@link hopscotch.core.search.jps.bounds.GoalBounds} are boxes around the goals that
 * an optimal path may reach by each first move of a jump point, and {@link
 * hopscotch.core.search.jps.bounds.BoundedJumpSearch} makes only jumps whose box holds the goal.
 */
package hopscotch.core.search.jps.bounds;
