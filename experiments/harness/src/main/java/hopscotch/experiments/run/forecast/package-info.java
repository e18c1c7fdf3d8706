/**
 * How long a run takes: what is left of one that is on ({@link
 * hopscotch.experiments.run.forecast.Forecast}), and a plan on a cluster by simulation ({@link
 * hopscotch.experiments.run.forecast.Makespan}).
 */
package hopscotch.experiments.run.forecast;
