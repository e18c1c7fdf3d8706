/**
 * Decides whether answers are right. There is a {@link hopscotch.judge.verdict.Judge} for each kind
 * of problem, which reaches a {@link hopscotch.judge.verdict.Verdict}. Judging is outside all
 * timing, and makes searches of its own if the published length does not decide.
 */
package hopscotch.judge.verdict;
