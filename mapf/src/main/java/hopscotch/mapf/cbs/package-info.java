/**
 * Conflict-based search: best-first over a tree of constraints. Where two paths conflict, a node of
 * the tree is split, and each side binds one of the two units. What finds the path of a unit under
 * its constraints is in {@code lowlevel}.
 *
 * <p>The idea: plan each unit by itself, as if it were alone. If two paths conflict at a step, no
 * valid plan has both moves: so one child forbids it to the first unit, the other to the second.
 * The child of least cost is looked at next. The first node without a conflict is an optimal plan.
 * What makes it fast is which conflict is split, what is forbidden beyond it, and an estimate of
 * what the conflicts that are left will cost.
 *
 * <p>Read {@code CbsSearch} first, the loop; then {@code TreeNode}, which stores what differs from
 * its parent, {@code CurrentNode}, the node that the loop looks at, and {@code ConstraintTree},
 * which makes its children; then {@code Conflicts}, {@code Splits} and {@code LowLevel}; {@code
 * CostToGo} and the symmetries ({@code Rectangles}, {@code Corridors}) last. {@code PairCosts} and
 * {@code JointDiagram} tell what two units cost together. {@code KnownUnits} is what nodes remember
 * of each other. {@code EecbsSearch} is the bounded one.
 *
 * <table>
 * <caption>Sharon, Stern, Felner and Sturtevant 2015, algorithm 2, and where each step is</caption>
 * <tr><th>step</th><th>here</th></tr>
 * <tr><td>R.constraints is empty; R.solution by the low level; R.cost</td>
 *     <td>{@code ConstraintTree.root}</td></tr>
 * <tr><td>insert R to OPEN; while OPEN is not empty: P = the best node of OPEN</td>
 *     <td>{@code CbsSearch.search}, {@code BEST_FIRST}; {@code CurrentNode.set}</td></tr>
 * <tr><td>validate the paths in P until a conflict occurs</td>
 *     <td>{@code Conflicts.find}, when the node is made</td></tr>
 * <tr><td>no conflict: return P.solution</td>
 *     <td>{@code CbsSearch.search}: "P has no conflict"</td></tr>
 * <tr><td>C = the first conflict of P</td><td>{@code Splits.choose}</td></tr>
 * <tr><td>for each unit of C: A = a new node; A.constraints = P.constraints + (unit, v, t)</td>
 *     <td>{@code Split}, whose two {@code Branch}es are these; {@code ConstraintTree.child},
 *     {@code TreeNode.branches}</td></tr>
 * <tr><td>A.solution = P.solution, updated by the low level</td>
 *     <td>{@code ConstraintTree.child}, {@code find}</td></tr>
 * <tr><td>A.cost = SIC(A.solution)</td><td>{@code TreeNode.setCosts}</td></tr>
 * <tr><td>insert A to OPEN</td><td>{@code CbsSearch.expand}</td></tr>
 * <tr><td>low level: A* over vertices and steps</td><td>{@code LowLevel.find}</td></tr>
 * <tr><td>ICBS: bypass, cardinal conflicts first</td>
 *     <td>{@code CbsSearch.detour}, {@code Splits}</td></tr>
 * </table>
 *
 * <p>Tests hold that costs are those of a search of all joint states of small teams ({@code
 * TeamPlannerContract}), that trees are as large as published ({@code TreeSizeTest}), that no split
 * loses a valid plan ({@code SplitSidesTest}, {@code CorridorsTest}), and that nodes hold what
 * their paths say ({@code TreeNodeTest}). {@code CbsByExampleTest} shows trees and plans on small
 * maps.
 */
package hopscotch.mapf.cbs;
