package hopscotch.harness.results.row;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One problem of any kind, put to one planner once, as a text for each column, as it stands in a
 * file. An intact checksum shows that a line was not changed, but not who wrote it, so fields are
 * checked before they are used. Immutable.
 */
public final class Row {
  /** A length in bytes that every line of a row is below. */
  public static final int MAX_LINE = 1 << 16;

  /** The most letters of the description of what is wrong with a row, so that rows stay short. */
  private static final int MAX_DETAIL = 2000;

  private static final int SHOWN = 40;

  /** The columns that a row of a failure has beside those that say what was asked. */
  private static final Set<RowColumn> OF_FAILURE =
      EnumSet.of(RowColumn.EXPECTED, RowColumn.COMPILATION_MILLIS, RowColumn.COLLECTION_MILLIS);

  private final String file;
  private final int line;
  private final ProblemKind kind;
  private final EnumMap<RowColumn, String> fields;

  private Row(String file, int line, ProblemKind kind, EnumMap<RowColumn, String> fields) {
    this.file = file;
    this.line = line;
    this.kind = kind;
    this.fields = fields;
  }

  /** A row with nothing but the task, the repetition and the number of the problem. */
  public static Row of(ProblemKind kind, Task task, int repetition, int number) {
    EnumMap<RowColumn, String> fields = new EnumMap<>(RowColumn.class);
    return new Row("the answer", 0, kind, fields)
        .with(RowColumn.SET, task.set())
        .with(RowColumn.MAP, task.map())
        .with(RowColumn.MOVEMENT, task.movement())
        .with(RowColumn.PLANNER, task.planner())
        .with(RowColumn.REPETITION, repetition)
        .with(RowColumn.QUERY, number);
  }

  /**
   * Reads the row in a line.
   *
   * @param line the number of the line, from 1
   * @param kind the kind of its segment
   * @param text the line without its end
   * @throws BadFileException if it does not have the columns of a row
   */
  public static Row parse(String file, int line, ProblemKind kind, String text)
      throws BadFileException {
    List<RowColumn> columns = RowColumn.of(kind);
    String expected = "the %d columns of a row".formatted(columns.size() + 1);
    try {
      List<String> values = fields(text);
      if (values.size() != columns.size() + 1) {
        throw new BadFileException(file, line, 0, values.size() + " columns", expected);
      }
      EnumMap<RowColumn, String> fields = new EnumMap<>(RowColumn.class);
      for (int i = 0; i < columns.size(); i++) {
        fields.put(columns.get(i), values.get(i));
      }
      return new Row(file, line, kind, fields);
    } catch (CsvParseException e) {
      throw new BadFileException(file, line, 0, "no single row of CSV", expected);
    }
  }

  /** The fields of a line. Nearly all lines have no quotes and are quickly split here. */
  private static List<String> fields(String text) {
    if (text.indexOf('"') >= 0 || text.indexOf('\r') >= 0 || text.isEmpty()) {
      return CsvReader.builder().ofSingleCsvRecord(text).getFields();
    }
    List<String> fields = new ArrayList<>(RowColumn.values().length);
    int from = 0;
    for (int comma; (comma = text.indexOf(',', from)) >= 0; from = comma + 1) {
      fields.add(text.substring(from, comma));
    }
    fields.add(text.substring(from));
    return fields;
  }

  /** This row with another text in a column. A detail is put into one line and cut. */
  public Row with(RowColumn column, String text) {
    EnumMap<RowColumn, String> changed = fields.clone();
    changed.put(column, column == RowColumn.DETAIL ? oneLine(text) : text);
    return new Row(file, line, kind, changed);
  }

  private static String oneLine(String text) {
    String cut = text.length() <= MAX_DETAIL ? text : text.substring(0, MAX_DETAIL) + "...";
    return cut.isEmpty() ? cut : cut.replaceAll("\\R+", " ");
  }

  /** This row with a whole number in a column, which stays empty for a negative one. */
  public Row with(RowColumn column, long value) {
    return with(column, text(value));
  }

  private static String text(long value) {
    return value < 0 ? "" : Long.toString(value);
  }

