/**
 * What planners are asked ({@link hopscotch.experiments.query.Problem}), how a planner is put to
 * it, and whether its answer is right ({@link hopscotch.experiments.query.Judge}), for each kind of
 * problem:
 *
 * <ul>
 *   <li>a {@link hopscotch.experiments.query.Query} on a map that stays, put to a {@link
 *       hopscotch.experiments.query.Contender}, several of them in a {@link
 *       hopscotch.experiments.query.Trial};
 *   <li>the {@link hopscotch.experiments.query.Ask} of a walk on a map that changes, from a {@link
 *       hopscotch.experiments.query.WalkReplay}, put to a {@link
 *       hopscotch.experiments.query.Walker}, several of them in a {@link
 *       hopscotch.experiments.query.WalkTrial}.
 * </ul>
 *
 * <p>Only the search is timed, and for a walk the time to take up the changes, apart. Checking and
 * judging come after, with searches of their own where they are needed.
 */
package hopscotch.experiments.query;
