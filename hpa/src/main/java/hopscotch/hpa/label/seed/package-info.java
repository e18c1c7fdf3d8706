/**
 * Seeds: for each cell the subgoals by which a query that ends there joins the graph. They are
 * found for all cells in two sweeps over the map, or by each query for its own ends.
 */
package hopscotch.hpa.label.seed;
