/**
 * Cells that no shortest path enters unless it begins or ends there, found when a planner is
 * prepared. {@link hopscotch.core.search.anyangle.exact.pruning.Pruning} says what a search asks.
 * {@link hopscotch.core.search.anyangle.exact.pruning.RelevantCells} leaves out most, where a map
 * is worth it, and {@link hopscotch.core.search.anyangle.exact.pruning.DeadEnds} serves elsewhere.
 */
package hopscotch.core.search.anyangle.exact.pruning;
