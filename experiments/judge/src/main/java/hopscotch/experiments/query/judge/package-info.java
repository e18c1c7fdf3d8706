/**
 * Whether an answer is right: a {@link hopscotch.experiments.query.judge.Judge} for each kind of
 * problem, and the {@link hopscotch.experiments.query.judge.Verdict} it comes to. Judging is
 * outside all timing, with searches of its own where the published length does not decide.
 */
package hopscotch.experiments.query.judge;
