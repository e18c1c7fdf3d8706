package hopscotch.mapf.lns;

import java.util.Arrays;

/**
 * The steps of a vertex, divided into intervals wherever a unit comes or leaves. During an interval
 * the same units are there. Interval 0 begins at step 0, and the last one has no end.
 */
final class SoftIntervals {
  private final int[] firsts;
  private final int[] occupants;
  private final int[] newcomers;

  private SoftIntervals(int[] firsts, int[] occupants, int[] newcomers) {
    this.firsts = firsts;
    this.occupants = occupants;
    this.newcomers = newcomers;
  }

  /**
   * The intervals of a vertex at which units stay for some time.
   *
   * @param stays for each stay its first step, its last step and the unit
   * @param size how many ints of {@code stays} are in use
   */
  static SoftIntervals of(int[] stays, int size) {
    int[] cuts = new int[2 * size / SoftReservations.FIELDS + 1];
    int count = 1;
    for (int at = 0; at < size; at += SoftReservations.FIELDS) {
      cuts[count++] = stays[at];
      if (stays[at + 1] != SoftReservations.FOREVER) {
        cuts[count++] = stays[at + 1] + 1;
      }
    }
    int[] firsts = distinct(cuts, count);
    int[] occupants = new int[firsts.length];
    int[] newcomers = new int[firsts.length];
    for (int at = 0; at < size; at += SoftReservations.FIELDS) {
      int interval = Arrays.binarySearch(firsts, stays[at]);
      newcomers[interval]++;
      while (interval < firsts.length && firsts[interval] <= stays[at + 1]) {
        occupants[interval++]++;
      }
    }
    return new SoftIntervals(firsts, occupants, newcomers);
  }

  private static int[] distinct(int[] steps, int count) {
    Arrays.sort(steps, 0, count);
    int distinct = 1;
    for (int i = 1; i < count; i++) {
      if (steps[i] != steps[distinct - 1]) {
        steps[distinct++] = steps[i];
      }
    }
    return Arrays.copyOf(steps, distinct);
  }

  /** The number of intervals, at least one. */
  int count() {
    return firsts.length;
  }

  /** The first step of an interval. */
  int first(int interval) {
    return firsts[interval];
  }

  /** The number of units that are there during an interval. */
  int occupants(int interval) {
    return occupants[interval];
  }

  /** The number of units that are there during an interval and were not during the one before. */
  int newcomers(int interval) {
    return newcomers[interval];
  }

  /** The last step of an interval. */
  int last(int interval) {
    return interval + 1 < firsts.length ? firsts[interval + 1] - 1 : SoftReservations.FOREVER;
  }
}
