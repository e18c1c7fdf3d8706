/**
 * Searches over intervals of lines that a root sees: {@link
 * hopscotch.core.search.anyangle.exact.interval.Anya}, whose lines lie between the rows of the map,
 * and {@link hopscotch.core.search.anyangle.exact.interval.Polyanya}, whose lines are the portals
 * of a {@link hopscotch.core.search.anyangle.exact.interval.RectangleMesh}. They share their nodes
 * ({@code Cones}) and their open list ({@code IntervalQueue}).
 */
package hopscotch.core.search.anyangle.exact.interval;
