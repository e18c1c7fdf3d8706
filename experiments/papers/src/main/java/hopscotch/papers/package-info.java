/**
 * Published experiments, run again over the maps of a paper and set beside the figures that its
 * authors printed. A {@link hopscotch.papers.Paper} is a file with those figures; an {@link
 * hopscotch.papers.count.Experiment} does the counting that no planner here does, and gives {@link
 * hopscotch.papers.count.Counts}; a {@link hopscotch.papers.PaperPage} shows both side by side.
 */
package hopscotch.papers;
