/**
 * Edge-n-level sparse visibility graphs: A* over corners that see each other. {@link
 * hopscotch.core.search.anyangle.exact.enlsvg.SparseVisibilityGraph} is prepared for the map;
 * {@code EdgeLevelSearch} answers queries on it.
 */
package hopscotch.core.search.anyangle.exact.enlsvg;
