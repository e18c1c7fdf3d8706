/**
 * Grid maps, exact costs, paths, the planner API, and the searches that need no abstraction. Begin
 * with {@link hopscotch.core.GridPaths}.
 */
package hopscotch.core;
