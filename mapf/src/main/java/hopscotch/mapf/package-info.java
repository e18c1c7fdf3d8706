/**
 * Several units that walk at the same time and avoid each other (multi-agent path finding). A team
 * and its plan are in {@code team}, the planner API in {@code planner}, the distances that every
 * planner stands on in {@code distance}; each family of algorithms has a package of its own.
 */
package hopscotch.mapf;
