/**
 * Contraction hierarchies, on the subgoal graph and on the jump point graph.
 *
 * <p>The idea: the nodes are taken out of the graph one by one, the least important first. Taking
 * one out, <em>contracting</em> it, must not change a distance among those that are left: where the
 * only shortest path between two of its neighbours leads over the node, a <em>shortcut</em> between
 * the two takes its place. In the end every arc, shortcut or not, leads from a node up to one that
 * was contracted later. For any two nodes some shortest path climbs such arcs and then descends. So
 * a query climbs from both of its ends, and the two climbs meet at the highest node of a shortest
 * path.
 *
 * <p>Read {@code Contraction} first, which makes the hierarchy, with {@code WitnessSearch}; then
 * {@code UpwardGraph}, which is what remains, and {@code ContractionSearch}, a query. {@code
 * RemainingGraph} and {@code ArcLists} are the data during the contraction; {@code EndScan} joins
 * the ends of a query to the graph, {@code ArcWalk} walks arcs out as moves, and {@code RunLayout}
 * writes them out for the hub labels.
 *
 * <table>
 * <caption>Geisberger, Sanders, Schultes and Delling 2008, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>node ordering: a queue of nodes by priority, with lazy updates</td>
 *     <td>{@code Contraction.run}</td></tr>
 * <tr><td>priority: the edge difference and other terms</td>
 *     <td>{@code priority}: the depth of the hierarchy below the node, and the arcs added for each
 *     arc removed</td></tr>
 * <tr><td>contract v: for each (u, v) and each (v, w) of the remaining graph</td>
 *     <td>{@code findShortcuts}</td></tr>
 * <tr><td>witness search: is there a path from u to w around v that is no longer?</td>
 *     <td>{@code WitnessSearch.begin}, {@code reaches}</td></tr>
 * <tr><td>if not, add the shortcut (u, w), with its middle v</td>
 *     <td>{@code contract}; {@code RemainingGraph.join}</td></tr>
 * <tr><td>the neighbours of v are one level deeper</td><td>{@code deepen}</td></tr>
 * <tr><td>query: a search from both ends that relaxes only arcs to more important nodes</td>
 *     <td>{@code ContractionSearch.search}: "Relax its upward arcs"</td></tr>
 * <tr><td>stall-on-demand</td><td>{@code isStalled}</td></tr>
 * <tr><td>the best sum of a node that both sides have reached</td>
 *     <td>"If the other side has reached it as well"; {@code mu}</td></tr>
 * <tr><td>stop when the least key of neither side is below that sum</td>
 *     <td>{@code nearerSide}</td></tr>
 * <tr><td>unpack the shortcuts of the path</td>
 *     <td>{@code unpack}, {@code ArcWalk.appendUp}, {@code appendDown}</td></tr>
 * </table>
 *
 * <p>What differs: a query on a grid begins and ends at cells, which are joined to several nodes at
 * once; keys add the octile distance to the other end; and nodes of very many arcs are left in a
 * core without an order.
 *
 * <p>Tests hold that every arc leads up, that an arc costs what its two parts cost and is walked at
 * that cost ({@code ContractionTest}), that a path around a node is found exactly where there is
 * one ({@code WitnessSearchTest}), and that paths are shortest ({@code ContractionSearchTest},
 * {@code SubgoalContractTest}). {@code ContractionHierarchyByExampleTest} shows each step on a
 * small map.
 */
package hopscotch.hpa.contraction;