  /** This row with a number in a column, which stays empty for NaN. */
  public Row with(RowColumn column, double value) {
    boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1e15;
    String text = isWhole ? Long.toString((long) value) : Double.toString(value);
    return with(column, Double.isNaN(value) ? "" : text);
  }

  /** This row with all measurements. */
  public Row with(Measured measured) {
    EnumMap<RowColumn, String> changed = fields.clone();
    for (RowColumn column : RowColumn.of(kind)) {
      if (measured.of(column) >= 0) {
        changed.put(column, text(measured.of(column)));
      }
    }
    return new Row(file, line, kind, changed);
  }

  /**
   * This row if it can be read back, else one that says that its planner failed, and why. Rows have
   * texts that planners supply, and a single row that cannot be read would end the run and its
   * report for all planners.
   */
  public Row sound() {
    try {
      int length = 0;
      for (RowColumn column : RowColumn.of(kind)) {
        String text = checked(column);
        int quotes = (int) text.chars().filter(it -> it == '"').count();
        length += text.getBytes(StandardCharsets.UTF_8).length + quotes + ",\"\"".length();
      }
      return length <= MAX_LINE
          ? this
          : failed("%s: more than a line of %d bytes".formatted(file, MAX_LINE));
    } catch (BadFileException e) {
      return failed(e.getMessage());
    }
  }

  /** A row for the same question that its planner failed to answer. */
  public Row failed(String why) {
    EnumMap<RowColumn, String> kept = fields.clone();
    kept.keySet().removeIf(column -> column.isOfAnswer() && !OF_FAILURE.contains(column));
    return new Row(file, line, kind, kept)
        .with(RowColumn.OUTCOME, "error")
        .with(RowColumn.VERDICT, Verdict.ERROR.text())
        .with(RowColumn.DETAIL, why);
  }

  /** The kind of problem. */
  public ProblemKind kind() {
    return kind;
  }

  /** The task of the row. */
  public Task task() {
    return new Task(
        text(RowColumn.SET),
        text(RowColumn.MAP),
        text(RowColumn.MOVEMENT),
        text(RowColumn.PLANNER));
  }

  /** The repetition, from 1. */
  public int repetition() throws BadFileException {
    return (int) whole(RowColumn.REPETITION);
  }

  /** The number of the problem on its map, from 0. */
  public int number() throws BadFileException {
    return (int) whole(RowColumn.QUERY);
  }

  /** The question of the row. */
  public RowProblem asked() throws BadFileException {
    List<Long> values = new ArrayList<>();
    for (RowColumn column : RowColumn.asked(kind)) {
      values.add(whole(column));
    }
    return new RowProblem(kind, values);
  }

  /** The verdict in the row. */
  public Verdict verdict() throws BadFileException {
    return Verdict.parse(checked(RowColumn.VERDICT));
  }

  /** The anytime curve of a team. Empty for other kinds of problem. */
  public List<CurvePoint> curve() throws BadFileException {
    try {
      return CurvePoint.parse(text(RowColumn.CURVE));
    } catch (NumberFormatException e) {
      throw bad(RowColumn.CURVE);
    }
  }

  /** The text of a field. Empty if the kind has no such column. */
  public String text(RowColumn column) {
    return fields.getOrDefault(column, "");
  }

  /** The text of a field, which must be valid for its column. */
  public String checked(RowColumn column) throws BadFileException {
    if (column.accepts(text(column), kind)) {
      return text(column);
    }
    throw bad(column);
  }

  /** An exception that says that a field is not valid. */
  public BadFileException bad(RowColumn column) {
    String text = text(column);
    String shown = text.substring(0, Math.min(SHOWN, text.length()));
    String found = column.text() + " '" + shown + "'";
    return new BadFileException(file, line, 0, found, column.expected());
  }

  /** A field as a whole number; -1 if it is empty. */
  public long whole(RowColumn column) throws BadFileException {
    String text = checked(column);
    return text.isEmpty() ? -1 : Long.parseLong(text);
  }

  /** A field as a number; NaN if it is empty. */
  public double real(RowColumn column) throws BadFileException {
    String text = text(column);
    try {
      return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw bad(column);
    }
  }
}
