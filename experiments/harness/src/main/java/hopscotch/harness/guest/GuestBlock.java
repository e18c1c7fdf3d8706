package hopscotch.harness.guest;

import java.util.List;

/**
 * A guest's answers to a block of queries.
 *
 * @param answers one a query, in the order asked
 * @param wallNanos from before the block was written until its last answer was read, by the clock
 *     of the host
 */
public record GuestBlock(List<GuestAnswer> answers, long wallNanos) {

  /** The sum of the times that the guest claims, in nanoseconds; the longest there is for more. */
  public long claimedNanos() {
    return answers.stream().mapToLong(GuestAnswer::nanos).reduce(0, GuestBlock::plus);
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  /** Whether no clock can have shown what the guest claims. */
  public boolean exceedsWallClock() {
    return claimedNanos() > wallNanos + wallNanos / 100 + 1000;
  }

  /** An answer's share of the wall clock, in nanoseconds. */
  public long shareNanos() {
    return wallNanos / Math.max(1, answers.size());
  }

  /**
   * What an answer counts for, in nanoseconds: what the guest claims for it; in a block whose
   * claims exceed the wall clock its share, as none of the claims can be believed.
   */
  public long countedNanos(GuestAnswer answer) {
    return exceedsWallClock() ? shareNanos() : answer.nanos();
  }
}
