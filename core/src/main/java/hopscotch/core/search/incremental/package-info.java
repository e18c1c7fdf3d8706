/**
 * Incremental search: planners that keep what they know of a map while it changes, a unit walks and
 * a target moves. {@link hopscotch.core.search.incremental.LifelongSearch} keeps g (LPA*, D* Lite,
 * MT-D* Lite), {@link hopscotch.core.search.incremental.AdaptiveAStar} keeps h (AA*, GAA*, MPGAA*).
 *
 * <p>The idea of LPA* and D* Lite: beside g each cell has a second value rhs, what g would be by
 * its neighbours. Where the map changes, rhs changes first, and only around the change. Cells whose
 * two values differ are on the open list; expanding them makes the values agree, and that goes only
 * as far as the path to the target needs. D* Lite searches from the goal, so that the unit may move
 * at the other end; a term k_m in the keys makes up for that.
 *
 * <p>Read {@code LifelongSearch} first, then {@code ReplanKeys} for why it is right; {@code
 * CellRecords} and {@code CellHeap} are the data below.
 *
 * <table>
 * <caption>Koenig and Likhachev 2002, figure 4, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>CalculateKey</td><td>{@code ReplanKeys.calculateKey}</td></tr>
 * <tr><td>Initialize</td><td>{@code LifelongSearch.initialize}</td></tr>
 * <tr><td>UpdateVertex: on the open list exactly where g and rhs differ</td>
 *     <td>{@code updateVertex}</td></tr>
 * <tr><td>ComputeShortestPath, while: the target is no longer behind</td>
 *     <td>{@code computeShortestPath}, {@code ReplanKeys.end}</td></tr>
 * <tr><td>k_old &lt; k_new: put back with the new key</td><td>"k_old &lt; k_new"</td></tr>
 * <tr><td>g(u) &gt; rhs(u): g(u) = rhs(u), and lower the rhs of the predecessors</td>
 *     <td>{@code expandOverconsistent}</td></tr>
 * <tr><td>else g(u) is infinite, and the predecessors that hang on u look for another</td>
 *     <td>{@code expandUnderconsistent}, {@code updateRhs}</td></tr>
 * <tr><td>Main: k_m grows with the way of the unit; changed edges are worked out again</td>
 *     <td>{@code ReplanKeys.moveTo}, {@code change}</td></tr>
 * <tr><td>Moving Target D* Lite, OptimizedDeletion</td><td>{@code optimizedDeletion}</td></tr>
 * </table>
 *
 * <p>Tests hold that each find costs what a fresh A* does after any changes and moves, that no cell
 * is expanded more than twice in one find ({@code IncrementalContractTest}), and that what an
 * observer is told of g and rhs is what the search knows ({@code LifelongSearchTest}). {@code
 * LifelongSearchByExampleTest} shows g and rhs on small maps.
 *
 * <p>As ordinary planners they answer each query from the beginning. To get a search that lives on,
 * ask a planner for its {@link hopscotch.core.planner.capability.Incremental}.
 */
package hopscotch.core.search.incremental;
