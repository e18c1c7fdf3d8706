package hopscotch.judge.timing;

/**
 * A judged answer of a planner to an ask of a walk.
 *
 * @param changeNanos the time to take up the changes since the ask before, by the search itself or
 *     by repairing or preparing the planner anew; 0 if nothing changed
 * @param answer the answer, whose time is that of the search alone
 */
public record WalkAnswer(long changeNanos, JudgedAttempt answer) {}
