package hopscotch.judge.timing;

/**
 * A planner's answer to an ask of a walk, judged.
 *
 * @param changeNanos the time to take up what changed since the ask before: by the search itself,
 *     or by repairing or preparing the planner anew; 0 where nothing changed
 * @param answer the answer; its time is that of the search alone
 */
public record WalkAnswer(long changeNanos, JudgedAttempt answer) {}
