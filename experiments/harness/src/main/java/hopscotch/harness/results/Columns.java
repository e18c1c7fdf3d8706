package hopscotch.harness.results;

import hopscotch.core.planner.Guarantee;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.results.row.KindColumns;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.StoredRow;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the rows of a run hold, column by column, in the order in which they were read. Texts that
 * come again are numbered.
 */
final class Columns {
  private static final int OUTCOME = RowFormat.column("outcome");
  private static final int GUARANTEE = RowFormat.column("guarantee");
  static final int LENGTH = RowFormat.column("length");
  static final int EXPECTED = RowFormat.column("expected");
  static final int SUBOPTIMALITY = RowFormat.column("suboptimality");
  static final int NANOS = RowFormat.column("nanos");
  static final int FIRST_MOVE = RowFormat.column("first_move_nanos");
  static final int LAST_MOVE = RowFormat.column("last_move_nanos");
  static final int EXPANDED = RowFormat.column("expanded");
  static final int HEAP_OPERATIONS = RowFormat.column("heap_operations");
  static final int TOUCHED = RowFormat.column("touched");
  private static final int EXTRAS = RowFormat.column("extras");
  static final int PREPARATION = RowFormat.column("preparation_nanos");
  static final int INDEX = RowFormat.column("index_bytes");
  private static final int COMPILATION = RowFormat.column("compilation_millis");
  private static final int COLLECTION = RowFormat.column("collection_millis");
  private static final int DETAIL = RowFormat.column("detail");
  private static final int RESOLVED = RowFormat.column("resolved");

  private static final int[] WHOLE = {
    NANOS, FIRST_MOVE, LAST_MOVE, EXPANDED, HEAP_OPERATIONS, TOUCHED, PREPARATION, INDEX
  };
  private static final int[] REAL = {LENGTH, EXPECTED, SUBOPTIMALITY};

  /** Numbers by column of the row; of those that are kept alone. */
  final long[][] whole = new long[RowFormat.LEADING.size()][];

  final double[][] real = new double[RowFormat.LEADING.size()][];
  final StringPool planners = new StringPool();
  final StringPool details = new StringPool();
  final StringPool resolvedSpecs = new StringPool();
  final StringPool outcomes = new StringPool();
  final StringPool guarantees = new StringPool();
  private final StringPool texts = new StringPool();
  private final Map<List<Object>, Integer> problemIds = new HashMap<>();
  final List<StoredProblem> problems = new ArrayList<>();
  final int[] planner;
  final int[] problem;
  final int[] repetition;
  final Verdict[] verdict;
  final int[] outcome;
  final int[] guarantee;
  final int[] detail;
  final int[] resolved;

  /** What was measured of this kind of problem alone, by the name of its column. */
  final Map<String, long[]> measured = new LinkedHashMap<>();

  final Map<String, double[]> counters = new LinkedHashMap<>();
  final Map<String, Map<String, GuestAccount>> guests = new TreeMap<>();
  final BitSet compiled = new BitSet();
  final BitSet collected = new BitSet();
  final ProblemKind kind;
  private final KindColumns own;
  private int at;

  /**
   * Columns of so many rows of a kind of problem.
   *
   * @param names of the planners' own counters that are kept
   */
  Columns(ProblemKind kind, int rows, List<String> names) {
    planner = new int[rows];
    problem = new int[rows];
    repetition = new int[rows];
    verdict = new Verdict[rows];
    outcome = new int[rows];
    guarantee = new int[rows];
    detail = new int[rows];
    resolved = new int[rows];
    for (int column : WHOLE) {
      whole[column] = new long[rows];
    }
    for (int column : REAL) {
      real[column] = new double[rows];
    }
    this.kind = kind;
    own = KindColumns.of(kind);
    own.measured().forEach(name -> measured.put(name, new long[rows]));
    for (String name : names) {
      double[] values = new double[rows];
      Arrays.fill(values, Double.NaN);
      counters.put(name, values);
    }
  }

  /** How many rows were added. */
  int size() {
    return at;
  }

  /** Adds a row; one more than there is room for is left out: a run may be writing on. */
  void add(StoredRow row) throws BadFileException {
    if (at == planner.length) {
      return;
    }
    planner[at] = planners.id(row.text(3));
    problem[at] = problem(row);
    repetition[at] = row.repetition();
    verdict[at] = row.verdict();
    outcome[at] = outcomes.id(row.text(OUTCOME));
    guarantee[at] = guarantees.id(guaranteeText(row));
    detail[at] = details.id(row.text(DETAIL));
    resolved[at] = resolvedSpecs.id(row.text(RESOLVED));
    for (int column : WHOLE) {
      whole[column][at] = row.whole(column);
    }
    for (int column : REAL) {
      real[column][at] = row.real(column);
    }
    int place = own.asked().size();
    for (long[] values : measured.values()) {
      values[at] = row.own(place++);
    }
    if (!counters.isEmpty()) {
      count(row);
    }
    account(row);
    compiled.set(at, row.whole(COMPILATION) > 0);
    collected.set(at, row.whole(COLLECTION) > 0);
    at++;
  }

  /** See {@link Results#paidNanos}. */
  long paidNanos(int row) {
    long sum = whole[NANOS][row];
    for (String name : sum < 0 ? List.<String>of() : own.paid()) {
      sum += Math.max(0, measured.get(name)[row]);
    }
    return sum;
  }

  /** The promise; that of a planner which was not prepared is none. */
  private static String guaranteeText(StoredRow row) throws BadFileException {
    try {
      String text = row.text(GUARANTEE);
      return (text.isEmpty() ? Guarantee.INCOMPLETE : Guarantee.parse(text)).toString();
    } catch (IllegalArgumentException e) {
      throw row.bad(GUARANTEE, "a guarantee such as OPTIMAL or BOUNDED(1.5)");
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

  private void account(StoredRow row) throws BadFileException {
    try {
      GuestAccount.ofRow(whole[NANOS][at], row.text(EXTRAS))
          .ifPresent(
              account ->
                  guests
                      .computeIfAbsent(row.text(3), planner -> new TreeMap<>())
                      .merge(row.text(1), account, GuestAccount::plus));
    } catch (NumberFormatException e) {
      throw row.bad(EXTRAS, "counters of a guest as name=number, parted by semicolons");
    }
  }

  private int problem(StoredRow row) throws BadFileException {
    int map = texts.id(row.text(1));
    int movement = texts.id(row.text(2));
    List<Object> key = List.of(map, movement, row.number());
    Integer known = problemIds.get(key);
    if (known != null) {
      return known;
    }
    problems.add(
        new StoredProblem(
            texts.texts(texts.id(row.text(0))),
            texts.texts(map),
            texts.texts(movement),
            row.asked()));
    problemIds.put(key, problems.size() - 1);
    return problems.size() - 1;
  }
}
