package hopscotch.experiments.report.plot;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.experiments.plot.Figure;
import hopscotch.experiments.plot.FigureStyle;
import hopscotch.experiments.plot.FigureWriter;
import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.answer.Figures;
import hopscotch.experiments.report.answer.PlannerComparison;
import hopscotch.experiments.statistics.Quantiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The figures of a report. At most eight planners, the baseline first, so that each can be seen.
 */
public final class Plots {
  private static final int MAX_PLANNERS = 8;
  private static final int BINS = 16;
  private static final int MAX_POINTS = 400;
  private static final Figure.Axis LENGTH = new Figure.Axis("optimal length (cells)", false);
  private static final Figure.Axis MICROS = new Figure.Axis("time (µs)", true);

  private final Answers answers;
  private final List<Integer> planners = new ArrayList<>();
  private final int[] shared;
  private final List<Bin> bins;

  /** The figures of these answers. */
  public Plots(Answers answers) {
    this.answers = answers;
    this.shared = answers.common().stream().toArray();
    this.bins = bins();
    planners.add(answers.baseline());
    for (int planner = 0; planner < answers.planners(); planner++) {
      if (planner != answers.baseline() && planners.size() < MAX_PLANNERS && solvesAny(planner)) {
        planners.add(planner);
      }
    }
  }

  private boolean solvesAny(int planner) {
    for (int problem = 0; problem < answers.problems(); problem++) {
      if (answers.hasPath(planner, problem)) {
        return true;
      }
    }
    return false;
  }

  /** How the suite wants its figures set. */
  public static FigureStyle style(JsonNode manifest) {
    Map<String, String> labels = new HashMap<>();
    manifest
        .path("labels")
        .properties()
        .forEach(it -> labels.put(it.getKey(), it.getValue().asText()));
    JsonNode size = manifest.path("figureSize");
    return new FigureStyle(
        size.path("width").asDouble(FigureStyle.DEFAULT.widthMillimetres()),
        size.path("fontSize").asDouble(FigureStyle.DEFAULT.fontSize()),
        labels);
  }

  /** Those figures that have anything to show. */
  public List<Figure> all() {
    List<Figure> figures = new ArrayList<>();
    figures.add(timeByLength());
    figures.add(speedUpByLength());
    figures.add(cactus());
    figures.add(scatter(false));
    figures.add(scatter(true));
    figures.add(pareto("pareto-suboptimality", "mean suboptimality", this::suboptimality));
    figures.add(pareto("pareto-index", "index (KiB)", this::indexKib));
    figures.add(firstMove());
    figures.addAll(boxes());
    figures.addAll(ChangePlots.of(answers, planners));
    figures.addAll(TeamPlots.of(answers, planners));
    return figures.stream().filter(FigureWriter::isDrawable).toList();
  }

  private Figure timeByLength() {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      List<Figure.Point> points = new ArrayList<>();
      for (Bin bin : bins) {
        Quantiles micros = micros(planner, bin.problems());
        points.add(
            new Figure.Point(bin.middle(), micros.median(), micros.at(0.25), micros.at(0.75)));
      }
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(
        "time-by-length",
        "Time by optimal length: median and middle half",
        Figure.Kind.LINES,
        LENGTH,
        MICROS,
        series);
  }

  private Figure speedUpByLength() {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      List<Figure.Point> points = new ArrayList<>();
      for (Bin bin : bins) {
        BitSet problems = new BitSet();
        Arrays.stream(bin.problems()).forEach(problems::set);
        double speedUp =
            new PlannerComparison(answers, planner, answers.baseline(), problems).speedUp();
        points.add(Figure.Point.of(bin.middle(), speedUp));
      }
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(
        "speed-up-by-length",
        "Speed-up against " + baseline() + " by optimal length: geometric mean",
        Figure.Kind.LINES,
        LENGTH,
        new Figure.Axis("speed-up (times)", true),
        series);
  }

  private Figure cactus() {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      double[] sorted = timesOfAll(planner).sorted();
      List<Figure.Point> points = new ArrayList<>();
      for (int i : sample(sorted.length)) {
        points.add(Figure.Point.of(i + 1, sorted[i]));
      }
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(
        "cactus",
        "Problems solved within a time each",
        Figure.Kind.CURVES,
        new Figure.Axis("problems solved", false),
        MICROS,
        series);
  }

