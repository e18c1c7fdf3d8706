package hopscotch.harness.report;

import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.statistics.Quantiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The figures of papers on teams: the share of teams with a plan, the time of plans and their costs
 * over the number of units, and how plans improve with time.
 *
 * <p>A team without a plan counts as one whose plan comes infinitely late and is infinitely dear.
 * Otherwise a planner that solves only the easy ones would look better than another. So a line of
 * medians ends where half of the teams have no plan, and a band whose upper end is infinite is
 * drawn up to the largest value of the figure.
 */
final class TeamPlots {
  private static final int TIMES = 60;
  private static final double NANOS = 1e9;
  private static final Figure.Axis UNITS = new Figure.Axis("units", false);
  private static final Figure.Axis SHARE = new Figure.Axis("teams with a plan (%)", false);
  private static final Figure.Axis SECONDS = new Figure.Axis("time (s)", true);
  private static final Figure.Axis COST = new Figure.Axis("sum of costs over lower bound", false);

  private final Answers answers;
  private final Results results;
  private final List<Integer> planners;

  /** For each problem, the largest lower bound that any planner knew. */
  private final double[] bounds;

  private TeamPlots(Answers answers, List<Integer> planners) {
    this.answers = answers;
    this.results = answers.results();
    this.planners = planners;
    this.bounds = new double[answers.problems()];
    for (int row = 0; row < results.size(); row++) {
      int problem = results.problem(row);
      bounds[problem] = Math.max(bounds[problem], results.value(RowColumn.EXPECTED, row));
    }
  }

