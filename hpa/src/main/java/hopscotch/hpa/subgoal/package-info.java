/**
 * Subgoal graphs: the corners that shortest paths bend at, joined where one can be reached from
 * another by an octile path. A query connects its ends to the graph and searches there. Subgoals
 * may be parted into levels, of which a query searches the highest.
 */
package hopscotch.hpa.subgoal;
