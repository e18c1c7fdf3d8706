/**
 * Priority inheritance with backtracking: one step of all units at a time.
 *
 * <p>The idea: units choose their next vertex in the order of priority, each the one nearest to its
 * goal. If another unit stands there, that one inherits the priority and must move away first. If
 * it cannot, it stays, and the first one tries its next best vertex. A unit that has waited long
 * has a high priority, so on graphs of cycles each reaches its goal at some time.
 *
 * <p>Read {@code Pibt} first, one step; then {@code Priorities}, {@code SwapRule}, and {@code
 * PibtSearch}, which makes steps until all are at their goals.
 *
 * <table>
 * <caption>Okumura, Machida, Defago and Tamura 2022, algorithm 1, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>update the priorities; sort the units by them</td><td>{@code Priorities.order}</td></tr>
 * <tr><td>for each unit that has no next vertex: PIBT(unit)</td><td>{@code Pibt.complete}</td></tr>
 * <tr><td>C = neighbours and own vertex, sorted by distance to the goal</td>
 *     <td>{@code prepare}</td></tr>
 * <tr><td>for v in C: leave v out if it is taken, or the move would swap</td>
 *     <td>{@code takeCandidate}, {@code mayMove}</td></tr>
 * <tr><td>reserve v; if a unit that is undecided stands there, PIBT(that unit)</td>
 *     <td>{@code plan}: {@code claim}, then it is put on the stack</td></tr>
 * <tr><td>that unit found nothing: try the next v</td><td>the next round of {@code plan}</td></tr>
 * <tr><td>no v is left: stay, invalid</td><td>{@code plan}: "stays"</td></tr>
 * </table>
 *
 * <p>Tests compare a step with the recursion of the paper ({@code PibtTest}). {@code
 * PibtByExampleTest} shows steps and plans on small maps.
 */
package hopscotch.mapf.pibt;
