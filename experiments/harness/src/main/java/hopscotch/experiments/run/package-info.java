/**
 * Running a suite. A {@link hopscotch.experiments.run.Run} goes through maps, planners and blocks
 * of problems, each of its threads a {@code Lane}.
 *
 * <ul>
 *   <li>{@code run.deal}: which part of the plan a shard has.
 *   <li>{@code run.assignment}: the problems on a map, and the rows made of answers. Whether an
 *       answer is right is judged there, after the timed block, so that a worker's JVM compiles its
 *       planner's code alone.
 *   <li>{@code run.worker}: the processes that answer problems and do nothing else. One that fails,
 *       hangs or outgrows its memory is replaced at the cost of its own rows.
 *   <li>{@code run.timing}: the clock within them.
 *   <li>{@code run.message}: what they say.
 *   <li>{@code run.manifest}: what a run says of itself.
 * </ul>
 */
package hopscotch.experiments.run;
