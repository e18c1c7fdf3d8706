package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All rows of a run directory, column by column, in about 120 bytes for each row. Rows are numbered
 * from 0 to size - 1; planners and problems are numbered too. Immutable.
 */
public final class Results {
  private final JsonNode manifest;
  private final Columns columns;
  private final List<String> planners;
  private final List<StoredProblem> problems;
  private final List<String> details;
  private final List<String> outcomes;
  private final List<Guarantee> guarantees;
  private final PlannedQueries planned;
  private final int leftOut;
  private final Map<Integer, List<CurvePoint>> curves;

  /** For each segment the number after its last row, and the session that wrote it. */
  private final int[] ends;

  private final int[] sessions;

  Results(
      Columns columns,
      JsonNode manifest,
      PlannedQueries planned,
      int leftOut,
      Map<Integer, List<CurvePoint>> curves,
      int[] ends,
      int[] sessions) {
    this.curves = curves;
    this.ends = ends;
    this.sessions = sessions;
    this.manifest = manifest;
    this.columns = columns;
    this.leftOut = leftOut;
    planners = columns.planners.texts();
    problems = List.copyOf(columns.problems);
    details = columns.details.texts();
    outcomes = columns.outcomes.texts();
    guarantees = columns.guarantees.texts().stream().map(Guarantee::parse).toList();
    this.planned = planned;
  }

  /**
   * Reads a run directory, to which a run may still be writing. Rows of planners, maps and
   * repetitions that the suite no longer has are left out, and so are duplicates of rows.
   *
   * @throws BadFileException if the folder is not a run directory, or is damaged
   */
  public static Results read(Path folder) throws IOException {
    return new ResultsReader(folder).read();
  }

  /** The kind of problem that the rows are of. */
  public ProblemKind kind() {
    return columns.kind;
  }

  /** The run's manifest. */
  public JsonNode manifest() {
    return manifest;
  }

  /** The planned queries of the run. If its manifest does not say, those that it asked. */
  public PlannedQueries planned() {
    return planned;
  }

  /** The number of times that each query is put to each planner. */
  public int repetitions() {
    return Math.max(1, manifest.path("suite").path("repetitions").asInt(1));
  }

  /** The number of rows that were left out since the suite no longer has what they are of. */
  public int leftOut() {
    return leftOut;
  }

  /** The number of rows. */
  public int size() {
    return columns.size();
  }

  /** The specs of the planners, in the order of the suite. */
  public List<String> planners() {
    return planners;
  }

  /** The spec of a planner, which need not be known here. Empty if the text is none. */
  public static Optional<PlannerSpec> findSpec(String planner) {
    try {
      return Optional.of(PlannerSpec.parse(planner));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The problems. */
  public List<StoredProblem> problems() {
    return problems;
  }

  /** The planner of a row, an index in {@link #planners()}. */
  public int planner(int row) {
    return columns.planner[row];
  }

  /** The problem of a row, an index in {@link #problems()}. */
  public int problem(int row) {
    return columns.problem[row];
  }

  /** The repetition of a row, from 1. */
  public int repetition(int row) {
    return columns.repetition[row];
  }

  /** The session that wrote a row, as an index in the manifest's list, or -1 if it is not known. */
  public int session(int row) {
    int segment = Arrays.binarySearch(ends, row + 1);
    if (segment < 0) {
      return sessions[-segment - 1];
    }
    while (segment > 0 && ends[segment - 1] == row + 1) {
      segment--;
    }
    return sessions[segment];
  }

  /** The verdict of a row. */
  public Verdict verdict(int row) {
    return columns.verdict[row];
  }

  /** The outcome of a row's query. */
  public String outcome(int row) {
    return outcomes.get(columns.outcome[row]);
  }

  /** The promise of the planner of a row. There is none if it was not prepared. */
  public Guarantee guarantee(int row) {
    return guarantees.get(columns.guarantee[row]);
  }

  /** Whether a row is wrong, given the promise of its planner. */
  public boolean isFault(int row) {
    return verdict(row).isFault(guarantee(row));
  }

  /** A description of what is wrong with a row. */
  public String detail(int row) {
    return details.get(columns.detail[row]);
  }

  /** The number in a row and a column that reports read. NaN if there is none. */
  public double value(RowColumn column, int row) {
    return columns.value(column, row);
  }

  /** The same number, but 0 if there is none. */
  public double valueOrZero(RowColumn column, int row) {
    double value = value(column, row);
    return Double.isNaN(value) ? 0 : value;
  }

  /** The length of a row's path. NaN if there is none. */
  public double length(int row) {
    return value(RowColumn.LENGTH, row);
  }

  /** The cost divided by the least cost. NaN if it is not known. */
  public double suboptimality(int row) {
    return value(RowColumn.SUBOPTIMALITY, row);
  }

  /** The time of a row's search alone, in nanoseconds. NaN if there is none. */
  public double nanos(int row) {
    return value(RowColumn.NANOS, row);
  }

  /** The expansions of a row's query. NaN if its planner does not report them. */
  public double expanded(int row) {
    return value(RowColumn.EXPANDED, row);
  }

  /**
   * The whole time of a row's answer, in nanoseconds. NaN if there is none. It includes the time to
   * take up the changes of a map, which may be that of a new preparation.
   */
  public double paidNanos(int row) {
    boolean isChanging = RowColumn.of(kind()).contains(RowColumn.CHANGE_NANOS);
    return nanos(row) + (isChanging ? valueOrZero(RowColumn.CHANGE_NANOS, row) : 0);
  }

  /** The anytime curve of a row by increasing time. Empty if it has none. */
  public List<CurvePoint> curve(int row) {
    return curves.getOrDefault(row, List.of());
  }

  /** The account of each guest on each map by the wall clock: by planner, then by map. */
  public Map<String, Map<String, GuestAccount>> guests() {
    return Collections.unmodifiableMap(columns.guests);
  }

  /** The planners' own counters that the suite asks for. */
  public Set<String> counters() {
    return Collections.unmodifiableSet(columns.counters.keySet());
  }

  /** One of {@link #counters()} in a row. NaN if the planner does not keep it. */
  public double counter(String name, int row) {
    return columns.counters.get(name)[row];
  }

  /** Whether the JVM compiled during the block of a row's query. */
  public boolean isCompiledMeanwhile(int row) {
    return columns.compiled.get(row);
  }

  /** Whether the JVM collected garbage during the block of a row's query. */
  public boolean isCollectedMeanwhile(int row) {
    return columns.collected.get(row);
  }
}
