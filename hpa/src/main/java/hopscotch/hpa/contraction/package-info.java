/**
 * Contraction hierarchies on the subgoal graph and on the jump point graph. Shortcuts lead over the
 * less important nodes. So a query climbs from both ends to the few nodes that all long paths
 * share.
 */
package hopscotch.hpa.contraction;
