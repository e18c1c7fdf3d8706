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
 * <p><b>The search.</b> It has three steps ({@code BoundedQuery}), and ends after the second where
 * the route is proven to be good enough.
 *
 * <ol>
 *   <li>The transitions of HPA* are a few of these edges, and wherever there is a path there is one
 *       over them. The search of HPA* on level 1 finds a route soon ({@code LevelSearch}).
 *   <li>Such a route bends at the middle of each entrance. A better one leads through the same
 *       clusters, over every crossing between one and the next ({@code CorridorRoute}). On large
 *       maps it is some 0.5 % longer than a shortest path, where the first is 5 %.
 *   <li>If the route is not proven yet, A* over every edge proves it, or finds better ones. It
 *       expands only nodes whose g + h is less than the cost of the route over w.
 * </ol>
 *
 * <p><b>The lower bound.</b> h(n) is at most the cost from n to the goal, by the octile distance
 * and by landmarks ({@code GoalEstimate}). So C* is at least h of the start, and mostly this proves
 * the route of the second step.
 *
 * <p>During the third step, take a path of least cost, and the first of its nodes that is yet to be
 * expanded with the least g that it can have. It was put on the open list with this g, or left off.
 * Its g + h is at most C*. If it was left off because a route was known that costs no more than its
 * g + h, this route is a shortest one. If it was left off because its g + h times w was at least
 * the cost of a route, its g + h is among those that were noted. So C* is at least
 *
 * <pre>
 *   L = min(cost of the best route, least g + h that is open, least g + h noted)
 * </pre>
 *
 * <p>and the cost of the best route over the larger of L and h of the start is its proven factor.
 * This is the bound of Likhachev, Gordon and Thrun, "ARA*: Anytime A* with Provable Bounds on
 * Sub-Optimality", NIPS 2003. It needs an h that is admissible, and not one that is consistent. The
 * search ends once the cost is at most w times the least g + h that is open, in whole numbers. What
 * was noted is no less, since the best route only becomes better.
 *
 * <p><b>After changes.</b> The graph is that of the changed map, but landmarks keep the distances
 * from before (at a landmark D, and d now). Take a path of moves that were legal before at no more
 * than they cost now. For nodes m and n on it D(n) is at most D(m) + d(m, n). Let D' of the goal be
 * the least D(m) + d(m, goal) over the nodes m of its cluster that D knows. The path ends with the
 * way from one of these, so it costs at least D' - D(n) from n on; and D(n) is at most D' + d(goal,
 * n), by way of the node that gives D', as long as the goal's cluster has no cheaper ground. A path
 * that uses another move passes ground that was freed or became cheaper ({@code CheaperGround}),
 * and costs at least the octile distance to it and on to the goal. So h is the least of both; and
 * it is the octile distance where an end lies in a cluster with such ground.
 *
 * <p><b>Why it ends.</b> The second step goes along the route once. In the first and the third g of
 * a node only falls, and there are finitely many paths without a cycle, so there are finitely many
 * expansions. Once no node is open, L is the cost of the best route or one that was noted.
 *
 * <p><b>What it costs.</b> With w = 1 the third step is all of A*. The larger w is, the fewer nodes
 * have a g + h below cost / w, and the more queries end before that step. The graph has many more
 * edges than one with a transition for each entrance, so it takes longer to build, and to repair.
 * No search is made for nodes that are as near to each other as on open ground ({@code OpenPaths}).
 * Distances are kept as what they exceed those of open ground by ({@code RingDistances}), and those
 * of landmarks in a byte each ({@code CodedLandmarks}).
 */
package hopscotch.hpa.bounded;
