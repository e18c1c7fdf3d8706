/**
 * Jumps found by scanning bits: what every search over jump points stands on.
 *
 * <p>{@link hopscotch.core.search.jps.scan.JumpPoints} are where jumps end, and {@link
 * hopscotch.core.search.jps.scan.JumpStops} the bits that are scanned, a bit a cell and direction.
 * {@link hopscotch.core.search.jps.scan.Jumps} are the successors of a cell; {@link
 * hopscotch.core.search.jps.scan.GoalSight} tells whether one of them passes the goal. {@code
 * StopBands} prepares the bits 64 cells at a time.
 */
package hopscotch.core.search.jps.scan;
