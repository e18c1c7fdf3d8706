/**
 * Two runs side by side: which answers are of the same problem by the same planner, and what of
 * them got faster, slower or wrong.
 */
package hopscotch.experiments.report.compare;
