/**
 * Straight lines over the grid, in whole numbers.
 *
 * <ul>
 *   <li>{@link hopscotch.core.sight.LineOfSight} says whether a segment between two cell centres
 *       may be walked.
 *   <li>{@link hopscotch.core.sight.BresenhamLine} draws the straight path of moves.
 *   <li>The planner {@code los} answers a query by a straight line, if the start sees the goal.
 *       Else it asks the planner that it wraps.
 * </ul>
 */
package hopscotch.core.sight;
