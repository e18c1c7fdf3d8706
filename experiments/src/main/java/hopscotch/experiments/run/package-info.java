/**
 * Running a suite. A {@link hopscotch.experiments.run.Run} goes through maps, planners and blocks
 * of queries; the timing is done by worker processes ({@link
 * hopscotch.experiments.run.WorkerMain}), which answer queries and nothing else. Whether an answer
 * is right is judged here, after the timed block, so that a worker's JVM compiles its planner's
 * code alone; and a worker that fails, hangs or outgrows its memory is replaced at the cost of its
 * own rows.
 */
package hopscotch.experiments.run;
