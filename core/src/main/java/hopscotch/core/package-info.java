/** Grid maps, exact costs, paths, the planner API, and the searches that need no abstraction. */
package hopscotch.core;
