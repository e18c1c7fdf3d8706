/**
 * The two ends of a hierarchical query: start and goal joined to the abstract graph, and abstract
 * routes turned into moves.
 */
package hopscotch.hpa.refine;
