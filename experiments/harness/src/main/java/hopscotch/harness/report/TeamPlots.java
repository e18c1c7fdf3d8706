package hopscotch.harness.report;

import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.statistics.Quantiles;
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
  private final List<Integer> planners;
  private final double[] bounds;

  private TeamPlots(Answers answers, List<Integer> planners) {
    this.answers = answers;
    this.results = answers.results();
    this.planners = planners;
    this.bounds = MetricPlots.bounds(answers);
  }

  /**
   * The sum of costs over its lower bound by time: the median and the middle half of all teams,
   * each repetition counted. As long as a team has no plan, it counts as infinitely dear. There is
   * no figure if no planner found two plans for a team, or if times do not count.
   */
  static List<Figure> of(Answers answers, List<Integer> planners, boolean hasBands) {
    return new TeamPlots(answers, planners).costOverTime(hasBands);
  }

  private List<Figure> costOverTime(boolean hasBands) {
    double[] times = times();
    if (times.length == 0) {
      return List.of();
    }
    List<Figure.Series> series =
        planners.stream()
            .map(planner -> new Figure.Series(answers.planner(planner), points(planner, times)))
            .toList();
    return List.of(
        new Figure(
            "cost-over-time",
            "Sum of costs over its lower bound by time: "
                + MetricPlots.middle(hasBands)
                + " of all teams",
            Figure.Kind.CURVES,
            new Figure.Axis("time (s)", true),
            new Figure.Axis("sum of costs over lower bound", false),
            MetricPlots.withFiniteBands(series)));
  }

  private List<Figure.Point> points(int planner, double[] times) {
    int[] rows =
        IntStream.range(0, results.size())
            .filter(row -> results.planner(row) == planner && answers.isTimed(row))
            .toArray();
    List<Figure.Point> points = new ArrayList<>();
    for (double time : times) {
      Quantiles ratios =
          Quantiles.of(Arrays.stream(rows).mapToDouble(it -> ratio(it, time)).toArray());
      if (Double.isFinite(ratios.median())) {
        points.add(
            new Figure.Point(time / NANOS, ratios.median(), ratios.at(0.25), ratios.at(0.75)));
      }
    }
    return points;
  }

  /** The times from the first plan of all to the last, in equal steps of a logarithmic scale. */
  private double[] times() {
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

  private double ratio(int row, double time) {
    double cost = Double.POSITIVE_INFINITY;
    for (CurvePoint point : results.curve(row)) {
      cost = point.nanos() <= time ? point.sumOfCosts() : cost;
    }
    return MetricPlots.overBound(cost, bounds[results.problem(row)]);
  }
}
