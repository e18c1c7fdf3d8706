package hopscotch.judge.timing;

import hopscotch.core.planner.Guarantee;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.Verdict;

/**
 * A planner's answer to a query, judged.
 *
 * @param attempt the attempt of the planner; {@code null} if an end is blocked and no planner was
 *     asked
 * @param judgement the judgement on it
 * @param guarantee the promise of the planner; no promise if none was asked
 */
public record JudgedAttempt(Attempt attempt, Judgement judgement, Guarantee guarantee) {

  /** The same answer, with counters that the search's next query does not overwrite. */
  public JudgedAttempt kept() {
    if (attempt == null) {
      return this;
    }
    Attempt copy =
        new Attempt(
            attempt.outcome(),
            attempt.elapsedNanos(),
            attempt.counters().copy(),
            attempt.lowerBound(),
            attempt.error());
    return new JudgedAttempt(copy, judgement, guarantee);
  }

  /** The factor that the answer is proven to keep; NaN where nothing is proven. */
  public double provenFactor() {
    return attempt == null ? Double.NaN : judgement.provenFactor(attempt.lowerBound());
  }

  /** Whether the planner was asked, and offers what it was asked for. */
  public boolean isSearched() {
    return attempt != null && judgement.verdict() != Verdict.NOT_OFFERED;
  }

  /** Whether the planner was asked and answered, so that its cost counts in means. */
  public boolean isAnswered() {
    return isSearched() && judgement.verdict().isAnswer();
  }

  /** Whether the answer is wrong; see {@link Verdict#isFault}. */
  public boolean isFault() {
    return judgement.verdict().isFault(guarantee);
  }
}
