package hopscotch.judge.timing;

import hopscotch.core.planner.Guarantee;

/**
 * What was measured while the units of a crowd walked.
 *
 * @param firstNanos the time until every unit had its first move
 * @param answerNanos the time of all finds, those too
 * @param changeNanos the time in which planner and routes took up the walls
 * @param replans how often a route was planned anew, or mended, since a wall fell across it
 * @param unitBytes the bytes that were allocated for a unit until it had its first way: its route,
 *     and its search if it has one of its own
 * @param promise what is promised of a path when it is planned; of a mended one no bound
 */
public record CrowdWalkFigures(
    long firstNanos,
    long answerNanos,
    long changeNanos,
    int replans,
    long unitBytes,
    Guarantee promise) {}
