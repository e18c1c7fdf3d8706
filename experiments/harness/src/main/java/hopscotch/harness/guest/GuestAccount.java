package hopscotch.harness.guest;

import java.util.List;
import java.util.Optional;

/**
 * The times of a guest's answers on a map by the wall clock, beside those that the guest claims.
 * The sums are over all its blocks, since the times of one block say little on a busy machine.
 *
 * @param queries the number of queries that it answered
 * @param wallNanos the time for these, by the clock of the host
 * @param claimedNanos the time of its searches, by its own word
 * @param protocolNanos the measured time of the protocol for this number of queries without a
 *     search
 * @param leastProtocolNanos the least time of one of those, which is that of the protocol if no
 *     other program needs the processor
 * @param pathBytes the length of its paths, as it wrote them
 * @param pathNanos the further time for the paths, as measured in the block that was least
 *     disturbed
 */
public record GuestAccount(
    long queries,
    long wallNanos,
    long claimedNanos,
    long protocolNanos,
    long leastProtocolNanos,
    long pathBytes,
    long pathNanos) {

  /** The counters of a row for it, beside the time that counts, in this order. */
  public static final List<String> COUNTERS =
      List.of(
          "guest-clock",
          "wall-nanos",
          "protocol-nanos",
          "path-bytes",
          "path-nanos",
          "claimed-nanos");

  /** The time that a byte of a path may take to be written, piped and read. */
  private static final long NANOS_A_BYTE = 10;

  /** Claims are reported if they explain less than this share of the time of the searches. */
  private static final double TOLERATED_SHARE = 0.5;

  /** The factor by which the protocol may exceed its measured time on a busy machine. */
  private static final long TOLERATED_PROTOCOL = 3;

  /** A smaller sum is not reported, since a single wait for a processor takes some milliseconds. */
  private static final long TOLERATED_NANOS = 250_000_000;

  /** The counters of a row, in the order of {@link #COUNTERS}. */
  public static long[] counters(
      long wallNanos, long protocolNanos, long pathBytes, long pathNanos, long claimedNanos) {
    return new long[] {1, wallNanos, protocolNanos, pathBytes, pathNanos, claimedNanos};
  }

  /**
   * The account of a row. Empty if its planner is not a guest, or gave no answer.
   *
   * @param counters {@code name=number}, separated by semicolons
   * @throws NumberFormatException if a number is wrong
   */
  public static Optional<GuestAccount> ofRow(long claimedNanos, String counters) {
    if (claimedNanos < 0 || !counters.startsWith(COUNTERS.get(0) + "=")) {
      return Optional.empty();
    }
    long[] values = new long[COUNTERS.size()];
    for (String counter : counters.split(";")) {
      int equals = counter.indexOf('=');
      int index = COUNTERS.indexOf(counter.substring(0, Math.max(0, equals)));
      if (index >= 0) {
        values[index] = Long.parseLong(counter.substring(equals + 1));
      }
    }
    return Optional.of(
        new GuestAccount(1, values[1], claimedNanos, values[2], values[2], values[3], values[4]));
  }

  /** The sum of both. */
  public GuestAccount plus(GuestAccount other) {
    return new GuestAccount(
        queries + other.queries,
        wallNanos + other.wallNanos,
        claimedNanos + other.claimedNanos,
        protocolNanos + other.protocolNanos,
        Math.min(leastProtocolNanos, other.leastProtocolNanos),
        pathBytes + other.pathBytes,
        pathNanos + other.pathNanos);
  }

  /** The time that the protocol may take, including the paths, on a machine that is not busy. */
  public long transferNanos() {
    return protocolNanos + NANOS_A_BYTE * pathBytes;
  }

  /** The time that neither the searches, by the guest's word, nor the protocol explain. */
  long unexplainedNanos() {
    return Math.max(0, wallNanos - transferNanos() - claimedNanos);
  }

  /**
   * Whether the claims are far too small: they are less than half of the wall time without the
   * protocol, and the unexplained time is more than 250 ms and three times the protocol.
   */
  public boolean isFarShort() {
    return claimedNanos < TOLERATED_SHARE * (wallNanos - transferNanos())
        && unexplainedNanos() > TOLERATED_NANOS
        && unexplainedNanos() > TOLERATED_PROTOCOL * transferNanos();
  }

  /** The undisturbed time of the protocol for a query without a path, in microseconds. */
  public double protocolMicrosAQuery() {
    return leastProtocolNanos / 1e3;
  }

  /**
   * The further time for each query with a search and a path, in microseconds, if the guest's clock
   * is right: to write, pipe and read the path, with caches that the search has filled.
   */
  public double pathMicrosAQuery() {
    return pathNanos / 1e3 / Math.max(1, queries);
  }

  /** The average number of bytes of a path, over all queries. */
  public double bytesAQuery() {
    return pathBytes / (double) Math.max(1, queries);
  }
}
