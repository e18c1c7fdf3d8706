package hopscotch.experiments.cli.command;

import hopscotch.experiments.query.JudgedAttempt;
import hopscotch.experiments.query.Verdict;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts what one planner did over many queries. */
final class Tally {
  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
  private long[] nanos = new long[1024];
  private int searches;
  private int queries;
  private long totalNanos;
  private long totalExpanded;
  private double totalSuboptimality;
  private long compared;
  private long faults;

  void add(JudgedAttempt answer) {
    queries++;
    verdicts.merge(answer.judgement().verdict(), 1, Integer::sum);
    if (answer.isFault()) {
      faults++;
    }
    if (!Double.isNaN(answer.judgement().suboptimality())) {
      totalSuboptimality += answer.judgement().suboptimality();
      compared++;
    }
    if (answer.isSearched()) {
      if (searches == nanos.length) {
        nanos = Arrays.copyOf(nanos, 2 * nanos.length);
      }
      nanos[searches++] = answer.attempt().elapsedNanos();
      totalNanos += answer.attempt().elapsedNanos();
      totalExpanded += answer.attempt().counters().expanded;
    }
  }

  /** The verdicts that occurred, in their order. */
  static List<Verdict> verdicts(List<Tally> tallies) {
    return Arrays.stream(Verdict.values())
        .filter(verdict -> tallies.stream().anyMatch(tally -> tally.count(verdict) > 0))
        .toList();
  }

  int queries() {
    return queries;
  }

  int count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  long faults() {
    return faults;
  }

  /** NaN where no path was compared. */
  double meanSuboptimality() {
    return totalSuboptimality / (compared == 0 ? Double.NaN : compared);
  }

  /** NaN where nothing was searched. */
  double meanMicros() {
    return totalNanos / 1e3 / (searches == 0 ? Double.NaN : searches);
  }

  /** The time that at least the share {@code p} of the searches stayed within, by nearest rank. */
  double percentileMicros(double p) {
    if (searches == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, searches);
    Arrays.sort(sorted);
    return sorted[(int) Math.max(0, Math.ceil(p * searches) - 1)] / 1e3;
  }

  /** NaN where nothing was searched. */
  double meanExpanded() {
    return totalExpanded / (searches == 0 ? Double.NaN : searches);
  }
}
