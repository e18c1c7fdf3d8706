package hopscotch.experiments.query;

import hopscotch.core.planner.Guarantee;

/**
 * A planner's answer to a query, judged.
 *
 * @param attempt what the planner did; {@code null} where an end is blocked and none was asked
 * @param judgement what it is worth
 * @param guarantee what the planner promised; no promise where none was asked
 */
public record JudgedAttempt(Attempt attempt, Judgement judgement, Guarantee guarantee) {

  /** Whether the planner was asked. */
  public boolean isSearched() {
    return attempt != null;
  }

  /** Whether the answer is wrong; see {@link Verdict#isFault}. */
  public boolean isFault() {
    return judgement.verdict().isFault(guarantee);
  }
}
