/**
 * Worker processes: the process itself ({@link hopscotch.experiments.run.worker.WorkerMain}), and a
 * run's end of one, of ours or of a guest ({@link hopscotch.experiments.run.worker.Worker}). A
 * {@link hopscotch.experiments.run.worker.Slot} starts another where one is gone.
 */
package hopscotch.experiments.run.worker;
