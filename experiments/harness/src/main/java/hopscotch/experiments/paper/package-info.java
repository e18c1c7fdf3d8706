/**
 * Published experiments, run again over a suite's maps and set beside the figures that their
 * authors printed.
 */
package hopscotch.experiments.paper;
