/**
 * Jump point search: shortest paths on a grid, with few cells expanded.
 *
 * <p>On a grid many shortest paths differ only in the order of their moves. A* looks at all of
 * them. Jump point search keeps one of each kind, the <em>canonical</em> one, which makes its
 * diagonal moves first. Such a path goes straight on wherever it can. It has to turn only at a
 * <em>jump point</em>, a cell beside the corner of an obstacle. From there one neighbour is reached
 * best by a turn: the <em>forced neighbour</em>. So a search <em>jumps</em>. It goes on in one
 * direction up to the next jump point or a wall. The cells between are neither expanded nor kept,
 * and only jump points are put on the open list. A diagonal jump looks along the straight lines to
 * both sides at each of its steps.
 *
 * <p>Paths cost what those of A* cost, unless a weight is asked for. There are three planners:
 *
 * <ul>
 *   <li>{@code jps} prepares where straight jumps stop, which the 3 x 3 cells around a cell decide.
 *       It learns during its searches which steps of diagonal jumps see nothing.
 *   <li>{@code jpsplus} prepares where diagonal jumps stop, too, or a whole graph of jump points.
 *   <li>{@code jpsw} serves ground of several weights: {@link hopscotch.core.search.jps.weighted}
 *       is about that one, and this page about the others.
 * </ul>
 *
 * <p>Stops are bits: for each direction one a cell. So one step of a scan looks at 57 to 64 cells,
 * along rows, columns and diagonals alike. The published JPS+ stores eight distances of 16 bits for
 * each cell; the bits answer the same question in a tenth of the space.
 *
 * <p>To read the package, begin with {@code JumpPointSearch}, the plain search. {@code JumpRule}
 * says where a jump stops, {@code JumpStops} holds the bits of it, and {@code Jumps} finds the jump
 * points that a cell sees. {@code CanonicalTable}, in the package above, proves that the canonical
 * order loses no optimal path.
 *
 * <table>
 * <caption>What stands where</caption>
 * <tr><th>package, and what it is</th><th>classes</th></tr>
 * <tr><td>here: the planners and their parameters</td>
 *     <td>{@code JumpPlanners}, {@code JumpPlanner}, {@code PreparedJumpPlanner}, {@code GraphUse}</td></tr>
 * <tr><td>{@link hopscotch.core.search.jps.scan}: where jumps stop, and how the bits are made</td>
 *     <td>{@code JumpRule}, {@code JumpStops}, {@code Ray}, {@code StopBands}, {@code MoveBits}
 *     </td></tr>
 * <tr><td>there: what a cell, and the goal, is seen from</td>
 *     <td>{@code Jumps}, {@code GoalSight}, {@code JumpPoints}</td></tr>
 * <tr><td>here: searches that scan the map</td>
 *     <td>{@code JumpPointSearch}; with a weight {@code WeightedJumpSearch}</td></tr>
 * <tr><td>here: jump points by number, for {@code jps(prune=true)} where they are few</td>
 *     <td>{@code JumpNodeSearch}, {@code JumpNodes}, {@code BlindArrivals}</td></tr>
 * <tr><td>{@link hopscotch.core.search.jps.graph}: the graph of jump points, for {@code
 *     jpsplus(prune=true)}</td>
 *     <td>{@code JumpGraphSearch}, {@code JumpGraph}, {@code JumpDeadEnds}, {@code SightBox}</td></tr>
 * <tr><td>{@link hopscotch.core.search.jps.bounds}: goal bounds, for {@code
 *     jpsplus(bounds=true)}</td>
 *     <td>{@code BoundedJumpSearch}, {@code GoalBounds}, {@code FirstMoves}</td></tr>
 * <tr><td>{@link hopscotch.core.search.open}: the open list</td>
 *     <td>{@code JumpQueue}, {@code NearHeap}</td></tr>
 * <tr><td>{@link hopscotch.core.search.jps.graph}: the graph for other packages, to contract or to count</td>
 *     <td>{@code JumpVertices}, {@code JumpEnds}, {@code JumpSources}, {@code JumpCensus}</td></tr>
 * </table>
 *
 * <h2>Step by step</h2>
 *
 * <table>
 * <caption>Harabor and Grastien 2011 and 2014, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>A*: take the node of least f from the open list</td>
 *     <td>{@code JumpPointSearch.continueSearch}: "Take the jump point with the least f"</td></tr>
 * <tr><td>2011, algorithm 1, identify successors: prune the neighbours, given the parent's
 *     direction</td>
 *     <td>"Prune"; {@code JumpRule.kept}, whose table is {@code CanonicalTable}</td></tr>
 * <tr><td>for each neighbour left: jump in its direction</td><td>{@code Jumps.from}</td></tr>
 * <tr><td>2011, algorithm 2, jump, straight: step until blocked, at the goal, or beside a forced
 *     neighbour; 2014: a word of cells at a time</td>
 *     <td>{@code Jumps.jumpStraight}, {@code JumpStops.scan}; the goal: {@code GoalSight}</td></tr>
 * <tr><td>2011, algorithm 2, jump, diagonal: at each step both straight jumps</td>
 *     <td>{@code Jumps.jumpDiagonally}</td></tr>
 * <tr><td>2014, pruning intermediate jump points</td>
 *     <td>the flag {@code prune} of {@code Jumps}</td></tr>
 * <tr><td>2014, JPS+: preprocess all jumps</td>
 *     <td>{@code StopBands}; with {@code prune}, {@code
 *     JumpGraph}</td></tr>
 * </table>
 *
 * <p>Tests hold that answers cost what the oracle says under every corner rule ({@code
 * JumpContractTest}), that jumps find what walks from cell to cell find, and that the pruned table
 * keeps a path of each kind ({@code CanonicalTableTest}). {@code JpsByExampleTest} and {@code
 * JpsPlusByExampleTest} show jumps and searches on small maps.
 *
 * <p>Movements: every corner rule, with 4 directions and with 8. With 4, jumps along columns play
 * the part of diagonal ones. All costs are served but a diagonal of exactly two straight moves:
 * there the canonical order has ties that a jump could not pass over. Weighted terrain is refused,
 * but by {@code jpsw}.
 *
 * <p>Papers:
 *
 * <ul>
 *   <li>Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011: jump
 *       points, {@code jps}.
 *   <li>Harabor and Grastien, "Improving Jump Point Search", ICAPS 2014: a word of cells a step,
 *       jumps prepared ({@code jpsplus}), and {@code prune}, which leaves out diagonal jump points
 *       that only lead to a straight one.
 *   <li>Rabin and Sturtevant, "Combining Bounding Boxes and JPS to Prune Grid Pathfinding", AAAI
 *       2016, and Hu, Harabor, Qin and Yin, "Regarding Goal Bounding and Jump Point Search", JAIR
 *       2021: goal bounds.
 *   <li>Harabor, Uras, Stuckey and Koenig, "Regarding Jump Point Search and Subgoal Graphs", IJCAI
 *       2019: the graph of jump points.
 *   <li>Carlson, Harabor and Stuckey, "Avoiding Node Re-Expansions Can Break Symmetry Breaking",
 *       SoCS 2024.
 * </ul>
 *
 * <p>What was tried and dropped stands in the notebook: {@code docs/notebook/jump-points.md} and
 * {@code jump-point-graph.md}.
 */
package hopscotch.core.search.jps;
