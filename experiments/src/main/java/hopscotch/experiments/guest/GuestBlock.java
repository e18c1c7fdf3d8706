package hopscotch.experiments.guest;

import java.util.List;

/**
 * A guest's answers to a block of queries.
 *
 * @param answers one a query, in the order asked
 * @param wallNanos from before the block was written until its last answer was read, by the clock
 *     of the host
 */
public record GuestBlock(List<GuestAnswer> answers, long wallNanos) {

  /** The sum of the times that the guest claims, in nanoseconds. */
  public long claimedNanos() {
    return answers.stream().mapToLong(GuestAnswer::nanos).sum();
  }
}
