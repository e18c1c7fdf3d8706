/**
 * A*, the searches that are A* with other parameters, the uninformed searches of the textbooks, and
 * what they share: heuristics, and the states of cells, one long each. Their open lists are in
 * {@link hopscotch.core.search.open}.
 *
 * <h2>A*</h2>
 *
 * <p>The idea: a cell's f is the cost g of the best path found to it plus an estimate h of what is
 * left to the goal. The open cell of least f is expanded: each of its moves may reach a neighbour
 * more cheaply than before. If h never says too much, the first path to the goal that no open f can
 * beat is a shortest one. A consistent h also means that no cell need be expanded twice.
 *
 * <p>Read {@code HeapAStar} first, the plain form with a heap; then {@code BucketAStar}, the same
 * over buckets, which is faster and is taken where it can be; then {@code CellStates}, where g and
 * the way back are kept.
 *
 * <table>
 * <caption>Hart, Nilsson and Raphael 1968, search algorithm A*, and where each step is</caption>
 * <tr><th>step</th><th>{@code HeapAStar}</th></tr>
 * <tr><td>1. mark s open and calculate f(s)</td><td>{@code search}</td></tr>
 * <tr><td>2. select the open node n whose f is smallest, ties in favour of a goal</td>
 *     <td>{@code continueSearch}: "Take the open cell with the least f"; {@code Ties}</td></tr>
 * <tr><td>3. if n is a goal, mark it closed and terminate</td>
 *     <td>"The goal has the least f"; {@code CellStates.trace}</td></tr>
 * <tr><td>4. else mark n closed and apply the successor operator to it</td>
 *     <td>"Expand it", "Relax its moves"; {@code CellStates.EXPANDED}</td></tr>
 * <tr><td>calculate f for each successor and mark it open, also a closed one if f is now
 *     lower</td>
 *     <td>"The neighbour was reached more cheaply"; {@code CellStates.isNoBetter}</td></tr>
 * </table>
 *
 * <p>Tests hold that answers cost what an independent oracle says, whatever the heuristic, tie rule
 * and terrain ({@code SearchContractTest}), that a search that is interrupted goes on as if it had
 * not been ({@code ResumedSearchTest}), and in which order cells are expanded ({@code
 * SearchOrderTest}). {@code AStarByExampleTest} shows paths and expansions on small maps.
 */
package hopscotch.core.search;
