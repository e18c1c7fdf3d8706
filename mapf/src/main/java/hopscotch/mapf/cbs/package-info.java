/** Conflict-based search: best-first over trees of constraints. */
package hopscotch.mapf.cbs;
