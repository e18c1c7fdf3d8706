/**
 * The rows of a run side by side, planners by problems, and what follows from them: the figures of
 * a planner, and how two planners compare. Begin with {@link
 * hopscotch.experiments.report.answer.Answers}.
 */
package hopscotch.experiments.report.answer;