  private Figure firstMove() {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      double[] sorted =
          quantiles(problem -> answers.firstMoveMicros(planner, problem), shared).sorted();
      List<Figure.Point> points = new ArrayList<>();
      for (int i : sample(sorted.length)) {
        points.add(Figure.Point.of(sorted[i], 100.0 * (i + 1) / sorted.length));
      }
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(
        "first-move",
        "Problems whose first move is known within a time",
        Figure.Kind.CURVES,
        new Figure.Axis("time to the first move (µs)", true),
        new Figure.Axis("problems (%)", false),
        series);
  }

  private Figure scatter(boolean relative) {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      List<Figure.Point> points = new ArrayList<>();
      for (int i : sample(shared.length)) {
        double theirs = answers.nanos(answers.baseline(), shared[i]) / 1000;
        double mine = answers.nanos(planner, shared[i]) / 1000;
        points.add(Figure.Point.of(theirs, relative ? mine / theirs : mine));
      }
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(
        relative ? "scatter-relative" : "scatter",
        relative ? "Time relative to " + baseline() : "Time against " + baseline(),
        Figure.Kind.POINTS,
        new Figure.Axis("time of " + baseline() + " (µs)", true),
        new Figure.Axis(relative ? "relative time (times)" : "time (µs)", true),
        series);
  }

  private Figure pareto(String name, String title, IntToDoubleFunction value) {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      double mean = micros(planner, shared).mean();
      series.add(
          new Figure.Series(
              answers.planner(planner),
              List.of(Figure.Point.of(mean, value.applyAsDouble(planner)))));
    }
    return new Figure(
        name,
        "Mean time against " + title,
        Figure.Kind.POINTS,
        new Figure.Axis("mean time (µs)", true),
        new Figure.Axis(title, name.equals("pareto-suboptimality")),
        series);
  }

  private List<Figure> boxes() {
    TreeMap<String, BitSet> sets = new TreeMap<>();
    for (int problem : shared) {
      sets.computeIfAbsent(answers.problem(problem).set(), set -> new BitSet()).set(problem);
    }
    List<Figure> figures = new ArrayList<>();
    sets.forEach(
        (set, problems) -> {
          List<Figure.Series> series = new ArrayList<>();
          int[] all = problems.stream().toArray();
          for (int planner : planners) {
            double[] sorted = micros(planner, all).sorted();
            List<Figure.Point> points = new ArrayList<>();
            for (int i : sample(sorted.length)) {
              points.add(Figure.Point.of(1, sorted[i]));
            }
            series.add(new Figure.Series(answers.planner(planner), points));
          }
          figures.add(
              new Figure(
                  "box-" + set,
                  "Time on the set " + set,
                  Figure.Kind.BOXES,
                  new Figure.Axis("planner", false),
                  MICROS,
                  series));
        });
    return figures;
  }

  /** Problems of about the same optimal length, around a middle. */
  private record Bin(double middle, List<Integer> members) {
    int[] problems() {
      return members.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private List<Bin> bins() {
    double longest =
        Arrays.stream(shared).mapToDouble(answers::optimum).filter(it -> it > 0).max().orElse(0);
    double width = roundUp(longest / BINS);
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      double from = i * width;
      double to = i == BINS - 1 ? Double.POSITIVE_INFINITY : from + width;
      List<Integer> members =
          Arrays.stream(shared)
              .filter(problem -> answers.optimum(problem) >= from && answers.optimum(problem) < to)
              .boxed()
              .toList();
      if (!members.isEmpty()) {
        bins.add(new Bin(from + width / 2, members));
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

  private double suboptimality(int planner) {
    return quantiles(
            problem -> answers.results().suboptimality(answers.row(planner, problem)), shared)
        .mean();
  }

  private double indexKib(int planner) {
    return Figures.overAll(answers, planner).indexKib();
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
        Arrays.stream(problems).mapToDouble(value).filter(it -> !Double.isNaN(it)).toArray());
  }

  /** At most so many numbers from 0 to size - 1, evenly spread, first and last among them. */
  private static int[] sample(int size) {
    int count = Math.min(size, MAX_POINTS);
    return IntStream.range(0, count)
        .map(i -> count == 1 ? 0 : (int) ((long) i * (size - 1) / (count - 1)))
        .toArray();
  }

  private String baseline() {
    return answers.planner(answers.baseline());
  }
}
