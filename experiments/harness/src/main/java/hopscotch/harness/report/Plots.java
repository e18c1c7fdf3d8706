package hopscotch.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.plot.Figure;
import hopscotch.harness.plot.FigureStyle;
import hopscotch.harness.plot.FigureWriter;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.Figures;
import hopscotch.harness.report.table.SectionTables;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Summary;
import hopscotch.harness.statistics.Quantiles;
import hopscotch.harness.suite.FigureAxis;
import hopscotch.harness.suite.FigureMetric;
import hopscotch.harness.suite.FigureSettings;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.ProblemKind;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The figures of a report. They show the planners that the settings name; else at most eight, so
 * that each can be distinguished: the baseline, then those of the user's own jars and guests, then
 * the others of the suite. A planner that solved nothing is left out, except where the share of
 * solved teams is drawn.
 */
public final class Plots {
  private static final int MAX_PLANNERS = 8;
  private static final int MAX_POINTS = 400;
  private static final Figure.Axis MICROS = new Figure.Axis("time (µs)", true);

  private final Answers answers;
  private final FigureSettings settings;
  private final FigureStyle style;
  private final List<Integer> planners = new ArrayList<>();
  private final List<Integer> leftOut = new ArrayList<>();
  private final int[] shared;

  /** The figures of these answers as the run's suite wants them. */
  public Plots(Answers answers) {
    this(answers, answers.results().manifest());
  }

  /** The figures of these answers as a manifest wants them. */
  Plots(Answers answers, JsonNode manifest) {
    this.answers = answers;
    this.settings = settings(manifest, answers.results().kind());
    this.style = style(manifest, settings);
    this.shared = answers.common().stream().toArray();
    List<String> specs = answers.results().planners();
    if (settings.planners().isEmpty()) {
      IntStream.range(0, specs.size())
          .filter(this::isShown)
          .boxed()
          .sorted(Comparator.comparing(this::rank))
          .forEach(planner -> (planners.size() < MAX_PLANNERS ? planners : leftOut).add(planner));
    } else {
      settings.planners().stream().map(specs::indexOf).filter(it -> it >= 0).forEach(planners::add);
    }
  }

  /** The planners that are drawn, in their order, and then those that are left out. */
  List<Integer> order() {
    return IntStream.concat(
            planners.stream().mapToInt(Integer::intValue), IntStream.range(0, answers.planners()))
        .distinct()
        .boxed()
        .toList();
  }

  /** How many planners a figure shows at most. */
  int mostDrawn() {
    return Math.max(MAX_PLANNERS, settings.planners().size());
  }

  /** The baseline comes first, then what the user brought, then the others. */
  private int rank(int planner) {
    if (planner == answers.baseline()) {
      return 0;
    }
    return Results.findSpec(answers.planner(planner))
            .map(PlannerSpec::id)
            .filter(Plots::isOurs)
            .isPresent()
        ? 2
        : 1;
  }

