/**
 * Jumps found by scanning bits: what every search over jump points stands on.
 *
 * <ul>
 *   <li>{@link hopscotch.core.search.jps.scan.JumpRule} says where a jump stops.
 *   <li>{@link hopscotch.core.search.jps.scan.JumpPoints} are the cells at which jumps find
 *       something.
 *   <li>{@link hopscotch.core.search.jps.scan.JumpStops} are the bits that are scanned, one for
 *       each cell and direction. {@code StopBands} prepares them 64 cells at a time.
 *   <li>{@link hopscotch.core.search.jps.scan.Jumps} finds the successors of a cell.
 *   <li>{@link hopscotch.core.search.jps.scan.GoalSight} tells whether one of them passes the goal.
 * </ul>
 */
package hopscotch.core.search.jps.scan;
