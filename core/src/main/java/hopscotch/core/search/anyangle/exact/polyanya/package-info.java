/**
 * {@link hopscotch.core.search.anyangle.exact.polyanya.Polyanya}: intervals of portals, on a mesh
 * of rectangles that is prepared for the map.
 */
package hopscotch.core.search.anyangle.exact.polyanya;
