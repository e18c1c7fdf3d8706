/**
 * Bidirectional planners: one frontier grows from the start, one from the goal, and they meet. The
 * searches that expand one cell at a time are here, those that choose a pair of cells in {@code
 * pair}, and what they share in {@code frontier}.
 *
 * <h2>BAE*</h2>
 *
 * <p>The idea: A* from both ends at once. Wherever the frontiers meet there is a path; the cheapest
 * so far costs mu. The difficulty is to know that no cheaper one is left. BAE* adds to a cell's f
 * how much the estimate back to its own origin falls short of its g. These sums of both sides bound
 * every path that is not yet found, and the bound soon reaches mu.
 *
 * <p>Read {@code BaeStar} first; its Javadoc has the proof. {@code BucketSearch} begins and ends a
 * query, {@code BucketFrontier} is one side, {@code Meeting} keeps mu.
 *
 * <table>
 * <caption>Sadhukhan 2013 (and DIBBS, Sewell and Jacobson 2021), and where each step is</caption>
 * <tr><th>step</th><th>{@code BaeStar.search}</th></tr>
 * <tr><td>terminate when mu is at most the average of the two least priorities</td>
 *     <td>"Stop when the lower bound has reached mu"</td></tr>
 * <tr><td>choose a direction, and its node of least b = f + (g - h')</td>
 *     <td>"Choose the side"; {@code Direction}</td></tr>
 * <tr><td>trimming: nodes that cannot be on a cheaper path</td><td>"Leave it out"</td></tr>
 * <tr><td>expand: each child gets g, and its b</td><td>"Relax its moves", {@code key}</td></tr>
 * <tr><td>a child that the other side has reached: mu = min(mu, g + g')</td>
 *     <td>"If the other side has reached it as well"; {@code Meeting.improve}</td></tr>
 * <tr><td>screening: a child of f &gt;= mu is not opened</td>
 *     <td>"none through the neighbour can cost less than mu", "Open it"</td></tr>
 * </table>
 *
 * <p>Tests hold that answers cost what the oracle says ({@code BidirectionalContractTest}), and
 * that no search makes fewer expansions than any such search must ({@code
 * NecessaryExpansionsTest}). {@code BaeStarByExampleTest} shows both sides on small maps.
 */
package hopscotch.bidirectional;
