/**
 * Hierarchical planners: a map cut into clusters, an abstract graph over their entrances, and the
 * refinement of its paths into grid paths.
 */
package hopscotch.hpa;
