/**
 * How planners are put to problems and timed:
 *
 * <ul>
 *   <li>a {@link hopscotch.experiments.query.trial.Contender} answers queries on maps that stay,
 *       several of them side by side in a {@link hopscotch.experiments.query.trial.Trial};
 *   <li>a {@link hopscotch.experiments.query.trial.Walker} answers the queries of a walk, several
 *       of them in a {@link hopscotch.experiments.query.trial.WalkTrial}.
 * </ul>
 *
 * <p>Only the search is timed, and for a walk the time to take up the changes, apart. Checking and
 * judging come after.
 */
package hopscotch.experiments.query.trial;
