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
 * All rows of a run directory, column by column: about 120 bytes a row. A row is a number from 0 to
 * size - 1; planners and problems are numbered too. Immutable.
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

  /** For each segment in turn, behind its last row, and the session that wrote it. */
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
   * Reads a run directory; it may be one that a run is writing to. Rows of planners, maps and
   * repetitions that the suite no longer has are left out, and so is a row that is there twice.
   *
   * @throws BadFileException if it is none, or damaged
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

  /** What the run was to ask; what it asked where its manifest does not say. */
  public PlannedQueries planned() {
    return planned;
  }

  /** How often each query is put to each planner. */
  public int repetitions() {
    return Math.max(1, manifest.path("suite").path("repetitions").asInt(1));
  }

  /** How many rows are there of what the suite no longer has. */
  public int leftOut() {
    return leftOut;
  }

  /** How many rows there are. */
  public int size() {
    return columns.size();
  }

  /** The specs of the planners, in the order of the suite. */
  public List<String> planners() {
    return planners;
  }

  /**
   * The spec of one of the planners, which need not be known here; empty where its text is none.
   */
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

  /** The session that wrote a row, an index in the manifest's list; -1 where it is not known. */
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

  /** Why a row's query ended. */
  public String outcome(int row) {
    return outcomes.get(columns.outcome[row]);
  }

  /** What the planner of a row promised; nothing if it was not prepared. */
  public Guarantee guarantee(int row) {
    return guarantees.get(columns.guarantee[row]);
  }

  /** Whether a row is wrong, given what its planner promised. */
  public boolean isFault(int row) {
    return verdict(row).isFault(guarantee(row));
  }

  /** What is wrong with a row, for people. */
  public String detail(int row) {
    return details.get(columns.detail[row]);
  }

  /** A number of a row, by a column that reports read; NaN where there is none. */
  public double value(RowColumn column, int row) {
    return columns.value(column, row);
  }

  /** The same, and 0 where there is none. */
  public double valueOrZero(RowColumn column, int row) {
    double value = value(column, row);
    return Double.isNaN(value) ? 0 : value;
  }

  /** The length of a row's path; NaN without one. */
  public double length(int row) {
    return value(RowColumn.LENGTH, row);
  }

  /** The cost over the least cost; NaN where it is not known. */
  public double suboptimality(int row) {
    return value(RowColumn.SUBOPTIMALITY, row);
  }

  /** The time of a row's search alone in nanoseconds; NaN without one. */
  public double nanos(int row) {
    return value(RowColumn.NANOS, row);
  }

  /** The expansions of a row's query; NaN where its planner does not tell. */
  public double expanded(int row) {
    return value(RowColumn.EXPANDED, row);
  }

  /**
   * All that a row's answer took, in nanoseconds; NaN without a time. Of a walk the time to take up
   * the changes is in it, which may be a new preparation.
   */
  public double paidNanos(int row) {
    boolean isAsk = kind() == ProblemKind.WALK;
    return nanos(row) + (isAsk ? valueOrZero(RowColumn.CHANGE_NANOS, row) : 0);
  }

  /** The anytime curve of a row by rising time; empty where it has none. */
  public List<CurvePoint> curve(int row) {
    return curves.getOrDefault(row, List.of());
  }

  /** What the wall clock saw of each guest on each map: by planner, then by map. */
  public Map<String, Map<String, GuestAccount>> guests() {
    return Collections.unmodifiableMap(columns.guests);
  }

  /** The planners' own counters that the suite asks for. */
  public Set<String> counters() {
    return Collections.unmodifiableSet(columns.counters.keySet());
  }

  /** One of {@link #counters()} in a row; NaN where the planner does not keep it. */
  public double counter(String name, int row) {
    return columns.counters.get(name)[row];
  }

  /**
   * The spec with what the planner decided by itself on the map; empty where it was not prepared.
   */
  public String resolved(int row) {
    return columns.resolvedSpecs.texts(columns.resolved[row]);
  }

  /** Whether the JVM compiled during the block of a row's query. */
  public boolean isCompiledMeanwhile(int row) {
    return columns.compiled.get(row);
  }

  /** Whether it collected garbage then. */
  public boolean isCollectedMeanwhile(int row) {
    return columns.collected.get(row);
  }
}
