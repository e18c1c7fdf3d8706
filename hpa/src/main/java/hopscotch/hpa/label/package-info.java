/**
 * Hub labels on the contracted subgoal graph: every subgoal keeps its distances to a few hubs, such
 * that some shortest path between any two leads through a hub of both. A query joins labels and
 * searches nothing.
 */
package hopscotch.hpa.label;
