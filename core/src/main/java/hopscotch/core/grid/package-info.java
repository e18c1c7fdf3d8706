/**
 * The grid abstraction that every planner stands on.
 *
 * <p>A {@link hopscotch.core.grid.GridMap} is cells and their terrain characters. A {@link
 * hopscotch.core.grid.Movement} says how an agent moves. A {@link hopscotch.core.grid.GridGraph} is
 * a map under a movement: for every cell the legal moves and their exact integer costs. A
 * <em>cell</em> is an {@code int}, the index in a padded array whose border is blocked, so that a
 * neighbour never needs a bounds check.
 */
package hopscotch.core.grid;
