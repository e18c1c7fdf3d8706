package hopscotch.judge.timing;

import hopscotch.core.planner.SearchCounters;

/**
 * Checks what every answer must have before it is judged, whether {@code run}, {@code solve} or
 * {@code verify} asked for it: an outcome, and counts that are possible. An answer without these is
 * a failure of its planner.
 */
public final class AnswerCheck {
  /** The largest count that a row has room for. */
  public static final long LARGEST_COUNT = 999_999_999_999_999_999L;

  private AnswerCheck() {}

  /** Thrown if an answer is not a valid one. */
  @SuppressWarnings("OverrideThrowableToString")
  public static final class BadAnswerException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** An exception whose message says what is wrong, and what would be right. */
    public BadAnswerException(String message) {
      super(message);
    }

    /** The message alone, since the planner is at fault and not the code that threw this. */
    @Override
    public String toString() {
      return getMessage();
    }
  }

  /**
   * Checks an answer.
   *
   * @param outcome the outcome that the search reports
   * @param counters the counters that it reports
   * @throws BadAnswerException if one of them is missing, or a count is impossible
   */
  public static void require(Object outcome, SearchCounters counters) {
    if (outcome == null) {
      throw new BadAnswerException("the planner answered null; expected an outcome");
    }
    if (counters == null) {
      throw new BadAnswerException("the counters of the search are null; expected its counts");
    }
    requireCounter("expanded", counters.expanded);
    requireCounter("generated", counters.generated);
    requireCounter("reopened", counters.reopened);
    requireCounter("heap operations", counters.heapOperations);
    requireCounter("open peak", counters.openPeak);
    requireCounter("touched", counters.touched);
  }

  private static void requireCounter(String name, long count) {
    if (count != SearchCounters.UNTOLD) {
      requireCount(name, count);
    }
  }

  /** Checks a number that a planner reports: at least 0, and no more than a row holds. */
  public static void requireCount(String name, long count) {
    if (count < 0 || count > LARGEST_COUNT) {
      throw new BadAnswerException(
          "%s is %d; expected 0 to %d".formatted(name, count, LARGEST_COUNT));
    }
  }
}
