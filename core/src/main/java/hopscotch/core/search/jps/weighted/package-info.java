/**
 * Jump points on ground of several weights: JPSW (Carlson, Moghadam, Harabor, Stuckey and Ebrahimi,
 * "Optimal Pathfinding on Weighted Grid Maps", AAAI 2023).
 *
 * <p>Jump point search makes only moves that no other path of the same cost replaces. On ground of
 * one weight these follow from obstacles alone. Where weights differ, {@code LocalDominance} finds
 * them for each cell and direction of arrival, from the costs of all paths over the eight cells
 * around. {@code LearnedJumps} jump over ground of one weight as plain jump point search does, and
 * end beside other weights. {@code Jpsw} is the search.
 *
 * <h2>Why it is optimal</h2>
 *
 * <p>Let g*(t) be the least cost from the start to a cell t, and call m a best predecessor of t if
 * there is a legal move from m to t and g*(m) plus its cost is g*(t). Let the <em>chosen</em>
 * predecessor of t be a best one whose move to t comes first in the order of {@code
 * LocalDominance}: horizontal, vertical, diagonal.
 *
 * <ol>
 *   <li>The move from the chosen predecessor m to t is never dominated, from whichever parent m was
 *       reached at g*(m). For let p be such a parent. A path from p to t around m cannot cost less
 *       than the moves over m, since these are part of a shortest path. If it costs as much, its
 *       last move also comes from a best predecessor of t. So this move does not come before that
 *       of m, which was chosen.
 *   <li>So there is a chain of chosen predecessors from the start to any cell, and none of its
 *       moves is pruned, whichever arrivals of least g the search has kept. In particular two moves
 *       to a cell never prune each other, nor do more in a cycle: whatever prunes a move at equal
 *       cost ends in one that comes before it.
 *   <li>A jump makes all moves that are worth making at the cells that it passes. So a cell on the
 *       chain is reached at its g* once the one before it was passed, or expanded, at its own.
 *   <li>While the goal was not reached at its g*, a jump point of the chain is therefore open at
 *       its g*, and its f is at most the cost of a shortest path. For the same reason each cell is
 *       expanded at its g*: h is consistent and the open list in exact order.
 * </ol>
 *
 * <p>The argument asks nothing of the movement but that moves cost more than 0. It holds for 4 and
 * 8 directions, each corner rule, all weights and all bodies. Refused is a diagonal that costs
 * exactly two straight moves: there a horizontal move comes before a diagonal one at equal cost,
 * and jumps would turn twice.
 *
 * <h2>Where it deviates from the paper</h2>
 *
 * <ul>
 *   <li>A diagonal move costs the mean of four tiles there, and of its two cells here. So other
 *       moves are dominated, and figures that were published do not compare.
 *   <li>All corner rules are served, and 4 directions, where vertical jumps play the part of
 *       diagonal ones.
 *   <li>The paper keeps the ends of straight jumps in a cache. Here those of diagonal jumps are
 *       kept as well, as lengths.
 *   <li>Its pruning by the g of cells that a jump passes is left out.
 * </ul>
 *
 * <p>Tests hold paths to the optimum under each of these movements ({@code JpswTest}, {@code
 * JpswContractTest}), dominance to all paths over the eight cells, and the chosen predecessor to
 * step 1 ({@code LocalDominanceTest}).
 */
package hopscotch.core.search.jps.weighted;
