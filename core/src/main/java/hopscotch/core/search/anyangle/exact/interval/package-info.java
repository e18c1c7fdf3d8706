/**
 * Searches over intervals of lines that a root sees: {@link
 * hopscotch.core.search.anyangle.exact.interval.Anya}, whose lines lie between the rows of the map,
 * and {@link hopscotch.core.search.anyangle.exact.interval.Polyanya}, whose lines are the portals
 * of a {@link hopscotch.core.search.anyangle.exact.interval.RectangleMesh}. They share their nodes
 * ({@code Cones}) and their open list ({@code IntervalQueue}).
 *
 * <h2>Anya</h2>
 *
 * <p>The idea: a shortest path at any angle bends only at corners of obstacles. So in place of
 * cells a search may expand what such a corner, the root, sees of a line between two rows: an
 * interval. From there it looks through the next row of cells. What the root goes on to see is
 * observable; what lies in its shadow is seen from an end of the interval, which becomes the root.
 *
 * <p>Read {@code Anya} first, then {@code IntervalQueue}, {@code Cones} for how a node is kept, and
 * {@code Root}.
 *
 * <table>
 * <caption>Harabor, Grastien, Oz and Aksakalli 2016, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>start nodes: what the start sees</td><td>{@code Anya.addOfStart}</td></tr>
 * <tr><td>take the node of least f; leave it out if its root was reached by a shorter way</td>
 *     <td>{@code IntervalQueue.next}</td></tr>
 * <tr><td>project the interval through the root onto the far line</td>
 *     <td>{@code Anya.addFar}: "Project"</td></tr>
 * <tr><td>observable successors, cone and flat</td>
 *     <td>{@code addFar}: "Observable"; {@code addAll}</td></tr>
 * <tr><td>non-observable successors, cone and flat, from an end that is a corner</td>
 *     <td>{@code addFar}: "Non-observable"; {@code addFlat}</td></tr>
 * <tr><td>f of a node: the length of the way over its interval, the goal mirrored if need be</td>
 *     <td>{@code Cones.estimate}</td></tr>
 * <tr><td>culs-de-sac and intermediate pruning</td>
 *     <td>{@code Pruning}; {@code IntervalQueue.next}, the only successor</td></tr>
 * <tr><td>the goal is in the interval</td><td>{@code reachGoal}</td></tr>
 * </table>
 *
 * <p>Tests hold that all exact planners find the same length as a visibility graph on small maps,
 * and as each other on real ones ({@code ExactPathsTest}, {@code ExactRealMapsTest}). {@code
 * AnyaByExampleTest} shows paths and intervals on small maps.
 */
package hopscotch.core.search.anyangle.exact.interval;
