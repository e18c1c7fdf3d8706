package hopscotch.cli.solve;

import hopscotch.cli.options.FormatOption;
import hopscotch.core.planner.KnownSpec;
import hopscotch.judge.timing.JudgedAttempt;
import hopscotch.judge.verdict.Verdict;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Counts the results of one planner over many queries. Its means are over the queries that were
 * answered, since the time of an error, or of a search that its budget ended, means nothing.
 */
final class PlannerTotals {
  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
  private final LongArrayList nanos = new LongArrayList();
  private int queries;
  private int answers;
  private long totalNanos;
  private long totalExpanded;
  private long expansionsTold;
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
    if (answer.judgement().verdict().isAnswer()) {
      answers++;
    }
    if (answer.isAnswered()) {
      nanos.add(answer.attempt().elapsedNanos());
      totalNanos += answer.attempt().elapsedNanos();
      long expanded = answer.attempt().counters().expanded;
      totalExpanded += Math.max(0, expanded);
      expansionsTold += expanded < 0 ? 0 : 1;
    }
  }

  /**
   * Writes a row for each planner: its counts, then values of the caller's own. Only the verdicts
   * that occurred have a column.
   *
   * @param asked what the queries are called
   * @param columns of the values; the last one is the first to be left out where all do not fit
   * @param planner by the index of a total
   * @param values likewise, one for each of the columns
   */
  static void summarise(
      PrintWriter err,
      FormatOption format,
      List<PlannerTotals> totals,
      String asked,
      List<String> columns,
      IntFunction<KnownSpec> planner,
      IntFunction<List<Object>> values) {
    List<Verdict> seen =
        Arrays.stream(Verdict.values())
            .filter(verdict -> totals.stream().anyMatch(total -> total.count(verdict) > 0))
            .toList();
    List<String> heads = new ArrayList<>(List.of("planner", asked));
    seen.forEach(verdict -> heads.add(verdict.text()));
    heads.addAll(columns);
    List<Object[]> rows = new ArrayList<>();
    for (int i = 0; i < totals.size(); i++) {
      PlannerTotals total = totals.get(i);
      List<Object> row = new ArrayList<>(List.of(planner.apply(i), total.queries));
      seen.forEach(verdict -> row.add(total.count(verdict)));
      row.addAll(values.apply(i));
      rows.add(row.toArray());
    }
    format.summarise(err, heads, List.of(columns.get(columns.size() - 1), "p95_us"), rows);
    format.sayTimesAreCold(err);
  }

  /** The number of queries that were answered, including those with a blocked end. */
  int answers() {
    return answers;
  }

  int count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  long faults() {
    return faults;
  }

  /** The mean suboptimality. NaN if no path was compared. */
  double meanSuboptimality() {
    return totalSuboptimality / (compared == 0 ? Double.NaN : compared);
  }

  /** The mean time of the searches that ended with an answer. NaN if there are none. */
  double meanMicros() {
    return totalNanos / 1e3 / (nanos.isEmpty() ? Double.NaN : nanos.size());
  }

  /** The time within which the share {@code p} of these searches ended, by nearest rank. */
  double percentileMicros(double p) {
    if (nanos.isEmpty()) {
      return Double.NaN;
    }
    long[] sorted = nanos.toLongArray();
    Arrays.sort(sorted);
    return sorted[(int) Math.max(0, Math.ceil(p * sorted.length) - 1)] / 1e3;
  }

  /** The mean expansions of those of them that report it. NaN if there are none. */
  double meanExpanded() {
    return totalExpanded / (expansionsTold == 0 ? Double.NaN : expansionsTold);
  }
}
