package hopscotch.harness.guest;

import java.util.List;

/**
 * A guest's answers to a block of queries.
 *
 * @param answers one answer for each query, in the order asked
 * @param wallNanos from before the block was written until its last answer was read, by the clock
 *     of the host
 */
public record GuestBlock(List<GuestAnswer> answers, long wallNanos) {

  /** The sum of the times that the guest claims, in nanoseconds; at most the largest long. */
  public long claimedNanos() {
    return answers.stream().mapToLong(GuestAnswer::nanos).reduce(0, GuestBlock::plus);
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  /** Whether no clock can have shown the times that the guest claims. */
  public boolean exceedsWallClock() {
    return claimedNanos() > wallNanos + wallNanos / 100 + 1000;
  }

  /** An answer's share of the wall clock, in nanoseconds. */
  public long shareNanos() {
    return wallNanos / Math.max(1, answers.size());
  }

  /**
   * The time in nanoseconds that counts for an answer: the guest's claim, or the answer's share of
   * the wall clock if the claims of the block exceed it, since none of them can then be believed.
   */
  public long countedNanos(GuestAnswer answer) {
    return exceedsWallClock() ? shareNanos() : answer.nanos();
  }
}
