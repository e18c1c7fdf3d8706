package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.folder.Done;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.suite.Suite;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How long a run still takes, by two rates a planner that follow what was measured: the time of a
 * row, and that of getting ready for a map. There is no answer before every planner that has rows
 * left was measured. Safe for use by several threads.
 */
public final class Forecast {
  /** What was measured counts so much when the next is, so that the rates follow. */
  private static final double MEMORY = 0.8;

  private final int lanes;
  private final long planned;
  private final long kept;
  private final Map<String, Rates> rates = new LinkedHashMap<>();
  private final Set<Task> ahead = new HashSet<>();
  private double askedNanos;
  private double judgedNanos;

  /** What a planner took, and what it has left. */
  private static final class Rates {
    private long rowsLeft;
    private long mapsLeft;
    private double rows;
    private double rowNanos;
    private double maps;
    private double readyNanos;

    void addRows(long count, double nanos) {
      rows = MEMORY * rows + count;
      rowNanos = MEMORY * rowNanos + nanos;
    }

    void addMap(double nanos) {
      maps = MEMORY * maps + 1;
      readyNanos = MEMORY * readyNanos + nanos;
    }

    boolean isUnknown() {
      return rowsLeft > 0 && rows == 0;
    }

    double nanosLeft() {
      return (rowsLeft == 0 ? 0 : rowsLeft * rowNanos / rows)
          + (maps == 0 ? 0 : mapsLeft * readyNanos / maps);
    }
  }

  /** A forecast of a run of which nothing was done yet in this session. */
  public Forecast(Suite suite, List<Workload> workloads, int lanes) {
    this.lanes = lanes;
    long all = 0;
    long left = 0;
    for (Workload workload : workloads) {
      all += workload.planned(suite);
      left += workload.rowsLeft();
      workload.left().forEach((planner, rows) -> expect(workload, planner, rows));
    }
    this.planned = all;
    this.kept = all - left;
  }

  private void expect(Workload workload, String planner, long rows) {
    Rates ofPlanner = rates.computeIfAbsent(planner, unseen -> new Rates());
    ofPlanner.rowsLeft += rows;
    if (rows > 0 && ahead.add(Workload.task(workload.instance(), planner))) {
      ofPlanner.mapsLeft++;
    }
  }

  /** Notes what the rows of earlier sessions took; before this one begins. */
  public synchronized void keep(List<Workload> workloads, Done done) {
    for (Workload workload : workloads) {
      rates.forEach(
          (planner, ofPlanner) ->
              done.findSpent(Workload.task(workload.instance(), planner))
                  .ifPresent(
                      spent -> {
                        ofPlanner.addRows(spent.rows(), spent.nanos());
                        ofPlanner.addMap(Math.max(0, spent.preparationNanos()));
                      }));
    }
  }

  /** How many rows the run has in the end. */
  public long planned() {
    return planned;
  }

  /** How many of them were there when this session began. */
  public long kept() {
    return kept;
  }

  /**
   * Notes that a planner is ready on a map, or could not be prepared for it.
   *
   * @param nanos how long that took, reading the map included
   */
  public synchronized void ready(Task task, double nanos) {
    Rates ofPlanner = rates.get(task.planner());
    ofPlanner.addMap(nanos);
    if (ahead.remove(task)) {
      ofPlanner.mapsLeft--;
    }
  }

  /**
   * Notes a planner's answers to a block.
   *
   * @param nanos how long all of its turn took
   */
  public synchronized void answered(Task task, int problems, long nanos) {
    Rates ofPlanner = rates.get(task.planner());
    ofPlanner.addRows(problems, (double) nanos);
    ofPlanner.rowsLeft = Math.max(0, ofPlanner.rowsLeft - problems);
    askedNanos += nanos;
  }

  /** Notes how long judging and writing answers took; nothing while none was asked for. */
  public synchronized void judged(long nanos) {
    judgedNanos += askedNanos > 0 ? nanos : 0;
  }

  /** What is left now; empty while a planner was not measured yet. */
  public synchronized Optional<Duration> findLeft() {
    if (rates.values().stream().anyMatch(Rates::isUnknown)) {
      return Optional.empty();
    }
    double nanos = rates.values().stream().mapToDouble(Rates::nanosLeft).sum();
    double withJudging = nanos * (1 + judgedNanos / Math.max(1, askedNanos));
    return Optional.of(Duration.ofNanos(Math.round(withJudging / lanes)));
  }

  /** The same as a phrase for people. */
  public String left() {
    return findLeft().map(time -> "about " + shown(time) + " left").orElse("measuring");
  }

  private static String shown(Duration time) {
    long seconds = time.toSeconds();
    return seconds < 300
        ? seconds + " s"
        : seconds < 7200
            ? Math.round(seconds / 60.0) + " min"
            : String.format(Locale.ROOT, "%.1f h", seconds / 3600.0);
  }
}
