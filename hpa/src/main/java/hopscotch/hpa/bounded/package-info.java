/**
 * HPA* with a factor: searches whose paths cost at most w times the least, and which prove it for
 * each path. {@code hpa(w=1.05)} is made of it.
 *
 * <p><b>The graph.</b> Every legal move from one cluster into another is an edge, at the cost of
 * the move. Two cells of one cluster that have such moves are joined by their distance inside it
 * ({@code CrossingGraph}). Cut a path of cells where it goes from cluster to cluster: each stretch
 * costs at least the distance inside its cluster. So a path of the graph costs what some path of
 * cells does, and the least cost C* between two cells is the same in both.
 *
 * <p><b>The lower bound.</b> h(n) is at most the cost from n to the goal, by the octile distance
 * and by landmarks ({@code GoalEstimate}). Take a path of least cost, and the first of its nodes
 * that is yet to be expanded with the least g that it can have. That node is open, or it was
 * postponed, since it was improved after its expansion. Its g + h is at most C*. So C* is at least
 * the least g + h of all nodes that are open or postponed. A node may be missing from both because
 * a path to the goal was known that costs no more than its g + h. So C* is at least
 *
 * <pre>
 *   L = min(cost of the best path, least g + h)
 * </pre>
 *
 * <p>and the cost of the best path over L is its proven factor. This is the bound of Likhachev,
 * Gordon and Thrun, "ARA*: Anytime A* with Provable Bounds on Sub-Optimality", NIPS 2003. It needs
 * an h that is admissible, and not one that is consistent.
 *
 * <p><b>The search.</b> Until it reaches the goal it is weighted A*, with f = g + w*h, in which no
 * node is expanded twice ({@code BoundedQuery}). Then all that is open or was postponed is ordered
 * by g + h. If the path costs at most w*L, in whole numbers, the search ends. If not, it goes on as
 * A*: each expansion takes a node of the least g + h, which is L. Nodes that are improved are
 * expanded again, and the path is replaced by better ones.
 *
 * <p><b>Why it ends.</b> g of a node only falls, and there are finitely many paths without a cycle,
 * so there are finitely many expansions. Once no node is open, L is the cost of the path. In most
 * queries the path that is found first is proven at once.
 *
 * <p><b>What it costs.</b> With w = 1 the second part is all of A*. The larger w is, the fewer
 * nodes have a g + h below cost / w, which are those that have to be expanded. The graph has many
 * more edges than one with a transition or two for each entrance, so it takes longer to build, and
 * to repair. Its distances are kept as what they exceed those of open ground by ({@code
 * RingDistances}), and those of landmarks in a byte each ({@code CodedLandmarks}).
 */
package hopscotch.hpa.bounded;
