/**
 * Straight lines over the grid, in whole numbers.
 *
 * <ul>
 *   <li>{@link hopscotch.core.sight.LineOfSight} says whether a segment between two cell centres
 *       may be walked.
 *   <li>{@link hopscotch.core.sight.BresenhamLine} draws the straight path of moves.
 *   <li>{@code los} answers a query by one of them, if the goal is seen. Else it asks the planner
 *       that it wraps.
 * </ul>
 */
package hopscotch.core.sight;
