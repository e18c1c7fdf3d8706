package hopscotch.harness.report;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.PlannerComparison;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.statistics.Quantiles;
import hopscotch.harness.suite.FigureAxis;
import hopscotch.harness.suite.FigureMetric;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Plots a metric of each planner over an axis: the median and the middle half, or the share that is
 * solved.
 *
 * <p>Of paths those problems count that all planners solved, and of teams, and for the share that
 * is solved, all that were asked. A team without a plan counts as one whose plan comes infinitely
 * late and is infinitely dear. Otherwise a planner that solves only the easy ones would look better
 * than another. So a line of medians ends where half of the teams have no plan, and a band whose
 * upper end is infinite is drawn up to the largest value of the figure.
 */
final class MetricPlots {
  private static final int BINS = 16;
  private static final int MOST_LETTERS = 60;
  private static final double NANOS = 1e9;
  private static final Figure.Axis LENGTH = new Figure.Axis("optimal length (cells)", false);

  private final Answers answers;
  private final List<Integer> planners;
  private final boolean isOfTeams;
  private final String middle;
  private final double[] bounds;

  MetricPlots(Answers answers, List<Integer> planners, boolean hasBands) {
    this.answers = answers;
    this.planners = planners;
    this.middle = middle(hasBands);
    this.isOfTeams = answers.results().kind() == ProblemKind.TEAM;
    this.bounds = isOfTeams ? bounds(answers) : new double[0];
  }

  /** What a line shows of its values. */
  static String middle(boolean hasBands) {
    return hasBands ? "median and middle half" : "median";
  }

  /** For each problem, the largest lower bound of the cost that any planner knew. */
  static double[] bounds(Answers answers) {
    double[] bounds = new double[answers.problems()];
    for (int row = 0; row < answers.results().size(); row++) {
      int problem = answers.results().problem(row);
      double bound = answers.results().value(RowColumn.EXPECTED, row);
      bounds[problem] = Math.max(bounds[problem], bound);
    }
    return bounds;
  }

  /** A cost over its lower bound. */
  static double overBound(double cost, double bound) {
    return bound == 0 && Double.isFinite(cost) ? 1 : cost / bound;
  }

  /** The problems at a place of an axis. */
  private record Group(double x, List<Integer> members) {
    IntStream problems() {
      return members.stream().mapToInt(Integer::intValue);
    }
  }

  /** {@code METRIC-by-AXIS}. */
  Figure of(FigureMetric metric, FigureAxis over) {
    return of(metric, over, "", "", problem -> true);
  }

  /** {@code METRIC-by-AXIS-MAP} for each map, if there are several. */
  List<Figure> ofEachMap(FigureMetric metric, FigureAxis over) {
    SortedMap<String, Integer> maps = maps();
    List<Figure> figures = new ArrayList<>();
    Set<String> endings = new HashSet<>();
    for (String map : maps.size() > 1 ? maps.keySet() : List.<String>of()) {
      // Two maps whose names differ in other signs alone have files of their own.
      String ending = "-" + map.replaceAll("[^A-Za-z0-9._-]", "-");
      ending += endings.add(ending) ? "" : "-" + maps.get(map);
      IntPredicate isOnMap = problem -> answers.problem(problem).map().equals(map);
      figures.add(of(metric, over, ending, " on " + map, isOnMap));
    }
    return figures;
  }

  private Figure of(
      FigureMetric metric, FigureAxis over, String ending, String where, IntPredicate isDrawn) {
    boolean isShare = metric == FigureMetric.SOLVED;
    String shown = over == FigureAxis.MAP ? middle(false) : middle;
    List<Group> groups = groups(over, isShare);
    List<Figure.Series> series =
        series(
            planner ->
                groups.stream()
                    .map(group -> point(metric, planner, group, isDrawn))
                    .filter(point -> Double.isFinite(point.y()))
                    .toList());
    return new Figure(
        Parameter.word(metric) + "-by-" + Parameter.word(over) + ending,
        title(metric) + by(over) + where + (isShare ? "" : ": " + shown),
        over == FigureAxis.MAP ? Figure.Kind.POINTS : Figure.Kind.LINES,
        axis(over),
        axis(metric),
        withFiniteBands(series));
  }

  private List<Figure.Series> series(IntFunction<List<Figure.Point>> points) {
    return planners.stream()
        .map(planner -> new Figure.Series(answers.planner(planner), points.apply(planner)))
        .toList();
  }

  private Figure.Point point(FigureMetric metric, int planner, Group group, IntPredicate isDrawn) {
    Quantiles values =
        Quantiles.of(
            group
                .problems()
                .filter(problem -> isDrawn.test(problem) && answers.isAsked(planner, problem))
                .mapToDouble(problem -> value(metric, planner, problem))
                .filter(value -> !Double.isNaN(value))
                .toArray());
    return metric == FigureMetric.SOLVED
        ? Figure.Point.of(group.x(), values.mean())
        : new Figure.Point(group.x(), values.median(), values.at(0.25), values.at(0.75));
  }

  private double value(FigureMetric metric, int planner, int problem) {
    boolean isSolved = answers.hasPath(planner, problem);
    if (metric == FigureMetric.SOLVED) {
      return isSolved ? 100 : 0;
    }
    if (metric != FigureMetric.MEMORY && !isSolved) {
      return Double.POSITIVE_INFINITY;
    }
    int row = answers.row(planner, problem);
    return switch (metric) {
      case TIME -> answers.nanos(planner, problem) / (isOfTeams ? NANOS : 1000);
      case EXPANSIONS -> answers.shown(RowColumn.EXPANDED, planner, problem);
      case MEMORY -> answers.shown(RowColumn.INDEX_BYTES, planner, problem);
      default ->
          isOfTeams
              ? overBound(answers.results().length(row), bounds[problem])
              : answers.results().suboptimality(row);
    };
  }

