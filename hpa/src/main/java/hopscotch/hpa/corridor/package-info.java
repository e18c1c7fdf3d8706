/**
 * Abstractions that tile a map with connected regions, and planners that search the regions first
 * and then only the cells of those on the way: PRA* over cliques, and sectors.
 */
package hopscotch.hpa.corridor;
