/**
 * Hub labels on the contracted subgoal graph.
 *
 * <p>The idea: every subgoal keeps a <em>label</em>, its exact distances to a few other subgoals,
 * its <em>hubs</em>. Labels are chosen such that for any two subgoals some shortest path between
 * them leads through a hub of both, the <em>cover property</em>. So the distance of two subgoals is
 * the least sum over the hubs that their labels share, and nothing is searched. Labels are made
 * from a contraction hierarchy, from the node contracted last down. The hubs of a node are itself
 * and the hubs of the nodes to which its upward arcs lead, as far as they are needed.
 *
 * <p>A query begins and ends at any cells. The <em>seeds</em> of a cell are the subgoals by which
 * it joins the graph. They are found for all cells in two sweeps over the map, or by each query for
 * its own ends.
 *
 * <p>Read {@code LabelSearch} first, a query, with {@code HubTable}, which joins two labels; then
 * {@code HubLabels}, what is stored, and {@code HubLabelling} with {@code LabelWriter}, how it is
 * made. For seeds, read {@code SeedTable}, which says what they are, {@code Seeds}, which serves
 * one end of a query, and {@code SeedSweep} and {@code SideSeeds}, which find them: with 8
 * directions by {@code OctantRuns} and {@code QuadrantSeeds}, with 4 by {@code RectangleRuns}.
 * {@code LabelPath} and {@code LabelArcs} write the path down.
 *
 * <table>
 * <caption>Abraham, Delling, Goldberg and Werneck 2012, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>order the nodes: by a contraction hierarchy</td>
 *     <td>{@code Contraction.contractAll}; {@code HubLabelling.rank}, 0 for the last</td></tr>
 * <tr><td>from the most important node down: make the label of v</td>
 *     <td>{@code HubLabelling.run}, level by level</td></tr>
 * <tr><td>begin with v itself at distance 0</td><td>{@code LabelWriter.gather}</td></tr>
 * <tr><td>for each upward arc (v, w): add the entries of w's label, farther by the arc; of equal
 *     hubs keep the nearer</td>
 *     <td>{@code gather}, {@code offer}</td></tr>
 * <tr><td>drop an entry (h, d) if the labels of v and h prove that v is nearer to h</td>
 *     <td>{@code keepNeeded}, {@code isNeedless}; here also if they prove that a path through
 *     another hub costs the same</td></tr>
 * <tr><td>distance query: merge the two labels, and take the least sum over a hub of both</td>
 *     <td>{@code HubTable.spread} and {@code join}, a table in place of a merge, since an end has
 *     several seeds</td></tr>
 * <tr><td>path: each entry says by which arc it came</td>
 *     <td>{@code HubLabels.link}, {@code LabelPath.find}</td></tr>
 * </table>
 *
 * <p>One start and many goals: the labels of the start are spread once (Delling, Goldberg and
 * Werneck 2011), {@code LabelDistances}.
 *
 * <p>Tests hold that every entry is an exact distance, that any two labels share a hub of a
 * shortest path, that no entry is needless, and that entries can be followed arc by arc ({@code
 * HubLabellingTest}); that some shortest path needs no turn or leads over a seed ({@code
 * SeedTableTest}); and that paths and distances are right ({@code SubgoalContractTest}, {@code
 * LabelDistancesTest}). {@code HubLabelsByExampleTest} shows each step on a small map.
 */
package hopscotch.hpa.label;
