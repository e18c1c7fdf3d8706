/**
 * Searches over intervals that a root sees: their nodes, {@link
 * hopscotch.core.search.anyangle.exact.interval.Cones}, and their open list, {@link
 * hopscotch.core.search.anyangle.exact.interval.IntervalQueue}.
 */
package hopscotch.core.search.anyangle.exact.interval;
