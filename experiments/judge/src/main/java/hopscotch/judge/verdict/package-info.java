/**
 * Whether an answer is right: a {@link hopscotch.judge.verdict.Judge} for each kind of problem, and
 * the {@link hopscotch.judge.verdict.Verdict} it comes to. Judging is outside all timing, with
 * searches of its own where the published length does not decide.
 */
package hopscotch.judge.verdict;
