/**
 * Incremental search: planners that keep what they know of a map while it changes, a unit walks and
 * a target moves. {@link hopscotch.core.search.incremental.LifelongSearch} keeps g (LPA*, D* Lite,
 * MT-D* Lite), {@link hopscotch.core.search.incremental.AdaptiveAStar} keeps h (AA*, GAA*, MPGAA*).
 *
 * <p>As ordinary planners they answer each query from the beginning. To get a search that lives on,
 * ask a planner for its {@link hopscotch.core.planner.capability.Incremental}.
 */
package hopscotch.core.search.incremental;
