package hopscotch.harness.guest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the wall clock saw of a guest's answers on a map beside what the guest claims. The sums are
 * over all its blocks, since the times of one block say little on a busy machine.
 *
 * @param queries how many it answered
 * @param wallNanos how long that took, by the clock of the host
 * @param claimedNanos how long its searches took, by its own word
 * @param protocolNanos what the protocol takes for so many queries without a search, as measured
 * @param leastProtocolNanos the least that one took of those, which is what the protocol takes
 *     where no other program wants the processor
 * @param pathBytes how long its paths are, as it wrote them
 * @param pathNanos what they take beside that, as measured in the block that was least disturbed
 */
public record GuestAccount(
    long queries,
    long wallNanos,
    long claimedNanos,
    long protocolNanos,
    long leastProtocolNanos,
    long pathBytes,
    long pathNanos) {

  /** What a row holds of it, beside the time that counts, in this order. */
  public static final List<String> COUNTERS =
      List.of(
          "guest-clock",
          "wall-nanos",
          "protocol-nanos",
          "path-bytes",
          "path-nanos",
          "claimed-nanos");

  private static final Set<String> TIMES =
      Set.of("wall-nanos", "protocol-nanos", "path-nanos", "claimed-nanos");

  /** What a byte of a path may cost to write, pipe and read. */
  private static final long NANOS_A_BYTE = 10;

  /** Claims are told of that account for less than this share of the searches' time. */
  private static final double TOLERATED_SHARE = 0.5;

  /** The protocol may take so many times what was measured, on a machine that is busy. */
  private static final long TOLERATED_PROTOCOL = 3;

  /** Less than this in sum is not told: one wait for a processor takes some milliseconds. */
  private static final long TOLERATED_NANOS = 250_000_000;

  /** The counters of a row, in the order of {@link #COUNTERS}. */
  public static long[] counters(
      long wallNanos, long protocolNanos, long pathBytes, long pathNanos, long claimedNanos) {
    return new long[] {1, wallNanos, protocolNanos, pathBytes, pathNanos, claimedNanos};
  }

  /**
   * The account of a row; empty where its planner is no guest, or gave no answer.
   *
   * @param counters {@code name=number}, parted by semicolons
   * @throws NumberFormatException if a number is none
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

  /** The counters of a row without those of a guest that are times. */
  public static String withoutTimes(String counters) {
    if (!counters.startsWith(COUNTERS.get(0) + "=")) {
      return counters;
    }
    return Arrays.stream(counters.split(";"))
        .filter(it -> !TIMES.contains(it.substring(0, Math.max(0, it.indexOf('=')))))
        .collect(Collectors.joining(";"));
  }

  /** Both together. */
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

  /** What the protocol may take, with the paths, on a machine that is not busy. */
  public long transferNanos() {
    return protocolNanos + NANOS_A_BYTE * pathBytes;
  }

  /** The time that neither a search, by the guest's word, nor the protocol accounts for. */
  long unexplainedNanos() {
    return Math.max(0, wallNanos - transferNanos() - claimedNanos);
  }

  /**
   * Whether the claims fall far short: they are less than half of what the wall clock leaves beside
   * the protocol, and more than 250 ms and three times the protocol stay unexplained.
   */
  public boolean isFarShort() {
    return claimedNanos < TOLERATED_SHARE * (wallNanos - transferNanos())
        && unexplainedNanos() > TOLERATED_NANOS
        && unexplainedNanos() > TOLERATED_PROTOCOL * transferNanos();
  }

  /** What the protocol takes for a query without a path, in microseconds, undisturbed. */
  public double protocolMicrosAQuery() {
    return leastProtocolNanos / 1e3;
  }

  /**
   * What it takes more after a search and with a path, in microseconds a query, if the guest's
   * clock is right: to write, pipe and read the path, by caches that held the search.
   */
  public double pathMicrosAQuery() {
    return pathNanos / 1e3 / Math.max(1, queries);
  }

  /** The bytes of a path, on average over all queries. */
  public double bytesAQuery() {
    return pathBytes / (double) Math.max(1, queries);
  }
}
