/**
 * The processes that answer problems: {@link hopscotch.harness.run.worker.WorkerMain} is the
 * process itself, {@link hopscotch.harness.run.worker.Worker} is the run's side of one, of ours or
 * of a guest. A {@link hopscotch.harness.run.worker.RestartedWorker} starts another where one
 * failed, hung or outgrew its memory.
 *
 * <p>Within the process a {@link hopscotch.harness.run.worker.TimedPlanner} is warmed up, prepared
 * and asked against the clock. What a run and a worker say to each other begins with {@link
 * hopscotch.harness.run.worker.Reply}; {@link hopscotch.harness.run.worker.Block} is the reply that
 * has answers. A {@link hopscotch.harness.run.worker.Recorder} makes searches again for the page of
 * a report, and watches which cells they expand.
 */
package hopscotch.harness.run.worker;
