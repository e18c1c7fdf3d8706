/**
 * What planners are asked: a {@link hopscotch.experiments.query.Problem} is a {@link
 * hopscotch.experiments.query.Query} on a map that stays, or a {@link
 * hopscotch.experiments.query.WalkQuery} on a map that changes, from a {@link
 * hopscotch.experiments.query.WalkReplay}. What a planner did with it is an {@link
 * hopscotch.experiments.query.Attempt}.
 *
 * <p>How a planner is put to a problem is in {@link hopscotch.experiments.query.trial}, whether its
 * answer is right in {@link hopscotch.experiments.query.judge}.
 */
package hopscotch.experiments.query;
