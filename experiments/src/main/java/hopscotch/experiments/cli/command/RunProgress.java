package hopscotch.experiments.cli.command;

import hopscotch.experiments.cli.console.Progress;
import hopscotch.experiments.query.Verdict;
import hopscotch.experiments.results.Row;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.Suite;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/**
 * Shows how far a run is: a bar on a terminal, a plain line every few seconds elsewhere. The total
 * is what is known so far, drawn out to the maps still to come.
 */
final class RunProgress implements hopscotch.experiments.run.Progress, AutoCloseable {
  private static final long LINE_NANOS = 10_000_000_000L;

  private final Progress bar;
  private final PrintWriter err;
  private final long startNanos = System.nanoTime();
  private final int instances;
  private long plannedInstances;
  private long plannedRows;
  private long rows;
  private long failures;
  private long lastLineNanos = System.nanoTime();
  private String current = "";

  RunProgress(Suite suite, int instances, PrintWriter err) {
    this.bar = Progress.begin(suite.name(), -1);
    this.err = err;
    this.instances = instances;
  }

  @Override
  public synchronized void planned(Plan.Instance instance, int rowsLeft) {
    plannedInstances++;
    plannedRows += rowsLeft;
    bar.total(total());
  }

  private long total() {
    return plannedRows * instances / Math.max(1, plannedInstances);
  }

  @Override
  public synchronized void on(Task task) {
    current = task.planner() + " on " + task.map();
    if (System.nanoTime() - lastLineNanos > LINE_NANOS && !bar.isShown()) {
      lastLineNanos = System.nanoTime();
      err.printf(
          "%d of about %d rows, %d failed, %s%s%n", rows, total(), failures, pace(), current);
    }
    bar.message(current + (failures > 0 ? ", " + failures + " failed" : ""));
  }

  private String pace() {
    long nanos = lastLineNanos - startNanos;
    if (rows == 0) {
      return "";
    }
    Duration left = Duration.ofNanos(nanos / rows * Math.max(0, total() - rows));
    return "%.0f rows/s, about %d s left, ".formatted(rows * 1e9 / nanos, left.toSeconds());
  }

  @Override
  public synchronized void written(List<Row> written) {
    rows += written.size();
    for (Row row : written) {
      Verdict verdict = row.verdict();
      failures += verdict == Verdict.ERROR || verdict == Verdict.BUDGET ? 1 : 0;
      failures += verdict == Verdict.INVALID || verdict == Verdict.MISSED ? 1 : 0;
    }
    bar.done(rows);
  }

  /** How many rows were written. */
  synchronized long rows() {
    return rows;
  }

  @Override
  public void close() {
    bar.close();
  }
}
