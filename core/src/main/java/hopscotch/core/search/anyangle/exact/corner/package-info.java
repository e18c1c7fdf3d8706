/**
 * The corners at which a shortest path may bend, and the shortest known ways to them: what all
 * exact searches share. Begin with {@link hopscotch.core.search.anyangle.exact.corner.Corners};
 * {@link hopscotch.core.search.anyangle.exact.corner.Labels} compares lengths exactly.
 */
package hopscotch.core.search.anyangle.exact.corner;
