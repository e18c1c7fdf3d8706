/**
 * Subgoal graphs: the corners that shortest paths bend at, joined where one can be reached from
 * another by an octile path.
 *
 * <p>The idea: on a grid with octile moves a shortest path needs to bend only at the convex corners
 * of obstacles. So a <em>subgoal</em> is put at each of these corners. Two subgoals are joined if
 * they are <em>direct-h-reachable</em>: a path of octile length is free, and no shortest path
 * between the two passes a third subgoal. A query joins its start and its goal to the subgoals that
 * are direct-h-reachable from them, searches this small graph with A*, and walks each edge out as
 * moves. With more <em>levels</em>, subgoals that no distance among the others depends on are put
 * below, and a query climbs over them to the highest level, where it searches.
 *
 * <p>Read {@code SubgoalSearch} first, a query on one level; then {@code SubgoalGraph}, which finds
 * the corners, and {@code ReachableScan}, which finds the edges. Of levels, read {@code
 * SubgoalPartition}, which makes them, and {@code LevelledSubgoalSearch}. {@code SubgoalStops},
 * {@code OctileRuns} and {@code OctileWalk} are below all of these. {@code SubgoalRepair} brings a
 * graph of one level up to date when its map changes. {@code LandmarkTable} is a better heuristic
 * for levels; {@code JumpScan} serves the hub labels.
 *
 * <table>
 * <caption>Uras, Koenig and Hernandez 2013, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>place subgoals: each free cell at a convex corner of an obstacle</td>
 *     <td>{@code SubgoalGraph.subgoals}, {@code ConvexCorners.at}</td></tr>
 * <tr><td>clearances: how far a scan goes in each direction</td>
 *     <td>{@code SubgoalStops}, which counts bits when it is asked and stores no distances</td></tr>
 * <tr><td>direct-h-reachable subgoals of a cell: along the four straight directions, then along
 *     each diagonal, with both straight directions beside it</td>
 *     <td>{@code ReachableScan.from}, {@code straight}, {@code diagonal}</td></tr>
 * <tr><td>join each subgoal to those that are direct-h-reachable from it</td>
 *     <td>{@code SubgoalGraph.withEdges}</td></tr>
 * <tr><td>query: try the direct path from start to goal</td>
 *     <td>{@code SubgoalSearch.search}: "The two ends are direct-h-reachable"</td></tr>
 * <tr><td>connect start and goal to the graph</td>
 *     <td>{@code joinStart}, {@code markNearGoal}</td></tr>
 * <tr><td>find a shortest high-level path, by A* with the octile distance</td>
 *     <td>"Take an open node", "Relax its edges"</td></tr>
 * <tr><td>refine: a shortest path between each two consecutive subgoals</td>
 *     <td>{@code unpack}, {@code OctileWalk.append}</td></tr>
 * </table>
 *
 * <table>
 * <caption>Levels: the same paper for two, Uras and Koenig 2014 for more</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>for each subgoal: is there, for each pair of its neighbours, another path that is as
 *     short, or an octile path that an edge can stand for?</td>
 *     <td>{@code SubgoalPartition.isNotNeeded}; {@code RemainingSubgoals.lookAround}, {@code
 *     hasOtherPath}</td></tr>
 * <tr><td>then move it below the level and add those edges</td><td>{@code moveDown}</td></tr>
 * <tr><td>again on what is left, up to so many levels</td><td>{@code run}</td></tr>
 * <tr><td>query: search only the edges that lead up from the start and from the goal, and those
 *     along the highest level</td>
 *     <td>{@code LevelledSubgoalSearch.search}, {@code reachAround}, {@code SubgoalLevels}</td></tr>
 * <tr><td>refine: an edge that was added stands for two others</td>
 *     <td>{@code LevelledSubgoalSearch.unpackEdge}</td></tr>
 * </table>
 *
 * <p>Tests hold that subgoals stand exactly at the convex corners and that an edge costs what a
 * shortest path costs ({@code SubgoalGraphTest}), that a scan finds the subgoals that are
 * direct-h-reachable by the definition and no others ({@code ReachableScanTest}), and that paths
 * are shortest on any number of levels ({@code SubgoalSearchTest}, {@code SubgoalContractTest}),
 * and that a repaired graph is that of the changed map ({@code SubgoalRepairTest}). {@code
 * SubgoalGraphByExampleTest} shows each step on a small map.
 *
 * <p>Movement: 4 and 8 directions, every corner rule; terrain of one weight. Where corners are cut,
 * paths turn beside the obstacle, and each corner has two subgoals ({@code ConvexCorners}). With 4
 * directions the subgoals are the same cells, an octile path is one of Manhattan length ({@code
 * OctileRuns}), and two cells are direct-h-reachable if the rectangle that they span is free and
 * holds no other subgoal ({@code RectangleScan}). All else is the same code.
 */
package hopscotch.hpa.subgoal;
