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
 * <p>Let g*(t) be the least cost from the start to a cell t. A <em>best</em> predecessor of t is
 * one from which a shortest path to t may come: its g* plus the cost of its move to t is g*(t). The
 * <em>chosen</em> one is a best predecessor whose move to t comes first in the order of {@code
 * LocalDominance}: horizontal, vertical, diagonal.
 *
 * <ol>
 *   <li>The move from the chosen predecessor m to t is never dominated, from whichever parent m was
 *       reached at g*(m). For let p be such a parent. A path from p to t around m cannot cost less
 *       than the moves over m, since these are part of a shortest path. If it costs as much, its
 *       last move comes from a best predecessor, too. So it does not come before that of m, which
 *       was chosen.
 *   <li>So a chain of chosen predecessors leads from the start to any cell, and none of its moves
 *       is pruned, whichever arrivals of least g the search keeps. In particular, moves to a cell
 *       never prune each other in a cycle: at equal cost each is pruned by one that comes before
 *       it.
 *   <li>A jump makes all moves that are worth making at the cells that it passes. So a cell of the
 *       chain is reached at its g* once the one before it was passed or expanded at its own.
 *   <li>Therefore some jump point of the chain is open at its g* until the goal is reached at its
 *       own, and its f is at most the cost of a shortest path. In the same way each cell is
 *       expanded at its g*, since h is consistent and the open list in exact order.
 * </ol>
 *
 * <p>The argument asks nothing of the movement but that moves cost more than 0. So it holds for 4
 * and 8 directions, each corner rule, all weights and all bodies. A diagonal of exactly two
 * straight moves is refused. There a horizontal move comes before a diagonal one of the same cost,
 * and the cells of a jump would not follow from its ends.
 *
 * <h2>Where it deviates from the paper</h2>
 *
 * <ul>
 *   <li>A diagonal move costs the mean of four tiles there, and of its two cells here. So other
 *       moves are dominated, and figures that were published do not compare.
 *   <li>All corner rules are served, and 4 directions, where vertical jumps play the part of
 *       diagonal ones.
 *   <li>The paper keeps the ends of straight jumps in a cache. Here the lengths of all jumps are
 *       kept, those of diagonal ones too, and jumps to a cell where no move is worth making are
 *       left out.
 *   <li>Its further rules against looking at the same ground again, by branches of diagonal jumps
 *       and by g, are left out.
 * </ul>
 *
 * <p>Tests hold that paths are shortest under all of these movements ({@code JpswTest}, {@code
 * JpswContractTest}). {@code LocalDominanceTest} holds dominance to a search for all paths around a
 * cell, and the chosen predecessor to step 1.
 */
package hopscotch.core.search.jps.weighted;