  /** The series with bands that end at the largest value of all where they are infinite. */
  static List<Figure.Series> withFiniteBands(List<Figure.Series> series) {
    double top =
        series.stream()
            .map(Figure.Series::points)
            .flatMap(Collection::stream)
            .flatMapToDouble(point -> DoubleStream.of(point.y(), point.high()))
            .filter(Double::isFinite)
            .max()
            .orElse(0);
    Function<Figure.Point, Figure.Point> below =
        point -> new Figure.Point(point.x(), point.y(), point.low(), Math.min(top, point.high()));
    return series.stream()
        .map(each -> new Figure.Series(each.name(), each.points().stream().map(below).toList()))
        .toList();
  }

  private String title(FigureMetric metric) {
    return switch (metric) {
      case TIME -> "Time";
      case EXPANSIONS -> "Expansions";
      case SUBOPTIMALITY -> isOfTeams ? "Sum of costs over its lower bound" : "Suboptimality";
      case MEMORY -> "Size of the index";
      case SOLVED -> isOfTeams ? "Teams with a plan" : "Problems solved";
    };
  }

  private Figure.Axis axis(FigureMetric metric) {
    return switch (metric) {
      case TIME -> new Figure.Axis(isOfTeams ? "time (s)" : "time (µs)", true);
      case EXPANSIONS -> new Figure.Axis("expansions", true);
      case SUBOPTIMALITY ->
          new Figure.Axis(isOfTeams ? "sum of costs over lower bound" : "suboptimality", false);
      case MEMORY -> new Figure.Axis("index (KiB)", true);
      case SOLVED -> Figure.Axis.ofPercent(isOfTeams ? "teams with a plan (%)" : "solved (%)");
    };
  }

  private static String by(FigureAxis over) {
    return switch (over) {
      case LENGTH -> " by optimal length";
      case MAP -> " by map";
      case UNITS -> " by number of units";
    };
  }

  private Figure.Axis axis(FigureAxis over) {
    return switch (over) {
      case LENGTH -> LENGTH;
      case UNITS -> new Figure.Axis("units", false);
      case MAP -> {
        List<String> names = new ArrayList<>();
        maps().forEach((map, number) -> names.add(number + " " + map));
        String all = String.join(", ", names);
        yield new Figure.Axis(
            all.length() > MOST_LETTERS ? "maps in the order of their names" : all, false);
      }
    };
  }

  /** The maps by name, counted from 1. */
  private SortedMap<String, Integer> maps() {
    TreeMap<String, Integer> maps = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      maps.put(answers.problem(problem).map(), 0);
    }
    int number = 0;
    for (String map : List.copyOf(maps.keySet())) {
      maps.put(map, ++number);
    }
    return maps;
  }

  private List<Group> groups(FigureAxis over, boolean isShare) {
    BitSet counted = isOfTeams || isShare ? answers.all() : answers.common();
    if (over == FigureAxis.LENGTH) {
      return bins(counted);
    }
    SortedMap<String, Integer> maps = maps();
    TreeMap<Long, List<Integer>> groups = new TreeMap<>();
    for (int problem : counted.stream().toArray()) {
      long x =
          over == FigureAxis.MAP
              ? maps.get(answers.problem(problem).map())
              : answers.problem(problem).asked().of(RowColumn.UNITS);
      groups.computeIfAbsent(x, key -> new ArrayList<>()).add(problem);
    }
    return groups.entrySet().stream()
        .map(each -> new Group(each.getKey(), each.getValue()))
        .toList();
  }

  /** Those of some problems whose optimal lengths are known, by lengths near a middle value. */
  private List<Group> bins(BitSet counted) {
    int[] problems = counted.stream().toArray();
    double longest =
        Arrays.stream(problems).mapToDouble(answers::optimum).filter(it -> it > 0).max().orElse(0);
    double width = roundUp(longest / BINS);
    List<Group> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      double from = i * width;
      double to = i == BINS - 1 ? Double.POSITIVE_INFINITY : from + width;
      List<Integer> members =
          IntStream.of(problems)
              .filter(problem -> answers.optimum(problem) >= from && answers.optimum(problem) < to)
              .boxed()
              .toList();
      if (!members.isEmpty()) {
        bins.add(new Group(from + width / 2, members));
      }
    }
    return bins;
  }

  /** The next 1, 2 or 5 times a power of 10. */
  private static double roundUp(double width) {
    double power = Math.pow(10, Math.floor(Math.log10(Math.max(1, width))));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= width) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  Figure speedUpByLength(String baseline) {
    List<Group> bins = bins(answers.common());
    return new Figure(
        "speed-up-by-length",
        "Speed-up against " + baseline + " by optimal length: geometric mean",
        Figure.Kind.LINES,
        LENGTH,
        new Figure.Axis("speed-up (times)", true),
        series(planner -> bins.stream().map(bin -> speedUp(planner, bin)).toList()));
  }

  private Figure.Point speedUp(int planner, Group bin) {
    BitSet problems = new BitSet();
    bin.problems().forEach(problems::set);
    int baseline = answers.baseline();
    return Figure.Point.of(
        bin.x(), new PlannerComparison(answers, planner, baseline, problems).speedUp());
  }
}
