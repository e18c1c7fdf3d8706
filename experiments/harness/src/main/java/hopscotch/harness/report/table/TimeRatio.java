package hopscotch.harness.report.table;

import hopscotch.harness.statistics.ClusterBootstrap;
import hopscotch.harness.statistics.ClusteredValues;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The ratio of the later time to the earlier, as the geometric mean over the answers with a path
 * and a time in both runs. As in the comparison of planners, answers form clusters by map.
 *
 * @param mean the mean, above 1 if the later run is slower; NaN without times
 * @param interval its 95 % interval; NaN to NaN on one map, and if the {@linkplain
 *     MatchedRuns#timesCompare hosts} let no times be compared: resampling maps says nothing of
 *     them
 */
record TimeRatio(double mean, ClusterBootstrap.Interval interval, int maps) {
  private static final int RESAMPLES = 2_000;
  private static final long SEED = 1;

  /** The conclusion from an interval. */
  enum Verdict {
    /** The interval lies above 1. */
    SLOWER,
    /** The interval lies below 1. */
    FASTER,
    /** The interval contains 1. */
    NOT_CLEAR,
    /** There is no interval. */
    UNKNOWN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  static TimeRatio of(MatchedRuns runs, List<MatchedRuns.Matched> planners) {
    Answers before = runs.before();
    Answers after = runs.after();
    int most = planners.stream().mapToInt(MatchedRuns.Matched::size).sum();
    double[] logarithms = new double[most];
    int[] maps = new int[most];
    Map<String, Integer> numbers = new HashMap<>();
    int count = 0;
    for (MatchedRuns.Matched it : planners) {
      for (int i = 0; i < it.size(); i++) {
        int problem = it.problemBefore(i);
        int same = it.problemAfter(i);
        double earlier = before.nanos(it.before(), problem);
        double later = after.nanos(it.after(), same);
        boolean isTimed = earlier > 0 && later > 0;
        if (isTimed && before.hasPath(it.before(), problem) && after.hasPath(it.after(), same)) {
          String map = before.problem(problem).map();
          logarithms[count] = StrictMath.log(later / earlier);
          maps[count++] = numbers.computeIfAbsent(map, key -> numbers.size());
        }
      }
    }
    ClusteredValues values =
        ClusteredValues.of(
            Arrays.copyOf(logarithms, count), Arrays.copyOf(maps, count), numbers.size());
    ClusterBootstrap.Interval interval =
        runs.timesCompare()
            ? new ClusterBootstrap(RESAMPLES, SEED).interval(values)
            : new ClusterBootstrap.Interval(Double.NaN, Double.NaN);
    return new TimeRatio(
        StrictMath.exp(values.mean()),
        new ClusterBootstrap.Interval(
            StrictMath.exp(interval.least()), StrictMath.exp(interval.largest())),
        numbers.size());
  }

  Verdict verdict() {
    if (Double.isNaN(interval.least())) {
      return Verdict.UNKNOWN;
    }
    return interval.least() > 1
        ? Verdict.SLOWER
        : interval.largest() < 1 ? Verdict.FASTER : Verdict.NOT_CLEAR;
  }
}
