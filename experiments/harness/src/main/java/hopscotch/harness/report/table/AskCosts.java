package hopscotch.harness.report.table;

import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What asks of walks cost a planner. */
public final class AskCosts {
  private static final List<RowColumn> TIMES = List.of(RowColumn.CHANGE_NANOS, RowColumn.NANOS);
  private static final List<RowColumn> COUNTS =
      List.of(RowColumn.EXPANDED, RowColumn.HEAP_OPERATIONS, RowColumn.TOUCHED);

  private final Map<RowColumn, Double> sums = new EnumMap<>(RowColumn.class);
  private double share;
  private long asks;

  void add(Answers answers, int row) {
    Results results = answers.results();
    asks++;
    share += answers.problem(results.problem(row)).asked().changedShare();
    TIMES.forEach(it -> add(it, answers.timed(row, results.valueOrZero(it, row))));
    COUNTS.forEach(it -> add(it, results.value(it, row)));
  }

  private void add(RowColumn column, double value) {
    sums.merge(column, value, Double::sum);
  }

  /** The number of asks. */
  public long asks() {
    return asks;
  }

  /** The sum of a column over the asks: a time in nanoseconds, or a count. */
  double sum(RowColumn column) {
    return sums.getOrDefault(column, Double.NaN);
  }

  /** The mean share of the map's cells that changed, 0 to 1. */
  public double share() {
    return share / asks;
  }

  /** The mean of a column: of a time in microseconds, of a count as it is. */
  public double mean(RowColumn column) {
    return sum(column) / (TIMES.contains(column) ? 1000 : 1) / asks;
  }

  /** The mean time to take up the change and to answer, in microseconds. */
  public double micros() {
    return mean(RowColumn.CHANGE_NANOS) + mean(RowColumn.NANOS);
  }
}
