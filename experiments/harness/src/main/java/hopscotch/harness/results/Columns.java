package hopscotch.harness.results;

import hopscotch.core.planner.Guarantee;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rows of a run, column by column, in their order. Texts are numbered. */
final class Columns {
  /** The numbers of each column that a report reads. */
  private final Map<RowColumn, long[]> whole = new EnumMap<>(RowColumn.class);

  private final Map<RowColumn, double[]> real = new EnumMap<>(RowColumn.class);
  final StringPool planners = new StringPool();
  final StringPool details = new StringPool();
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

  final Map<String, double[]> counters = new LinkedHashMap<>();
  final Map<String, Map<String, GuestAccount>> guests = new TreeMap<>();
  final BitSet compiled = new BitSet();
  final BitSet collected = new BitSet();
  final ProblemKind kind;
  private int at;

  /** Columns with room for rows of a kind, and the counters of planners that are kept. */
  Columns(ProblemKind kind, int rows, List<String> names) {
    planner = new int[rows];
    problem = new int[rows];
    repetition = new int[rows];
    verdict = new Verdict[rows];
    outcome = new int[rows];
    guarantee = new int[rows];
    detail = new int[rows];
    this.kind = kind;
    for (RowColumn column : RowColumn.of(kind)) {
      if (column.isReported() && column.isWhole()) {
        whole.put(column, new long[rows]);
      } else if (column.isReported()) {
        real.put(column, new double[rows]);
      }
    }
    for (String name : names) {
      double[] values = new double[rows];
      Arrays.fill(values, Double.NaN);
      counters.put(name, values);
    }
  }

  /** The number of rows that were added. */
  int size() {
    return at;
  }

  /** Adds a row. It is left out if there is no more room, since a run may still be writing. */
  void add(Row row) throws BadFileException {
    if (at == planner.length) {
      return;
    }
    planner[at] = planners.id(row.text(RowColumn.PLANNER));
    problem[at] = problem(row);
    repetition[at] = row.repetition();
    verdict[at] = row.verdict();
    outcome[at] = outcomes.id(row.text(RowColumn.OUTCOME));
    guarantee[at] = guarantees.id(guaranteeText(row));
    detail[at] = details.id(row.text(RowColumn.DETAIL));
    for (Map.Entry<RowColumn, long[]> values : whole.entrySet()) {
      values.getValue()[at] = row.whole(values.getKey());
    }
    for (Map.Entry<RowColumn, double[]> values : real.entrySet()) {
      values.getValue()[at] = row.real(values.getKey());
    }
    if (!counters.isEmpty()) {
      count(row);
    }
    account(row);
    compiled.set(at, row.whole(RowColumn.COMPILATION_MILLIS) > 0);
    collected.set(at, row.whole(RowColumn.COLLECTION_MILLIS) > 0);
    at++;
  }

  /** The number in a row and a column that reports read. NaN if there is none. */
  double value(RowColumn column, int row) {
    if (!column.isWhole()) {
      return real.get(column)[row];
    }
    long value = whole.get(column)[row];
    return value < 0 ? Double.NaN : value;
  }

  /** The promise. It is empty if the planner was not prepared. */
  private static String guaranteeText(Row row) throws BadFileException {
    String text = row.checked(RowColumn.GUARANTEE);
    return text.isEmpty() ? Guarantee.INCOMPLETE.toString() : text;
  }

  private void count(Row row) throws BadFileException {
    for (String extra : row.checked(RowColumn.EXTRAS).split(";")) {
      int equals = extra.indexOf('=');
      double[] values = equals < 0 ? null : counters.get(extra.substring(0, equals));
      if (values != null) {
        values[at] = Double.parseDouble(extra.substring(equals + 1));
      }
    }
  }

  private void account(Row row) throws BadFileException {
    try {
      GuestAccount.ofRow(row.whole(RowColumn.NANOS), row.text(RowColumn.EXTRAS))
          .ifPresent(
              account ->
                  guests
                      .computeIfAbsent(row.text(RowColumn.PLANNER), planner -> new TreeMap<>())
                      .merge(row.text(RowColumn.MAP), account, GuestAccount::plus));
    } catch (NumberFormatException e) {
      throw row.bad(RowColumn.EXTRAS);
    }
  }

  private int problem(Row row) throws BadFileException {
    int map = texts.id(row.text(RowColumn.MAP));
    int movement = texts.id(row.text(RowColumn.MOVEMENT));
    List<Object> key = List.of(map, movement, row.number());
    Integer known = problemIds.get(key);
    if (known != null) {
      return known;
    }
    problems.add(
        new StoredProblem(
            texts.texts(texts.id(row.text(RowColumn.SET))),
            texts.texts(map),
            texts.texts(movement),
            row.asked()));
    problemIds.put(key, problems.size() - 1);
    return problems.size() - 1;
  }
}
