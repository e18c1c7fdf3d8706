/**
 * Large neighbourhood search: a few units at a time are planned anew around all others. {@code lns}
 * begins with the plan of another planner, {@code lns2} with paths that collide.
 */
package hopscotch.mapf.lns;
