/**
 * The abstract graph: nodes on the outlines of clusters, inter-edges between clusters, intra-edges
 * within them, level above level, and the search on one level.
 */
package hopscotch.hpa.abstraction;
