/**
 * The classes that run a suite. A {@link hopscotch.harness.run.Run} goes through maps, planners and
 * blocks of problems, each of its threads a {@code RunThread}.
 *
 * <ul>
 *   <li>{@link hopscotch.harness.run.ShardPlan} divides the work of a plan among shards by its
 *       estimated cost.
 *   <li>{@link hopscotch.harness.run.Assignment}, with one class for each kind of problem, has the
 *       problems on one map and makes the rows of the answers. Whether an answer is right is judged
 *       there, after the timed block, so that a worker's JVM compiles its planner's code alone.
 *   <li>{@link hopscotch.harness.run.PlanManifest} records what is known before anything is asked:
 *       the part of the suite on which rows depend, the machine and the guests.
 *   <li>{@link hopscotch.harness.run.worker} has the processes that answer problems and do nothing
 *       else.
 * </ul>
 */
package hopscotch.harness.run;
