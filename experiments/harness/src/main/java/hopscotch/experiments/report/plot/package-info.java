/**
 * The plots of a report, each made of answers. Begin with {@link
 * hopscotch.experiments.report.plot.Plots}.
 */
package hopscotch.experiments.report.plot;
