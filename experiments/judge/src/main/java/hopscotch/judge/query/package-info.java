/**
 * What planners are asked: a {@link hopscotch.judge.query.Problem} is a {@link
 * hopscotch.judge.query.Query} on a map that stays, or a {@link hopscotch.judge.query.WalkQuery} on
 * a map that changes, from a {@link hopscotch.judge.query.WalkReplay}. What a planner did with it
 * is an {@link hopscotch.judge.query.Attempt}.
 *
 * <p>How a planner is put to a problem is in {@link hopscotch.judge.timing}, whether its answer is
 * right in {@link hopscotch.judge.verdict}.
 */
package hopscotch.judge.query;
