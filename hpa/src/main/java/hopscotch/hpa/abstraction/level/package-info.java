/**
 * The levels of an abstract graph. A {@link hopscotch.hpa.abstraction.level.Level} has a block for
 * each cluster. A block is an array. It holds the nodes on the outline of the cluster, the
 * inter-edges to other clusters, and the intra-edges inside.
 *
 * <p>{@link hopscotch.hpa.abstraction.level.Levels} builds the levels of a map, and {@link
 * hopscotch.hpa.abstraction.level.GraphRepair} repairs them after a change.
 */
package hopscotch.hpa.abstraction.level;
