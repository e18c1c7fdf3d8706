/**
 * The problems on one map, how they are put to a planner in a worker process, and the rows made of
 * its answers. Begin with {@link hopscotch.experiments.run.assignment.Assignment}, which has a
 * class a kind of problem.
 */
package hopscotch.experiments.run.assignment;
