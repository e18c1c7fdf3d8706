/**
 * Straight lines over the grid, in whole numbers: {@link hopscotch.core.sight.LineOfSight} says
 * whether a segment between two cell centres may be walked, {@link
 * hopscotch.core.sight.BresenhamLine} draws the straight path of moves, and {@code los} answers a
 * query by one of them before it asks the planner it wraps.
 */
package hopscotch.core.sight;
