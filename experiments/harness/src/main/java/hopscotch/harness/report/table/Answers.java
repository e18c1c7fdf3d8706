package hopscotch.harness.report.table;

import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Results as a table of planners by problems, with repetitions combined. The median of times
 * counts, and the worst of verdicts: a fault if there is one, else the last in the order of {@link
 * Verdict}. Counts are the same in every repetition. The time of an answer is {@link
 * Results#paidNanos}, which includes everything. Times of different kinds of node are combined only
 * on request.
 *
 * <p>Planners that solved nothing are left out of {@link #common}.
 */
public final class Answers {
  private final Results results;

  /** The rows by planner and problem, each from its start to the next one's. */
  private final int[] grouped;

  private final int[] starts;
  private final int[][] rows;
  private final Verdict[][] verdicts;
  private final BitSet[] unanswered;
  private final double[][] nanos;
  private final double[] optima;
  private final int[] maps;
  private final int mapCount;
  private final int[] parts;
  private final BitSet common;
  private final IntPredicate isTimed;

  /** All rows, with the times of some of them. */
  public Answers(Results results, IntPredicate isTimed) {
    this.results = results;
    this.isTimed = isTimed;
    int planners = results.planners().size();
    int problems = results.problems().size();
    rows = new int[planners][problems];
    verdicts = new Verdict[planners][problems];
    unanswered = new BitSet[planners];
    Arrays.setAll(unanswered, planner -> new BitSet());
    nanos = new double[planners][problems];
    optima = new double[problems];
    for (int[] planner : rows) {
      Arrays.fill(planner, -1);
    }
    for (int planner = 0; planner < planners; planner++) {
      Arrays.fill(nanos[planner], Double.NaN);
    }
    Arrays.fill(optima, Double.NaN);
    starts = new int[planners * problems + 1];
    grouped = new int[results.size()];
    for (int row = 0; row < results.size(); row++) {
      starts[cell(results.planner(row), results.problem(row)) + 1]++;
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    collect();
    List<String> mapNames = new ArrayList<>();
    maps = mapNumbers(mapNames);
    mapCount = mapNames.size();
    parts = partNumbers();
    common = common(all());
  }

  private void collect() {
    int[] next = Arrays.copyOf(starts, starts.length);
    for (int row = 0; row < results.size(); row++) {
      grouped[next[cell(results.planner(row), results.problem(row))]++] = row;
    }
    for (int planner = 0; planner < rows.length; planner++) {
      for (int problem = 0; problem < optima.length; problem++) {
        int cell = cell(planner, problem);
        if (starts[cell] < starts[cell + 1]) {
          draw(planner, problem, cell);
        }
      }
    }
  }

  private int cell(int planner, int problem) {
    return planner * optima.length + problem;
  }

  private void draw(int planner, int problem, int cell) {
    int worst = grouped[starts[cell]];
    for (int i = starts[cell]; i < starts[cell + 1]; i++) {
      int row = grouped[i];
      worst = isWorse(row, worst) ? row : worst;
      if (!results.verdict(row).isAnswer()) {
        unanswered[planner].set(problem);
      }
      noteOptimum(problem, row);
    }
    rows[planner][problem] = worst;
    verdicts[planner][problem] = results.verdict(worst);
    nanos[planner][problem] = median(cell, results::paidNanos);
  }

  /** The median of a measurement over the rows of a table cell whose times count. */
  private double median(int cell, IntToDoubleFunction ofRow) {
    double[] times = new double[starts[cell + 1] - starts[cell]];
    int timed = 0;
    for (int i = starts[cell]; i < starts[cell + 1]; i++) {
      double time = timed(grouped[i], ofRow.applyAsDouble(grouped[i]));
      if (!Double.isNaN(time)) {
        times[timed++] = time;
      }
    }
    Arrays.sort(times, 0, timed);
    return timed == 0 ? Double.NaN : (times[(timed - 1) / 2] + times[timed / 2]) / 2;
  }

  private boolean isWorse(int row, int other) {
    return results.isFault(row) == results.isFault(other)
        ? results.verdict(row).compareTo(results.verdict(other)) > 0
        : results.isFault(row);
  }

  /** Notes the optimum of a problem by a grid path. That of any-angle paths is different. */
  private void noteOptimum(int problem, int row) {
    boolean isAnyAngle = results.verdict(row) == Verdict.VALID;
    double known = isAnyAngle ? Double.NaN : results.length(row) / results.suboptimality(row);
    if (!Double.isNaN(known)) {
      optima[problem] = known;
    } else if (Double.isNaN(optima[problem])) {
      optima[problem] = results.value(RowColumn.EXPECTED, row);
    }
  }

  private int[] mapNumbers(List<String> names) {
    Map<String, Integer> ids = new HashMap<>();
    int[] numbers = new int[results.problems().size()];
    for (int problem = 0; problem < numbers.length; problem++) {
      String map = results.problems().get(problem).map();
      numbers[problem] =
          ids.computeIfAbsent(
              map,
              name -> {
                names.add(name);
                return names.size() - 1;
              });
    }
    return numbers;
  }

  private int[] partNumbers() {
    List<PlannedQueries.Part> planned = results.planned().parts();
    Map<List<String>, Integer> ids = new HashMap<>();
    for (int part = 0; part < planned.size(); part++) {
      ids.put(List.of(planned.get(part).map(), planned.get(part).movement()), part);
    }
    return results.problems().stream()
        .mapToInt(problem -> ids.get(List.of(problem.map(), problem.movement())))
        .toArray();
  }

  /** Those of these problems that every planner solved, but for planners that solved none. */
  public BitSet common(BitSet problems) {
    BitSet all = (BitSet) problems.clone();
    boolean isAnySolved = false;
    for (int planner = 0; planner < planners(); planner++) {
      BitSet solved = solved(planner, problems);
      if (!solved.isEmpty()) {
        all.and(solved);
        isAnySolved = true;
      }
    }
    return isAnySolved ? all : new BitSet();
  }

  /** The problems among these that a planner solved. */
  public BitSet solved(int planner, BitSet problems) {
    BitSet solved = new BitSet();
    problems.stream().filter(hasPath(planner)).forEach(solved::set);
    return solved;
  }

  /** The results that the answers are drawn from. */
  public Results results() {
    return results;
  }

  /** The number of planners. */
  public int planners() {
    return rows.length;
  }

  /** The spec of a planner. */
  public String planner(int planner) {
    return results.planners().get(planner);
  }

  /** The number of problems. */
  public int problems() {
    return optima.length;
  }

  /** A problem, by its number from 0. */
  public StoredProblem problem(int problem) {
    return results.problems().get(problem);
  }

  /** The map of a problem, 0 to {@link #mapCount()} - 1. */
  int map(int problem) {
    return maps[problem];
  }

  /** The index of the part of the plan to which a problem belongs. */
  public int part(int problem) {
    return parts[problem];
  }

  /** The number of maps of the problems. */
  public int mapCount() {
    return mapCount;
  }

  /** The planners that solved nothing, which are left out of {@link #common()}. */
  List<String> solvedNothing() {
    return IntStream.range(0, planners())
        .filter(planner -> IntStream.range(0, problems()).noneMatch(hasPath(planner)))
        .mapToObj(this::planner)
        .toList();
  }

  private IntPredicate hasPath(int planner) {
    return problem -> hasPath(planner, problem);
  }

  /** The number of queries that were planned for each planner, on all maps. */
  public int planned() {
    return results.planned().parts().stream().mapToInt(PlannedQueries.Part::queries).sum();
  }

  /** Whether the planner has a row for the problem. */
  public boolean isAsked(int planner, int problem) {
    return rows[planner][problem] >= 0;
  }

  /** The row of an answer, which is the worst of its repetitions. */
  public int row(int planner, int problem) {
    return rows[planner][problem];
  }

  /** The verdict; {@code null} if there is no row. */
  public Verdict verdict(int planner, int problem) {
    return verdicts[planner][problem];
  }

  /** Whether the planner answered the problem in every repetition, if only by no path. */
  public boolean isAnswered(int planner, int problem) {
    return isAsked(planner, problem) && !unanswered[planner].get(problem);
  }

  /** Whether there is a legal path, and no repetition without an answer. */
  public boolean hasPath(int planner, int problem) {
    return isAnswered(planner, problem) && !Double.isNaN(results.length(rows[planner][problem]));
  }

  /** The median time over repetitions. NaN if there is none. */
  public double nanos(int planner, int problem) {
    return nanos[planner][problem];
  }

  /** Whether the times of a row count. */
  public boolean isTimed(int row) {
    return isTimed.test(row);
  }

  /** A measurement of a row. NaN if the times of the row do not count. */
  public double timed(int row, double measurement) {
    return isTimed(row) ? measurement : Double.NaN;
  }

  /**
   * A number of an answer. NaN if there is none. For a passing measurement it is the median over
   * repetitions, and for {@link RowColumn#NANOS} it is {@link #nanos}.
   */
  double value(RowColumn column, int planner, int problem) {
    if (column == RowColumn.NANOS) {
      return nanos(planner, problem);
    }
    return column.isPassing()
        ? median(cell(planner, problem), row -> results.value(column, row))
        : results.value(column, row(planner, problem));
  }

  /** The same, in the unit of tables. */
  public double shown(RowColumn column, int planner, int problem) {
    return column.shown(value(column, planner, problem));
  }

  /** The columns whose mean is in the tables of planners as soon as a row has a value. */
  public List<RowColumn> alwaysShown() {
    boolean isOfTeams = results.kind() == ProblemKind.TEAM;
    return RowColumn.alwaysShown(results.kind()).stream()
        .filter(column -> !isOfTeams || !column.isOwn())
        .filter(column -> IntStream.range(0, results.size()).anyMatch(row -> has(column, row)))
        .toList();
  }

  private boolean has(RowColumn column, int row) {
    return !Double.isNaN(results.value(column, row));
  }

  /** A number of a row, in the unit of tables. NaN if there is none. */
  public double shown(RowColumn column, int row) {
    double value = results.value(column, row);
    return column.shown(column.isPassing() ? timed(row, value) : value);
  }

  /** The length of the path divided by the least length on the grid. */
  public double lengthRatio(int planner, int problem) {
    double optimum = optima[problem];
    return optimum == 0 ? 1 : results.length(rows[planner][problem]) / optimum;
  }

  /** For each problem the microseconds beyond the decorated planner's, NaN without one. */
  public IntToDoubleFunction addedMicros(int planner) {
    int decorated =
        Results.findSpec(planner(planner))
            .flatMap(spec -> spec.inner().stream().findFirst())
            .map(inner -> find(inner.toString()))
            .orElse(-1);
    return problem ->
        decorated < 0 ? Double.NaN : (nanos[planner][problem] - nanos[decorated][problem]) / 1000;
  }

  /** The optimal length of a problem. NaN if it is not known. */
  public double optimum(int problem) {
    return optima[problem];
  }

  /** All problems. */
  public BitSet all() {
    BitSet all = new BitSet();
    all.set(0, optima.length);
    return all;
  }

  /** The problems that every planner solved, except planners that solved none. */
  public BitSet common() {
    return common;
  }

  /** The number of a spec, or -1 if it is not there. */
  public int find(String spec) {
    return results.planners().indexOf(spec);
  }

  /** The planner with which others are compared. */
  public int baseline() {
    int named = find(results.manifest().path("baseline").asText());
    return Math.max(0, named);
  }
}
