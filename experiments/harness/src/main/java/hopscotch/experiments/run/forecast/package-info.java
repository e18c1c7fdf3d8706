/**
 * How long a run takes. {@link hopscotch.experiments.run.forecast.Forecast} says how long a run
 * that is going on still takes. {@link hopscotch.experiments.run.forecast.Makespan} simulates a
 * plan on a cluster.
 */
package hopscotch.experiments.run.forecast;
