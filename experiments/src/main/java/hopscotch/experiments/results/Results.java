package hopscotch.experiments.results;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.experiments.query.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All rows of a run directory, column by column: about 100 bytes a row. A row is a number from 0 to
 * size - 1; planners and problems are numbered too. Immutable.
 */
public final class Results {
  /** More counters than this are no suite's, and would take a column each. */
  private static final int MAX_COUNTERS = 100;

  private static final int BUCKET = RowFormat.column("bucket");
  private static final int START_X = RowFormat.column("start_x");
  private static final int START_Y = RowFormat.column("start_y");
  private static final int GOAL_X = RowFormat.column("goal_x");
  private static final int GOAL_Y = RowFormat.column("goal_y");
  private static final int VERDICT = RowFormat.column("verdict");
  private static final int OUTCOME = RowFormat.column("outcome");
  private static final int GUARANTEE = RowFormat.column("guarantee");
  private static final int LENGTH = RowFormat.column("length");
  private static final int EXPECTED = RowFormat.column("expected");
  private static final int SUBOPTIMALITY = RowFormat.column("suboptimality");
  private static final int NANOS = RowFormat.column("nanos");
  private static final int FIRST_MOVE = RowFormat.column("first_move_nanos");
  private static final int EXPANDED = RowFormat.column("expanded");
  private static final int EXTRAS = RowFormat.column("extras");
  private static final int PREPARATION = RowFormat.column("preparation_nanos");
  private static final int INDEX = RowFormat.column("index_bytes");
  private static final int COMPILATION = RowFormat.column("compilation_millis");
  private static final int COLLECTION = RowFormat.column("collection_millis");
  private static final int DETAIL = RowFormat.column("detail");

  private final JsonNode manifest;
  private final List<String> planners;
  private final List<Problem> problems;
  private final List<String> details;
  private final List<String> outcomes;
  private final List<String> guarantees;
  private final int size;
  private final int[] planner;
  private final int[] problem;
  private final int[] repetition;
  private final Verdict[] verdict;
  private final int[] outcome;
  private final int[] guarantee;
  private final int[] detail;
  private final double[] length;
  private final double[] expected;
  private final double[] suboptimality;
  private final long[] nanos;
  private final long[] firstMoveNanos;
  private final long[] expanded;
  private final Map<String, double[]> counters;
  private final long[] preparationNanos;
  private final long[] indexBytes;
  private final BitSet compiled;
  private final BitSet collected;

  private Results(Loader loader, JsonNode manifest) {
    this.manifest = manifest;
    this.planners = loader.planners.texts();
    this.problems = List.copyOf(loader.problems);
    this.details = loader.details.texts();
    this.outcomes = loader.outcomes.texts();
    this.guarantees = loader.guarantees.texts();
    this.size = loader.at;
    this.planner = loader.planner;
    this.problem = loader.problem;
    this.repetition = loader.repetition;
    this.verdict = loader.verdict;
    this.outcome = loader.outcome;
    this.guarantee = loader.guarantee;
    this.detail = loader.detail;
    this.length = loader.length;
    this.expected = loader.expected;
    this.suboptimality = loader.suboptimality;
    this.nanos = loader.nanos;
    this.firstMoveNanos = loader.firstMoveNanos;
    this.expanded = loader.expanded;
    this.counters = loader.counters;
    this.preparationNanos = loader.preparationNanos;
    this.indexBytes = loader.indexBytes;
    this.compiled = loader.compiled;
    this.collected = loader.collected;
  }

  /**
   * Reads a run directory; it may be one that a run is writing to.
   *
   * @throws BadFileException if it is none, or damaged
   */
  public static Results read(Path folder) throws IOException {
    JsonNode manifest = RunDirectory.manifest(folder);
    List<Path> segments = RunDirectory.segments(folder);
    int rows = 0;
    for (Path segment : segments) {
      rows += Segment.scan(segment).rows();
    }
    Loader loader = new Loader(rows);
    if (manifest.path("counters").size() > MAX_COUNTERS) {
      throw new BadFileException(
          folder.resolve("manifest.json").toString(),
          manifest.path("counters").size() + " counters",
          "at most " + MAX_COUNTERS);
    }
    for (JsonNode name : manifest.path("counters")) {
      loader.counters.put(name.asText(), nans(rows));
    }
    manifest.path("suite").path("planners").forEach(spec -> loader.planners.id(spec.asText()));
    for (Path segment : segments) {
      RowReader.forEach(segment, loader::add);
    }
    return new Results(loader, manifest);
  }

  private static double[] nans(int size) {
    double[] values = new double[size];
    Arrays.fill(values, Double.NaN);
    return values;
  }

  private static final class Loader {
    private final Names planners = new Names();
    private final Names details = new Names();
    private final Names outcomes = new Names();
    private final Names guarantees = new Names();
    private final Names texts = new Names();
    private final Map<List<Object>, Integer> problemIds = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private final int[] planner;
    private final int[] problem;
    private final int[] repetition;
    private final Verdict[] verdict;
    private final int[] outcome;
    private final int[] guarantee;
    private final int[] detail;
    private final double[] length;
    private final double[] expected;
    private final double[] suboptimality;
    private final long[] nanos;
    private final long[] firstMoveNanos;
    private final long[] expanded;
    private final Map<String, double[]> counters = new LinkedHashMap<>();
    private final long[] preparationNanos;
    private final long[] indexBytes;
    private final BitSet compiled = new BitSet();
    private final BitSet collected = new BitSet();
    private int at;