  /** Whether a planner is Hopscotch's; one that is not known here came from a jar. */
  private static boolean isOurs(String id) {
    try {
      return !id.equals(GuestPlanners.ID) && TeamPlanners.jar(id).isEmpty();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Which planners are left out of the figures, in a few words. Empty if none is. */
  String leftOut() {
    return leftOut.isEmpty()
        ? ""
        : "Figures show %d of %d planners. Left out: %s. 'planners' of the suite's 'figures', or --planner of report, chooses them."
            .formatted(
                planners.size(),
                planners.size() + leftOut.size(),
                leftOut.stream().map(answers::planner).collect(Collectors.joining(", ")));
  }

  private boolean isShown(int planner) {
    return IntStream.range(0, answers.problems())
        .anyMatch(
            problem ->
                isOfTeams()
                    ? answers.isAsked(planner, problem)
                    : answers.hasPath(planner, problem));
  }

  private boolean isOfTeams() {
    return answers.results().kind() == ProblemKind.TEAM;
  }

  /** What figures show, and how, as a manifest says. */
  private static FigureSettings settings(JsonNode manifest, ProblemKind kind) {
    JsonNode given = manifest.path("figures");
    try {
      return new FigureSettings(
              given.has("width") ? given.path("width").asDouble() : null,
              given.has("fontSize") ? given.path("fontSize").asDouble() : null,
              Json.texts(given.path("planners")),
              List.copyOf(SectionTables.selected(given, "metrics", FigureMetric.class)),
              List.copyOf(SectionTables.selected(given, "over", FigureAxis.class)),
              given.path("titles").asBoolean(true),
              given.path("bands").asBoolean(true))
          .requireAxes(kind);
    } catch (IllegalArgumentException e) {
      String[] said = e.getMessage().split(": expected ");
      throw new UncheckedIOException(
          new BadFileException("manifest.json", "figures, " + said[0], said[1]));
    }
  }

  private static FigureStyle style(JsonNode manifest, FigureSettings settings) {
    Map<String, String> labels = new TreeMap<>();
    manifest
        .path("labels")
        .properties()
        .forEach(it -> labels.put(it.getKey(), it.getValue().asText()));
    return new FigureStyle(
        settings.width(), settings.fontSize(), labels, settings.titles(), settings.bands());
  }

  /** The style of the figures. */
  public FigureStyle style() {
    return style;
  }

  /** The figures that have anything to show. */
  public List<Figure> all() {
    MetricPlots metrics = new MetricPlots(answers, planners, settings.bands());
    List<Figure> figures = new ArrayList<>();
    for (FigureMetric metric : settings.metrics()) {
      for (FigureAxis over : settings.over()) {
        figures.add(metrics.of(metric, over));
      }
    }
    if (!figures.isEmpty()) {
      return drawable(figures);
    }
    if (isOfTeams()) {
      figures.add(metrics.of(FigureMetric.SOLVED, FigureAxis.UNITS));
      figures.add(metrics.of(FigureMetric.TIME, FigureAxis.UNITS));
      figures.add(metrics.of(FigureMetric.SUBOPTIMALITY, FigureAxis.UNITS));
      figures.addAll(TeamPlots.of(answers, planners, settings.bands()));
      figures.addAll(metrics.ofEachMap(FigureMetric.SOLVED, FigureAxis.UNITS));
      figures.addAll(metrics.ofEachMap(FigureMetric.TIME, FigureAxis.UNITS));
    } else {
      figures.add(metrics.of(FigureMetric.TIME, FigureAxis.LENGTH));
      figures.add(metrics.speedUpByLength(baseline()));
    }
    figures.add(cactus());
    figures.add(profile());
    figures.add(scatter(false));
    figures.add(scatter(true));
    figures.add(pareto("pareto-suboptimality", "mean suboptimality", this::suboptimality));
    if (planners.stream().anyMatch(planner -> indexKib(planner) > 0)) {
      figures.add(pareto("pareto-index", "index (KiB)", this::indexKib));
    }
    figures.add(firstMove());
    figures.addAll(boxes());
    figures.addAll(ChangePlots.of(answers, planners));
    return drawable(figures);
  }

  private static List<Figure> drawable(List<Figure> figures) {
    return figures.stream().filter(FigureWriter::isDrawable).toList();
  }

  private List<Figure.Series> series(IntFunction<List<Figure.Point>> points) {
    return planners.stream()
        .map(planner -> new Figure.Series(answers.planner(planner), points.apply(planner)))
        .toList();
  }

  /** One point for each of a sample of times, in ascending order. */
  private List<Figure.Series> sorted(IntFunction<Quantiles> times, PointOfSorted point) {
    return planners.stream()
        .map(
            planner -> {
              double[] sorted = times.apply(planner).sorted();
              return sampled(planner, sorted.length, i -> point.of(i, sorted));
            })
        .toList();
  }

  private Figure.Series sampled(int planner, int values, IntFunction<Figure.Point> point) {
    List<Figure.Point> points =
        Arrays.stream(Figure.sample(values, MAX_POINTS)).mapToObj(point).toList();
    return new Figure.Series(answers.planner(planner), points, values);
  }

  private interface PointOfSorted {
    Figure.Point of(int i, double[] sorted);
  }

  private Figure cactus() {
    return new Figure(
        "cactus",
        "Problems solved within a time each",
        Figure.Kind.CURVES,
        new Figure.Axis("problems solved", false),
        MICROS,
        sorted(this::timesOfAll, (i, times) -> Figure.Point.of(i + 1, times[i])));
  }

  /**
   * The performance profile of Dolan and Moré ("Benchmarking optimization software with performance
   * profiles", Mathematical Programming, 2002), over the problems that any planner of the run
   * solved.
   */
  private Figure profile() {
    double[] best = new double[answers.problems()];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    for (int planner = 0; planner < answers.planners(); planner++) {
      for (int problem = 0; problem < best.length; problem++) {
        if (answers.hasPath(planner, problem)) {
          best[problem] = Math.min(best[problem], answers.nanos(planner, problem));
        }
      }
    }
    int[] solved = IntStream.range(0, best.length).filter(i -> Double.isFinite(best[i])).toArray();
    return new Figure(
        "profile",
        "Problems solved within a factor of the least time of any planner",
        Figure.Kind.CURVES,
        new Figure.Axis("time over the least (times)", true),
        Figure.Axis.ofPercent("problems (%)"),
        sorted(
            planner ->
                quantiles(
                    problem ->
                        answers.hasPath(planner, problem)
                            ? factor(answers.nanos(planner, problem), best[problem])
                            : Double.NaN,
                    solved),
            (i, factors) -> Figure.Point.of(factors[i], 100.0 * (i + 1) / solved.length)));
  }

  /** The factor of a value over the least. NaN if the least is 0 and the value is not. */
  private static double factor(double own, double least) {
    return own == least ? 1 : own / least;
  }

  private Figure firstMove() {
    return new Figure(
        "first-move",
        "Problems whose first move is known within a time",
        Figure.Kind.CURVES,
        new Figure.Axis("time to the first move (µs)", true),
        Figure.Axis.ofPercent("problems (%)"),
        sorted(
            planner ->
                quantiles(it -> answers.shown(RowColumn.FIRST_MOVE_NANOS, planner, it), shared),
            (i, times) -> Figure.Point.of(times[i], 100.0 * (i + 1) / shared.length)));
  }

  private Figure scatter(boolean relative) {
    return new Figure(
        relative ? "scatter-relative" : "scatter",
        relative ? "Time relative to " + baseline() : "Time against " + baseline(),
        Figure.Kind.POINTS,
        new Figure.Axis("time of " + baseline() + " (µs)", true),
        new Figure.Axis(relative ? "relative time (times)" : "time (µs)", true),
        planners.stream()
            .map(
                planner ->
                    sampled(planner, shared.length, i -> against(planner, shared[i], relative)))
            .toList());
  }

  private Figure.Point against(int planner, int problem, boolean relative) {
    int baseline = answers.baseline();
    double theirs =
        answers.hasPath(baseline, problem) ? answers.nanos(baseline, problem) / 1000 : Double.NaN;
    double mine = answers.nanos(planner, problem) / 1000;
    return Figure.Point.of(theirs, relative ? mine / theirs : mine);
  }

  private Figure pareto(String name, String title, IntToDoubleFunction value) {
    return new Figure(
        name,
        "Mean time against " + title,
        Figure.Kind.POINTS,
        new Figure.Axis("mean time (µs)", true),
        new Figure.Axis(title, name.equals("pareto-suboptimality")),
        series(
            planner ->
                List.of(
                    Figure.Point.of(
                        micros(planner, shared).mean(), value.applyAsDouble(planner)))));
  }

  private List<Figure> boxes() {
    TreeMap<String, BitSet> sets = new TreeMap<>();
    for (int problem : shared) {
      sets.computeIfAbsent(answers.problem(problem).set(), set -> new BitSet()).set(problem);
    }
    List<Figure> figures = new ArrayList<>();
    sets.forEach(
        (set, problems) -> {
          int[] all = problems.stream().toArray();
          figures.add(
              new Figure(
                  "box-" + set,
                  "Time on the set " + set,
                  Figure.Kind.BOXES,
                  new Figure.Axis("planner", false),
                  MICROS,
                  sorted(
                      planner -> micros(planner, all),
                      (i, times) -> Figure.Point.of(1, times[i]))));
        });
    return figures;
  }

  private double suboptimality(int planner) {
    return quantiles(
            problem -> answers.results().suboptimality(answers.row(planner, problem)), shared)
        .mean();
  }

  private double indexKib(int planner) {
    return Figures.overAll(answers, planner).of(RowColumn.INDEX_BYTES, Summary.Of.MEAN_OF_MAPS);
  }

  private Quantiles micros(int planner, int[] problems) {
    return quantiles(problem -> answers.nanos(planner, problem) / 1000, problems);
  }

  private Quantiles timesOfAll(int planner) {
    int[] solved =
        answers.all().stream().filter(problem -> answers.hasPath(planner, problem)).toArray();
    return micros(planner, solved);
  }

  private static Quantiles quantiles(IntToDoubleFunction value, int[] problems) {
    return Quantiles.of(
        Arrays.stream(problems).mapToDouble(value).filter(Double::isFinite).toArray());
  }

  private String baseline() {
    return style.label(answers.planner(answers.baseline()));
  }
}
