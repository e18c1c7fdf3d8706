/**
 * The searches on one level of an abstract graph.
 *
 * <p>One expansion takes two edges. An intra-edge is a shortest path inside its cluster, so no
 * optimal path needs two of them in a row. From the node by which a search enters a cluster it
 * therefore goes over every intra-edge, and from there over every inter-edge, to the nodes by which
 * the next clusters are entered. Only those are put on the open list.
 *
 * <p>Start and goal are no nodes. Each is a {@code LevelEnd}, a cell that is known by its distances
 * to the nodes of its cluster, and a {@code BlockReader} enters a cluster there as it does at a
 * node. Nothing is inserted into the graph, which threads share.
 *
 * <p>Read {@code BlockReader} first, then {@code GroupSearch}, which is the plainest search, then
 * {@code LevelAStar}.
 *
 * <table>
 * <caption>The searches, one for each question</caption>
 * <tr><th>what is asked</th><th>who answers</th></tr>
 * <tr><td>How far is it from an end to the nodes of its group of clusters?</td>
 *     <td>{@code GroupSearch}: Dijkstra's algorithm</td></tr>
 * <tr><td>What is a shortest path from start to goal?</td>
 *     <td>{@code LevelSearch}: A*, led by landmarks where there are any</td></tr>
 * <tr><td>By which nodes does an edge of the level above go?</td>
 *     <td>{@code EdgeSearch}: A*, which knows the cost of the edge</td></tr>
 * <tr><td>Which of several goals is nearest to one of several starts?</td>
 *     <td>{@code NearestEnds}: A* from all starts at once</td></tr>
 * <tr><td>How far is it from any node to the nearest goal, as far as it is asked for?</td>
 *     <td>{@code EntranceDistances}: Reverse Resumable A*</td></tr>
 * </table>
 *
 * <p>{@code LevelSearch} and {@code EdgeSearch} share the loop of {@code LevelAStar}. {@code
 * GoalBound} is their h: the octile distance, or what the distances of {@code Landmarks} prove.
 */
package hopscotch.hpa.search;
