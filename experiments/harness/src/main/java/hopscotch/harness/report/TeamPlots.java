package hopscotch.harness.report;

import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.RowColumn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Plots how plans of teams improve with time. */
final class TeamPlots {
  private static final int TIMES = 60;
  private static final double NANOS = 1e9;

  private final Answers answers;
  private final Results results;

  private TeamPlots(Answers answers) {
    this.answers = answers;
    this.results = answers.results();
  }

  /**
   * The figure of the sum of costs over its lower bound by time, the median over all teams, each
   * repetition counted. As long as a team has no plan, it counts as infinitely dear. Otherwise a
   * planner that solves only the easy ones would look better than another. There is no figure if no
   * planner found two plans for a team, or if times do not count.
   */
  static List<Figure> of(Answers answers, List<Integer> planners) {
    return new TeamPlots(answers).figures(planners);
  }

  private List<Figure> figures(List<Integer> planners) {
    double[] times = times(planners);
    if (times.length == 0) {
      return List.of();
    }
    double[] bounds = bounds();
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      series.add(new Figure.Series(answers.planner(planner), points(planner, times, bounds)));
    }
    return List.of(
        new Figure(
            "cost-over-time",
            "Sum of costs over its lower bound by time: median of all teams",
            Figure.Kind.CURVES,
            new Figure.Axis("time (s)", true),
            new Figure.Axis("sum of costs over lower bound", false),
            series));
  }

  /** The times from the first plan of all to the last, in equal steps of a logarithmic scale. */
  private double[] times(List<Integer> planners) {
    double first = Double.POSITIVE_INFINITY;
    double last = 0;
    boolean isAnytime = false;
    for (int row = 0; row < results.size(); row++) {
      if (answers.isTimed(row) && planners.contains(results.planner(row))) {
        for (CurvePoint point : results.curve(row)) {
          first = Math.min(first, Math.max(1.0, (double) point.nanos()));
          last = Math.max(last, (double) point.nanos());
        }
        isAnytime |= results.curve(row).size() > 1;
      }
    }
    if (!isAnytime) {
      return new double[0];
    }
    double[] times = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      times[i] = first * Math.pow(last / first, i / (TIMES - 1.0));
    }
    times[TIMES - 1] = last;
    return times;
  }

  /** For each problem, the largest lower bound that any planner knew. */
  private double[] bounds() {
    double[] bounds = new double[answers.problems()];
    for (int row = 0; row < results.size(); row++) {
      int problem = results.problem(row);
      bounds[problem] = Math.max(bounds[problem], results.value(RowColumn.EXPECTED, row));
    }
    return bounds;
  }

  private List<Figure.Point> points(int planner, double[] times, double[] bounds) {
    int[] rows =
        IntStream.range(0, results.size())
            .filter(row -> results.planner(row) == planner && answers.isTimed(row))
            .toArray();
    List<Figure.Point> points = new ArrayList<>();
    for (double time : times) {
      double[] ratios = new double[rows.length];
      for (int i = 0; i < rows.length; i++) {
        ratios[i] = ratio(results.curve(rows[i]), time, bounds[results.problem(rows[i])]);
      }
      double median = median(ratios);
      if (Double.isFinite(median)) {
        points.add(Figure.Point.of(time / NANOS, median));
      }
    }
    return points;
  }

  private static double ratio(List<CurvePoint> curve, double time, double bound) {
    double cost = Double.POSITIVE_INFINITY;
    for (CurvePoint point : curve) {
      cost = point.nanos() <= time ? point.sumOfCosts() : cost;
    }
    return bound == 0 && Double.isFinite(cost) ? 1 : cost / bound;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int size = values.length;
    return size == 0 ? Double.NaN : (values[(size - 1) / 2] + values[size / 2]) / 2;
  }
}
