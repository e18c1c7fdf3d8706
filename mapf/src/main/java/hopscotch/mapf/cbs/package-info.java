/**
 * Conflict-based search: best-first over a tree of constraints. Where two paths conflict, a node of
 * the tree is split, and each side binds one of the two units. What finds the path of a unit under
 * its constraints is in {@code lowlevel}.
 */
package hopscotch.mapf.cbs;
