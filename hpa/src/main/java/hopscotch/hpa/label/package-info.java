/**
 * Hub labels on the contracted subgoal graph: every subgoal keeps its distances to a few hubs, such
 * that some shortest path between any two leads through a hub of both. A query joins labels and
 * searches nothing.
 *
 * <p>Seeds are, for each cell, the subgoals by which a query that ends there joins the graph. They
 * are found for all cells in two sweeps over the map, or by each query for its own ends.
 */
package hopscotch.hpa.label;
