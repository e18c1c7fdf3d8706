/**
 * A planner against the clock, within a worker process: warmed up, prepared, and asked. Begin with
 * {@link hopscotch.experiments.run.timing.TimedPlanner}.
 */
package hopscotch.experiments.run.timing;
