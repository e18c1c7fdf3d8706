/**
 * Lazy constraints addition search over whole configurations.
 *
 * <p>The idea: a depth-first search over configurations, one vertex for each unit, would have too
 * many successors to list. So each node makes its successors one by one: PIBT proposes where all
 * units go, and each time the node comes up again one more constraint says where some units must
 * go. In the end all successors have been made, so the search is complete; mostly the first few
 * suffice. LaCAM* keeps all steps between configurations, and lowers costs behind each new one.
 *
 * <p>Read {@code LacamSearch} first, then {@code Successors}, {@code Node} and its queue of
 * constraints, and {@code ConfigurationGraph}.
 *
 * <table>
 * <caption>Okumura, AAAI 2023 and IJCAI 2023, algorithm 1 of each, and where each step
 * is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>Open is a stack with the start; Explored has it</td>
 *     <td>{@code ConfigurationGraph}, {@code OpenStack}, {@code NodeTable}</td></tr>
 * <tr><td>N = Open.top()</td><td>{@code LacamSearch.search}</td></tr>
 * <tr><td>N.config = G: backtrack, or keep it as the goal (LaCAM*)</td>
 *     <td>{@code setGoal}, {@code offerPlan}</td></tr>
 * <tr><td>LaCAM*: discard N if f(N) is at least f(N_goal)</td><td>"Discard N"</td></tr>
 * <tr><td>N.tree is empty: Open.pop()</td><td>the same place</td></tr>
 * <tr><td>C = N.tree.pop(); its children send one more unit to each vertex</td>
 *     <td>{@code Successors.next}, {@code branch}</td></tr>
 * <tr><td>Q_new = configuration_generator(N, C)</td>
 *     <td>{@code Successors.complete}, by {@code Pibt}</td></tr>
 * <tr><td>Explored[Q_new]: push it again, now and then the start instead</td>
 *     <td>{@code LacamSearch.expand}</td></tr>
 * <tr><td>LaCAM*: Dijkstra's algorithm from the new step on</td>
 *     <td>{@code ConfigurationGraph.link}</td></tr>
 * </table>
 *
 * <p>Tests hold that plans are valid and those of LaCAM* optimal, against a search of all joint
 * states of small teams ({@code TeamPlannerContract}), and that every legal step of a configuration
 * comes in the end ({@code SuccessorsTest}). {@code LacamByExampleTest} shows plans on small maps.
 */
package hopscotch.mapf.lacam;
