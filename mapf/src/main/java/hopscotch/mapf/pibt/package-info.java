/** Priority inheritance with backtracking: one step of all units at a time. */
package hopscotch.mapf.pibt;