    Loader(int rows) {
      planner = new int[rows];
      problem = new int[rows];
      repetition = new int[rows];
      verdict = new Verdict[rows];
      outcome = new int[rows];
      guarantee = new int[rows];
      detail = new int[rows];
      length = new double[rows];
      expected = new double[rows];
      suboptimality = new double[rows];
      nanos = new long[rows];
      firstMoveNanos = new long[rows];
      expanded = new long[rows];
      preparationNanos = new long[rows];
      indexBytes = new long[rows];
    }

    void add(StoredRow row) throws BadFileException {
      if (at == planner.length) {
        return;
      }
      planner[at] = planners.id(row.text(3));
      problem[at] = problem(row);
      repetition[at] = row.repetition();
      verdict[at] = verdict(row);
      outcome[at] = outcomes.id(row.text(OUTCOME));
      guarantee[at] = guarantees.id(row.text(GUARANTEE));
      detail[at] = details.id(row.text(DETAIL));
      length[at] = row.real(LENGTH);
      expected[at] = row.real(EXPECTED);
      suboptimality[at] = row.real(SUBOPTIMALITY);
      nanos[at] = row.whole(NANOS);
      firstMoveNanos[at] = row.whole(FIRST_MOVE);
      expanded[at] = row.whole(EXPANDED);
      if (!counters.isEmpty()) {
        count(row);
      }
      preparationNanos[at] = row.whole(PREPARATION);
      indexBytes[at] = row.whole(INDEX);
      compiled.set(at, row.whole(COMPILATION) > 0);
      collected.set(at, row.whole(COLLECTION) > 0);
      at++;
    }

    private static Verdict verdict(StoredRow row) throws BadFileException {
      try {
        return Verdict.parse(row.text(VERDICT));
      } catch (IllegalArgumentException e) {
        throw row.bad(VERDICT, "a verdict such as optimal");
      }
    }

    private void count(StoredRow row) throws BadFileException {
      for (String extra : row.text(EXTRAS).split(";")) {
        int equals = extra.indexOf('=');
        double[] values = equals < 0 ? null : counters.get(extra.substring(0, equals));
        if (values != null) {
          try {
            values[at] = Double.parseDouble(extra.substring(equals + 1));
          } catch (NumberFormatException e) {
            throw row.bad(EXTRAS, "counters as name=number, parted by semicolons");
          }
        }
      }
    }

    private int problem(StoredRow row) throws BadFileException {
      int map = texts.id(row.text(1));
      int movement = texts.id(row.text(2));
      List<Object> key = List.of(map, movement, row.query());
      Integer known = problemIds.get(key);
      if (known != null) {
        return known;
      }
      problems.add(
          new Problem(
              texts.texts(texts.id(row.text(0))),
              texts.texts(map),
              texts.texts(movement),
              row.query(),
              row.text(BUCKET).isEmpty() ? -1 : row.count(BUCKET),
              row.count(START_X),
              row.count(START_Y),
              row.count(GOAL_X),
              row.count(GOAL_Y)));
      problemIds.put(key, problems.size() - 1);
      return problems.size() - 1;
    }
  }

  /** The run's manifest. */
  public JsonNode manifest() {
    return manifest;
  }

  /** How many rows there are. */
  public int size() {
    return size;
  }

  /** The specs of the planners, in the order of the suite. */
  public List<String> planners() {
    return planners;
  }

  /** The problems. */
  public List<Problem> problems() {
    return problems;
  }

  /** The planner of a row, an index in {@link #planners()}. */
  public int planner(int row) {
    return planner[row];
  }

  /** The problem of a row, an index in {@link #problems()}. */
  public int problem(int row) {
    return problem[row];
  }

  /** The repetition of a row, from 1. */
  public int repetition(int row) {
    return repetition[row];
  }

  /** The verdict of a row. */
  public Verdict verdict(int row) {
    return verdict[row];
  }

  /** Why a row's query ended. */
  public String outcome(int row) {
    return outcomes.get(outcome[row]);
  }

  /** What the planner of a row promised; empty if it was not prepared. */
  public String guarantee(int row) {
    return guarantees.get(guarantee[row]);
  }

  /** What is wrong with a row, for people. */
  public String detail(int row) {
    return details.get(detail[row]);
  }

  /** The length of a row's path; NaN without one. */
  public double length(int row) {
    return length[row];
  }

  /** The published or reference length; NaN where neither is known. */
  public double expected(int row) {
    return expected[row];
  }

  /** The cost over the least cost; NaN where it is not known. */
  public double suboptimality(int row) {
    return suboptimality[row];
  }

  /** The time of a row's query in nanoseconds; -1 without one. */
  public long nanos(int row) {
    return nanos[row];
  }

  /** The time to the first move in nanoseconds; -1 without one. */
  public long firstMoveNanos(int row) {
    return firstMoveNanos[row];
  }

  /** The expansions of a row's query. */
  public long expanded(int row) {
    return expanded[row];
  }

  /** The planners' own counters that the suite asks for. */
  public Set<String> counters() {
    return Collections.unmodifiableSet(counters.keySet());
  }

  /** One of {@link #counters()} in a row; NaN where the planner does not keep it. */
  public double counter(String name, int row) {
    return counters.get(name)[row];
  }

  /** The time of the preparation in nanoseconds; -1 without one. */
  public long preparationNanos(int row) {
    return preparationNanos[row];
  }

  /** The bytes of what was prepared; -1 without a preparation. */
  public long indexBytes(int row) {
    return indexBytes[row];
  }

  /** Whether the JVM compiled during the block of a row's query. */
  public boolean isCompiledMeanwhile(int row) {
    return compiled.get(row);
  }

  /** Whether it collected garbage then. */
  public boolean isCollectedMeanwhile(int row) {
    return collected.get(row);
  }
}
