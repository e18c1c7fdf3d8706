/**
 * HPA*: a map cut into clusters, an abstract graph over their entrances, and the refinement of
 * abstract paths into moves. The planner {@code hpa} is here; the packages below hold its parts,
 * and other abstractions.
 *
 * <p>The idea: A* expands tens of thousands of cells on a large map, most of them far from where
 * anything is decided. So cut the map into square clusters, once. Where one can be left for the
 * next, keep a transition, and between the transitions of each cluster keep the distances. A query
 * joins its two ends to this small graph, searches that, and replaces each edge of the path by
 * moves. Two by two clusters make a larger one, and so on, for graphs over graphs.
 *
 * <p>Read {@code HpaSearch.hierarchicalSearch} first, which is a query in one page, then {@code
 * HierarchicalSearch}, whose methods are its steps, {@code QueryEnd} and {@code CellJoin}, which
 * insert, and {@link hopscotch.hpa.search.LevelSearch}. For how the graph is built read {@link
 * hopscotch.hpa.cluster.Clusters} and {@link hopscotch.hpa.cluster.Crossings}, then {@link
 * hopscotch.hpa.level.Levels} with {@code LevelBuilder}, and last {@code BlockLayout}, which packs
 * it. {@link hopscotch.hpa.textbook} has the same query on one level without any of what makes it
 * fast.
 *
 * <table>
 * <caption>Botea, Mueller and Schaeffer 2004: preprocessing, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>preprocessing(maxLevel): abstractMaze, buildGraph, then addLevelToGraph(l) for l = 2 to
 *     maxLevel</td>
 *     <td>{@code Levels.build}, which {@code HpaPlanner.prepare} calls</td></tr>
 * <tr><td>abstractMaze: C[1] = buildClusters(1)</td><td>{@code Clusters.of}</td></tr>
 * <tr><td>abstractMaze: for adjacent c1, c2 in C[1]: buildEntrances(c1, c2)</td>
 *     <td>{@code Crossings.find}, for one cluster; {@code side} finds the entrances of one side, and
 *     {@code run} the transitions of one entrance</td></tr>
 * <tr><td>buildGraph: for each entrance addNode(n1, 1), addNode(n2, 1), addEdge(n1, n2, INTER)</td>
 *     <td>{@code LevelBuilder.block} for the nodes of a cluster, {@code writeTargets} for its
 *     inter-edges</td></tr>
 * <tr><td>buildGraph: for n1, n2 in N[c]: d = searchForDistance(n1, n2, c), addEdge(n1, n2, d,
 *     INTRA)</td>
 *     <td>{@code LevelBuilder}, by {@code ClusterDistances}: one search for each node</td></tr>
 * <tr><td>addLevelToGraph: C[l] = buildClusters(l)</td><td>{@code Clusters.grouped}</td></tr>
 * <tr><td>addLevelToGraph: setLevel(n, l) for the nodes of entrances between clusters of C[l]</td>
 *     <td>{@code LevelBuilder}: a level repeats those nodes</td></tr>
 * <tr><td>addLevelToGraph: for n1, n2 in N[c]: searchForDistance, addEdge(INTRA)</td>
 *     <td>{@code GroupDistances}, which joins four clusters without a search for each node</td></tr>
 * </table>
 *
 * <table>
 * <caption>The same paper: a query, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>hierarchicalSearch(S, G, l)</td><td>{@code HpaSearch.hierarchicalSearch}</td></tr>
 * <tr><td>insertNode(S, l), insertNode(G, l)</td><td>{@code HierarchicalSearch.insert}</td></tr>
 * <tr><td>insertNode(s, maxLevel): for l = 1 to maxLevel: c = determineCluster(s, l),
 *     connectToBorder(s, c)</td>
 *     <td>{@code insert}, the loop over levels; {@code QueryEnd.place}, {@code connectToBorders}</td>
 *     </tr>
 * <tr><td>connectToBorder(s, c): for n in N[c]: d = searchForDistance(s, n, c), addEdge(s, n, d)</td>
 *     <td>{@code QueryEnd.connectToBorder}: on level 1 by {@code CellJoin}, above by {@code
 *     GroupSearch}. The edges are {@code LevelEnd.distances}; nothing is added to the graph</td></tr>
 * <tr><td>absPath = searchForPath(S, G, l)</td>
 *     <td>{@code HierarchicalSearch.searchForPath}, {@code LevelSearch.find}</td></tr>
 * <tr><td>llPath = refinePath(absPath, l)</td>
 *     <td>{@code HpaSearch.refinePath}, which calls {@code HierarchicalSearch.refineNext} for one
 *     stretch after the other</td></tr>
 * <tr><td>an edge of level l becomes a path of level l - 1</td>
 *     <td>{@code refineEdge}, by {@code EdgeSearch}</td></tr>
 * <tr><td>an edge of level 1 becomes moves</td>
 *     <td>{@code refineToMoves}, by {@code ClusterPaths}</td></tr>
 * <tr><td>smPath = smoothPath(llPath)</td>
 *     <td>a planner around this one: {@code rays(hpa)}, {@code core.smoothing}</td></tr>
 * </table>
 *
 * <p>Tests hold that a path is found exactly where there is one, that its cost is the abstract
 * cost, that neither the number of levels nor the direction changes a cost, and that costs are the
 * oracle's where every crossing is a transition ({@code HpaPropertiesTest}). They hold as well that
 * nodes and edges are those of searches inside each cluster ({@code LevelTest}), that a repaired
 * graph is that of the changed map ({@code RepairInPlaceTest}), and that the steps of the paper,
 * one by one, give the same costs ({@code TextbookSearchTest}). {@code HpaByExampleTest} shows all
 * of it on small maps, from the easiest to the hardest.
 *
 * <p>Where this deviates from the paper: {@code docs/how-it-works/hpa.md}.
 */
package hopscotch.hpa;
