/**
 * Contraction hierarchies on the subgoal graph and on the jump point graph: shortcuts over the less
 * important nodes, so that a query climbs from both ends to the few that all long paths share.
 */
package hopscotch.hpa.contraction;
