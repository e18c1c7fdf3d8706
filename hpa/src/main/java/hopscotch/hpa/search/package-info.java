/**
 * Searches on one level of an abstract graph: A* between two ends, and Dijkstra inside a group of
 * clusters. The distances of landmarks bound those to the goal.
 */
package hopscotch.hpa.search;
