/**
 * A map cut into square clusters, and the searches that stay inside one. With them stand the
 * counters and the budget that all searches of a query share.
 *
 * <p>Read {@code Clusters} first, which says where each cluster begins and ends and names the cells
 * on its outline; then {@code Crossings}, which chooses the transitions between clusters. {@code
 * QueryMeter} counts for all searches of a query. Of the searches read {@code ClusterDijkstra}
 * first. It is the plainest, and the others say how they differ from it. All of them number the
 * cells of a cluster by {@code LocalCells}; those of a query share a {@code ClusterWorkspace}.
 *
 * <table>
 * <caption>The searches inside a cluster, one for each question</caption>
 * <tr><th>what is asked</th><th>who answers, and how</th></tr>
 * <tr><td>How far is it from a cell to all others, for a query on any terrain?</td>
 *     <td>{@code ClusterDijkstra}: Dijkstra's algorithm over buckets</td></tr>
 * <tr><td>The same where all terrain costs the same</td>
 *     <td>{@code ClusterFlood}: a queue for straight moves and one for diagonal moves</td></tr>
 * <tr><td>How far is it between two cells?</td><td>{@code ClusterAStar}: A* over buckets</td></tr>
 * <tr><td>What is a shortest path between two cells whose distance is known?</td>
 *     <td>{@code ClusterPaths}, which asks in turn: {@code OneTurnPaths}, without a search; {@code
 *     DepthFirstPath}, the last iteration of IDA*, which may give up; {@code ClusterAStar}</td></tr>
 * <tr><td>How far is it between places on the outline, for whoever builds?</td>
 *     <td>{@code ClusterDistances}: buckets no wider than the cheapest move, without counters</td>
 *     </tr>
 * <tr><td>What is left to go from each cell, if so much is left at some of them?</td>
 *     <td>{@code field.ClusterFieldSearch}: Dijkstra's algorithm from many cells, with a heap, since
 *     their costs may lie far apart</td></tr>
 * </table>
 *
 * <p>Three of them are Dijkstra's algorithm from one cell, and stay apart because speed asks for
 * it. With counters and a budget {@code ClusterDistances} takes 13 to 25 % more time to build a
 * level. In place of {@code ClusterFlood} it makes queries among scattered obstacles 3 to 10 %
 * slower.
 */
package hopscotch.hpa.cluster;
