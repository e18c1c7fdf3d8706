/**
 * Contraction hierarchies on the subgoal graph: shortcuts over the less important subgoals, so that
 * a query climbs from both ends to the few that all long paths share.
 */
package hopscotch.hpa.contraction;
