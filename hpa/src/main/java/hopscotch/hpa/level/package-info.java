/**
 * The levels of an abstract graph. A {@link hopscotch.hpa.level.Level} has a block for each
 * cluster. A block is an array. It holds the nodes on the border of the cluster, the inter-edges to
 * other clusters, and the intra-edges inside.
 *
 * <p>{@link hopscotch.hpa.level.Levels} builds the levels of a map, and {@link
 * hopscotch.hpa.level.LevelRepair} repairs them after a change; of the clusters it touched, edges
 * are found when they are asked for. {@link hopscotch.hpa.level.NodeComponents} tells which nodes
 * are joined by a path.
 */
package hopscotch.hpa.level;
