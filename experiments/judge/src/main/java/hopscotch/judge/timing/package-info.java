/**
 * How planners are put to problems and timed:
 *
 * <ul>
 *   <li>a {@link hopscotch.judge.timing.PlannerUnderTest} answers queries on maps that stay,
 *       several of them side by side in a {@link hopscotch.judge.timing.QueryComparison};
 *   <li>a {@link hopscotch.judge.timing.TimedWalkSearch} answers the queries of a walk, several of
 *       them in a {@link hopscotch.judge.timing.WalkComparison}.
 * </ul>
 *
 * <p>Only the search is timed, and for a walk the time to take up the changes, apart. Checking and
 * judging come after.
 */
package hopscotch.judge.timing;
