package hopscotch.judge.timing;

import hopscotch.core.planner.SearchCounters;

/**
 * What an answer must have before anybody judges it, be it asked for by {@code run}, {@code solve}
 * or {@code verify}: how the search ended, and counts that are some. An answer without is a failure
 * of its planner.
 */
public final class AnswerCheck {
  /** The largest count that a row has room for. */
  public static final long LARGEST_COUNT = 999_999_999_999_999_999L;

  private AnswerCheck() {}

  /** An answer that is none. */
  @SuppressWarnings("OverrideThrowableToString")
  public static final class BadAnswerException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** Says what is wrong, and what would be right. */
    public BadAnswerException(String message) {
      super(message);
    }

    /** The sentence alone: it is the planner that is wrong, not the code that says so. */
    @Override
    public String toString() {
      return getMessage();
    }
  }

  /**
   * Looks at an answer.
   *
   * @param outcome how the search says that it ended
   * @param counters what it says that it counted
   * @throws BadAnswerException if one is not there, or a count is none
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

  /**
   * Looks at a number that a planner says.
   *
   * @throws BadAnswerException if it is negative, or more than a row has room for
   */
  public static void requireCount(String name, long count) {
    if (count < 0 || count > LARGEST_COUNT) {
      throw new BadAnswerException(
          "%s is %d; expected 0 to %d".formatted(name, count, LARGEST_COUNT));
    }
  }
}
