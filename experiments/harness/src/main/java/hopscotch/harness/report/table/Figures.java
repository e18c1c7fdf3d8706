package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Summary;
import hopscotch.harness.statistics.Quantiles;
import hopscotch.judge.verdict.Verdict;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The figures of one planner over a set of problems. Counts are over all planned problems. Means
 * and quantiles are over those of {@link Answers#common(BitSet)}, which every planner solved,
 * except planners that solved none.
 */
public final class Figures {
  private final Answers answers;
  private final int planner;
  private final BitSet all;
  private final int[] shared;
  private final int planned;
  private final Map<RowColumn, Quantiles> quantiles = new EnumMap<>(RowColumn.class);

  /**
   * The figures of a planner.
   *
   * @param all the problems that were put to any planner
   * @param common those that every planner solved, except planners that solved none
   * @param planned the number planned for each planner
   */
  public Figures(Answers answers, int planner, BitSet all, BitSet common, int planned) {
    this.planned = planned;
    this.answers = answers;
    this.planner = planner;
    this.all = all;
    this.shared = common.stream().filter(problem -> answers.hasPath(planner, problem)).toArray();
  }

  /** The figures of a planner over the whole run. */
  public static Figures overAll(Answers answers, int planner) {
    return new Figures(answers, planner, answers.all(), answers.common(), answers.planned());
  }

  /** The figures of each planner over the whole run. */
  public static List<Figures> overAll(Answers answers) {
    return ofEach(answers, answers.all(), answers.common(), answers.planned());
  }

  /** The figures of each planner over some problems. */
  static List<Figures> ofEach(Answers answers, BitSet all, BitSet common, int planned) {
    return IntStream.range(0, answers.planners())
        .mapToObj(planner -> new Figures(answers, planner, all, common, planned))
        .toList();
  }

  /** The figures of each planner over the problems of each group. */
  static Map<String, List<Figures>> ofGroups(Answers answers, Map<String, BitSet> groups) {
    Map<String, List<Figures>> figures = new LinkedHashMap<>();
    groups.forEach(
        (group, all) ->
            figures.put(group, ofEach(answers, all, answers.common(all), all.cardinality())));
    return figures;
  }

  /** The planner's spec. */
  public String spec() {
    return answers.planner(planner);
  }

  /** The planner against the baseline, over the problems that every planner solved. */
  PlannerComparison againstBaseline() {
    return new PlannerComparison(answers, planner, answers.baseline(), answers.common());
  }

  /** The number of problems that were planned for the planner. */
  public int planned() {
    return planned;
  }

  /** The solved problems, in percent of those planned. */
  double coveragePercent() {
    return 100.0 * solved() / planned;
  }

  /** The number of problems that were put to the planner. */
  public int asked() {
    return count(problem -> answers.isAsked(planner, problem));
  }

  /** How many problems it answered rightly, with a legal path or that there is none. */
  public int solved() {
    return count(problem -> isSolved(answers, planner, problem));
  }

  /** Whether a planner answered a problem rightly. */
  public static boolean isSolved(Answers answers, int planner, int problem) {
    return answers.hasPath(planner, problem)
        || answers.verdict(planner, problem) == Verdict.NO_PATH;
  }

  /** The number of problems with a {@linkplain Verdict#isValid valid} answer. */
  int valid() {
    return count(
        problem ->
            answers.isAnswered(planner, problem) && answers.verdict(planner, problem).isValid());
  }

  /** How many problems it answered by a path of least cost, or rightly by none. */
  public int optimal() {
    return count(problem -> isOptimal(answers, planner, problem));
  }

  /** Whether a planner's answer to a problem cannot be better. */
  public static boolean isOptimal(Answers answers, int planner, int problem) {
    Verdict verdict = answers.verdict(planner, problem);
    return verdict == Verdict.OPTIMAL
        || verdict == Verdict.VALID
            && answers.results().suboptimality(answers.row(planner, problem)) == 1
        || verdict == Verdict.NO_PATH
        || verdict == Verdict.REFERENCE_DISAGREES;
  }

  private int count(java.util.function.IntPredicate test) {
    return (int) all.stream().filter(test).count();
  }

  /** A column of rows, in the unit of tables. */
  public Quantiles of(RowColumn column) {
    return quantiles.computeIfAbsent(
        column, it -> over(problem -> answers.shown(it, planner, problem)));
  }

  /** A column of a table that summarises a column of rows. */
  public double of(RowColumn column, Summary.Of sum) {
    return switch (sum) {
      case MEAN -> of(column).mean();
      case MEDIAN -> of(column).median();
      case P95 -> of(column).at(0.95);
      case P99 -> of(column).at(0.99);
      case LARGEST -> of(column).largest();
      case MEAN_OF_MAPS -> overMaps(row -> answers.shown(column, row));
    };
  }

  /** A column of a table with the means of a column of rows. */
  static Column<Figures> mean(String head, RowColumn column) {
    return new Column<>(head, figures -> figures.of(column).mean());
  }

  /** Likewise, under the head that the column has in all tables. */
  static Column<Figures> mean(RowColumn column) {
    return mean(column.summaries().get(0).head(), column);
  }

  /** Problems over which means are. */
  int shared() {
    return shared.length;
  }

  /** The cost divided by the least cost. */
  public Quantiles suboptimality() {
    return of(RowColumn.SUBOPTIMALITY);
  }

  /** The time of an answer, in microseconds. */
  public Quantiles micros() {
    return of(RowColumn.NANOS);
  }

  /** The nodes expanded. */
  public Quantiles expanded() {
    return of(RowColumn.EXPANDED);
  }

  /** The mean number of expansions over the baseline's, each of the problems that it solved. */
  double expansionsOverBaseline() {
    Figures baseline = new Figures(answers, answers.baseline(), all, answers.common(all), planned);
    return expanded().mean() / baseline.expanded().mean();
  }

  /**
   * The mean time divided by the mean number of expansions, in nanoseconds, over the problems for
   * which both are known. NaN if nothing was expanded.
   */
  double expansionNanos() {
    Results results = answers.results();
    IntToDoubleFunction nanos = problem -> answers.nanos(planner, problem);
    IntToDoubleFunction expanded = problem -> results.expanded(answers.row(planner, problem));
    double time =
        over(it -> expanded.applyAsDouble(it) >= 0 ? nanos.applyAsDouble(it) / 1000 : Double.NaN)
            .mean();
    double count =
        over(it -> nanos.applyAsDouble(it) >= 0 ? expanded.applyAsDouble(it) : Double.NaN).mean();
    return count == 0 ? Double.NaN : 1000 * time / count;
  }

  /** One of the planners' own counters. It has no values if this planner does not keep it. */
  public Quantiles counter(String name) {
    Results results = answers.results();
    return over(problem -> results.counter(name, answers.row(planner, problem)));
  }

  /** On which share of the common problems it expanded less than the baseline; NaN for itself. */
  double fewerExpansionsPercent() {
    Results results = answers.results();
    int baseline = answers.baseline();
    if (planner == baseline) {
      return Double.NaN;
    }
    return 100
        * over(problem ->
                !answers.hasPath(baseline, problem)
                    ? Double.NaN
                    : fewer(
                        results.expanded(answers.row(planner, problem)),
                        results.expanded(answers.row(baseline, problem))))
            .mean();
  }

  /** 1 if the first is less, else 0. NaN if one of them is not known. */
  private static double fewer(double mine, double theirs) {
    return Double.isNaN(mine) || Double.isNaN(theirs) ? Double.NaN : mine < theirs ? 1 : 0;
  }

  /** The kind of its lengths: {@code grid} or {@code any-angle}. Empty without a path. */
  public String lengthKind() {
    if (shared.length == 0) {
      return null;
    }
    return answers.verdict(planner, shared[0]) == Verdict.VALID ? "any-angle" : "grid";
  }

  /** The length of any kind, divided by that of the optimal grid path. */
  public Quantiles lengthRatio() {
    return over(problem -> answers.lengthRatio(planner, problem));
  }

  /** The time beyond that of the planner it decorates. Empty if that one took no part. */
  public Quantiles addedMicros() {
    return over(answers.addedMicros(planner));
  }

  private Quantiles over(IntToDoubleFunction value) {
    return Quantiles.of(
        Arrays.stream(shared).mapToDouble(value).filter(Double::isFinite).toArray());
  }

  /** The mean over the parts of the plan, by the first value of each that has one. */
  private double overMaps(IntToDoubleFunction ofRow) {
    Map<Integer, Double> values = new TreeMap<>();
    all.stream()
        .filter(problem -> answers.isAsked(planner, problem))
        .forEach(
            problem -> {
              double value = ofRow.applyAsDouble(answers.row(planner, problem));
              if (!Double.isNaN(value)) {
                values.putIfAbsent(answers.part(problem), value);
              }
            });
    return Quantiles.of(values.values().stream().mapToDouble(it -> it).toArray()).mean();
  }
}
