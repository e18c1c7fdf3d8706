/**
 * Searches that a worker process makes again for the page of a report, while it watches which cells
 * they expand. Begin with {@link hopscotch.experiments.run.recording.Recorder}.
 */
package hopscotch.experiments.run.recording;
