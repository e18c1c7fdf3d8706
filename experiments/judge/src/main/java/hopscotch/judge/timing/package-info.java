/**
 * The classes that put problems to planners and time them:
 *
 * <ul>
 *   <li>a {@link hopscotch.judge.timing.PlannerUnderTest} answers queries on maps that stay,
 *       several of them side by side in a {@link hopscotch.judge.timing.QueryComparison};
 *   <li>a {@link hopscotch.judge.timing.TimedWalkSearch} answers the queries of a walk, several of
 *       them in a {@link hopscotch.judge.timing.WalkComparison}.
 * </ul>
 *
 * <p>Only the search is timed. For a walk, the time to take up the changes is measured separately.
 * Checking and judging come afterwards.
 */
package hopscotch.judge.timing;