  /**
   * The figures over all maps, then those of each map if there are several. There is none of costs
   * by time if no planner found two plans for a team, or if times do not count.
   */
  static List<Figure> of(Answers answers, List<Integer> planners) {
    TeamPlots plots = new TeamPlots(answers, planners);
    List<Figure> figures = new ArrayList<>();
    figures.add(plots.solvedByUnits("", "", problem -> true));
    figures.add(plots.timeByUnits("", "", problem -> true));
    figures.add(plots.costByUnits());
    figures.addAll(plots.costOverTime());
    TreeMap<String, String> maps = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      String map = answers.problem(problem).map();
      maps.put(map, "-" + map.replaceAll("[^A-Za-z0-9._-]", "-"));
    }
    if (maps.size() > 1) {
      maps.forEach(
          (map, ending) -> {
            IntPredicate isOnMap = problem -> answers.problem(problem).map().equals(map);
            figures.add(plots.solvedByUnits(ending, " on " + map, isOnMap));
            figures.add(plots.timeByUnits(ending, " on " + map, isOnMap));
          });
    }
    return figures;
  }

  private Figure solvedByUnits(String ending, String where, IntPredicate isDrawn) {
    return figure(
        "solved-by-units" + ending,
        "Teams with a plan by number of units" + where,
        Figure.Kind.LINES,
        UNITS,
        SHARE,
        planner ->
            byUnits(
                problem -> isDrawn.test(problem) && answers.isAsked(planner, problem),
                problem -> answers.hasPath(planner, problem) ? 100 : 0,
                TeamPlots::mean));
  }

  private Figure timeByUnits(String ending, String where, IntPredicate isDrawn) {
    return figure(
        "time-by-units" + ending,
        "Time by number of units" + where + ": median and middle half",
        Figure.Kind.LINES,
        UNITS,
        SECONDS,
        planner ->
            byUnits(
                problem -> isDrawn.test(problem) && answers.isAsked(planner, problem),
                problem ->
                    answers.hasPath(planner, problem)
                        ? answers.nanos(planner, problem) / NANOS
                        : Double.POSITIVE_INFINITY,
                TeamPlots::middleHalf));
  }

  private Figure costByUnits() {
    return figure(
        "cost-by-units",
        "Sum of costs over its lower bound by number of units: median and middle half",
        Figure.Kind.LINES,
        UNITS,
        COST,
        planner ->
            byUnits(
                problem -> answers.isAsked(planner, problem),
                problem ->
                    ratio(
                        answers.hasPath(planner, problem)
                            ? results.length(answers.row(planner, problem))
                            : Double.POSITIVE_INFINITY,
                        problem),
                TeamPlots::middleHalf));
  }

  /** The median over all teams, each repetition counted. */
  private List<Figure> costOverTime() {
    double[] times = times();
    if (times.length == 0) {
      return List.of();
    }
    return List.of(
        figure(
            "cost-over-time",
            "Sum of costs over its lower bound by time: median and middle half of all teams",
            Figure.Kind.CURVES,
            SECONDS,
            COST,
            planner -> {
              int[] rows =
                  IntStream.range(0, results.size())
                      .filter(row -> results.planner(row) == planner && answers.isTimed(row))
                      .toArray();
              return Arrays.stream(times)
                  .mapToObj(
                      time ->
                          middleHalf(
                              time / NANOS,
                              Quantiles.of(
                                  Arrays.stream(rows)
                                      .mapToDouble(
                                          row -> ratio(costAt(row, time), results.problem(row)))
                                      .toArray())))
                  .toList();
            }));
  }

  private interface PointsOf {
    List<Figure.Point> planner(int planner);
  }

  /** A figure whose bands end at its largest value where they are infinite. */
  private Figure figure(
      String name,
      String title,
      Figure.Kind kind,
      Figure.Axis x,
      Figure.Axis y,
      PointsOf pointsOf) {
    List<Figure.Series> series =
        planners.stream()
            .map(it -> new Figure.Series(answers.planner(it), pointsOf.planner(it)))
            .toList();
    double top =
        series.stream()
            .map(Figure.Series::points)
            .flatMap(Collection::stream)
            .flatMapToDouble(point -> DoubleStream.of(point.y(), point.high()))
            .filter(Double::isFinite)
            .max()
            .orElse(0);
    return new Figure(
        name,
        title,
        kind,
        x,
        y,
        series.stream().map(each -> new Figure.Series(each.name(), below(top, each))).toList());
  }

  private static List<Figure.Point> below(double top, Figure.Series series) {
    return series.points().stream()
        .filter(point -> Double.isFinite(point.y()))
        .map(
            point ->
                new Figure.Point(point.x(), point.y(), point.low(), Math.min(top, point.high())))
        .toList();
  }

  /** A point for each number of units that any of these problems has. */
  private List<Figure.Point> byUnits(
      IntPredicate isDrawn, IntToDoubleFunction value, PointOf pointOf) {
    TreeMap<Long, List<Double>> values = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      double own = isDrawn.test(problem) ? value.applyAsDouble(problem) : Double.NaN;
      if (!Double.isNaN(own)) {
        long units = answers.problem(problem).asked().of(RowColumn.UNITS);
        values.computeIfAbsent(units, key -> new ArrayList<>()).add(own);
      }
    }
    List<Figure.Point> points = new ArrayList<>();
    values.forEach(
        (units, own) ->
            points.add(
                pointOf.values(
                    units, Quantiles.of(own.stream().mapToDouble(Double::doubleValue).toArray()))));
    return points;
  }

  private interface PointOf {
    Figure.Point values(double x, Quantiles values);
  }

  private static Figure.Point mean(double x, Quantiles values) {
    return Figure.Point.of(x, values.mean());
  }

  private static Figure.Point middleHalf(double x, Quantiles values) {
    return new Figure.Point(x, values.median(), values.at(0.25), values.at(0.75));
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

  private double costAt(int row, double time) {
    double cost = Double.POSITIVE_INFINITY;
    for (CurvePoint point : results.curve(row)) {
      cost = point.nanos() <= time ? point.sumOfCosts() : cost;
    }
    return cost;
  }

  private double ratio(double cost, int problem) {
    return bounds[problem] == 0 && Double.isFinite(cost) ? 1 : cost / bounds[problem];
  }
}
