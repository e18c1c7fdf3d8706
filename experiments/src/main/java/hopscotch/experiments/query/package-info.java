/**
 * One query: what it asks ({@link hopscotch.experiments.query.Query}), how a planner is put to it
 * ({@link hopscotch.experiments.query.Contender}), and whether its answer is right ({@link
 * hopscotch.experiments.query.Judge}).
 *
 * <p>Only {@link hopscotch.experiments.query.Contender#attempt} is timed, and only the search in
 * it. Checking and judging come after, with searches of their own where they are needed.
 */
package hopscotch.experiments.query;
