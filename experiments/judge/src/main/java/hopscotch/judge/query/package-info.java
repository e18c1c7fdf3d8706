/**
 * The problems that are put to planners: a {@link hopscotch.judge.query.Problem} is a {@link
 * hopscotch.judge.query.Query} on a map that stays, or a {@link hopscotch.judge.query.WalkQuery} on
 * a map that changes, from a {@link hopscotch.judge.query.WalkReplay}. The result is an {@link
 * hopscotch.judge.query.Attempt}.
 *
 * <p>{@link hopscotch.judge.timing} puts problems to planners, and {@link hopscotch.judge.verdict}
 * decides whether answers are right.
 */
package hopscotch.judge.query;
