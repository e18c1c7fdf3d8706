/**
 * HPA* as its paper tells it, step by step: to read beside the paper, to draw, and to count what
 * each step does. For speed there is {@code hpa}. Both search the same abstract graph, whose
 * building {@link hopscotch.hpa} tells.
 *
 * <table>
 * <caption>A query of Botea, Mueller and Schaeffer 2004 on one level, and where each step is</caption>
 * <tr><th>step</th><th>{@code TextbookSearch}</th></tr>
 * <tr><td>hierarchicalSearch(S, G, 1)</td><td>{@code search}</td></tr>
 * <tr><td>insertNode(S, 1), insertNode(G, 1): connectToBorder</td>
 *     <td>{@code connectToBorder}, twice</td></tr>
 * <tr><td>d = searchForDistance(s, n, c)</td><td>{@code findInsideCluster}</td></tr>
 * <tr><td>absPath = searchForPath(S, G, 1)</td>
 *     <td>{@code TextbookAStar.find} over {@code relaxAbstract}</td></tr>
 * <tr><td>llPath = refinePath(absPath, 1)</td><td>{@code refinePath}</td></tr>
 * </table>
 *
 * <p>Tests hold that its paths cost what those of {@code hpa} cost, and what the main search
 * promised ({@code TextbookSearchTest}).
 */
package hopscotch.hpa.textbook;
