package hopscotch.harness.results.row;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * A row as read back. An intact checksum says that the line is the one that was written, not who
 * wrote it: fields are looked at before they are believed.
 */
public final class StoredRow {
  private static final int REPETITION = RowFormat.column("repetition");
  private static final int QUERY = RowFormat.column("query");
  private static final int BUCKET = RowFormat.column("bucket");
  private static final int START_X = RowFormat.column("start_x");
  private static final int START_Y = RowFormat.column("start_y");
  private static final int GOAL_X = RowFormat.column("goal_x");
  private static final int GOAL_Y = RowFormat.column("goal_y");
  private static final int VERDICT = RowFormat.column("verdict");
  private static final int NANOS = RowFormat.column("nanos");
  private static final int PREPARATION_NANOS = RowFormat.column("preparation_nanos");

  private static final int COUNT_DIGITS = 9;

  /** As many as {@link hopscotch.judge.timing.AnswerCheck#LARGEST_COUNT} has. */
  private static final int WHOLE_DIGITS = 18;

  private final String file;
  private final int line;
  private final ProblemKind kind;
  private final List<String> fields;

  private StoredRow(String file, int line, ProblemKind kind, List<String> fields) {
    this.file = file;
    this.line = line;
    this.kind = kind;
    this.fields = fields;
  }

  /**
   * Takes a line apart.
   *
   * @param line its number, from 1
   * @param kind of its segment
   * @param text the line without its end
   * @throws BadFileException if it has not the columns of a row
   */
  public static StoredRow parse(String file, int line, ProblemKind kind, String text)
      throws BadFileException {
    int columns = RowFormat.size(kind);
    try {
      List<String> fields = fields(text);
      if (fields.size() == columns) {
        return new StoredRow(file, line, kind, fields);
      }
      throw new BadFileException(file, line, 0, fields.size() + " columns", expected(columns));
    } catch (CsvParseException e) {
      throw new BadFileException(file, line, 0, "no single row of CSV", expected(columns));
    }
  }

  private static String expected(int columns) {
    return "the %d columns of a row".formatted(columns);
  }

  /** Nearly all lines have no quote, and are taken apart here in a fraction of the time. */
  private static List<String> fields(String text) {
    if (text.indexOf('"') >= 0 || text.indexOf('\r') >= 0 || text.isEmpty()) {
      return CsvReader.builder().ofSingleCsvRecord(text).getFields();
    }
    List<String> fields = new ArrayList<>(RowFormat.LEADING.size() + 8);
    int from = 0;
    for (int comma; (comma = text.indexOf(',', from)) >= 0; from = comma + 1) {
      fields.add(text.substring(from, comma));
    }
    fields.add(text.substring(from));
    return fields;
  }

  /** What the row belongs to. */
  public Task task() {
    return new Task(text(0), text(1), text(2), text(3));
  }

  /** The repetition, from 1. */
  public int repetition() throws BadFileException {
    return count(REPETITION);
  }

  /** The number of the problem on its map, from 0. */
  public int number() throws BadFileException {
    return count(QUERY);
  }

  /** The scenario's bucket; -1 where there is none. */
  int bucket() throws BadFileException {
    return text(BUCKET).isEmpty() ? -1 : count(BUCKET);
  }

  /** The start and the goal. */
  Ends ends() throws BadFileException {
    return new Ends(count(START_X), count(START_Y), count(GOAL_X), count(GOAL_Y));
  }

  /** The time of the answer; -1 where there is none. */
  public long nanos() throws BadFileException {
    return whole(NANOS);
  }

  /** The time of the preparation; -1 where there is none. */
  public long preparationNanos() throws BadFileException {
    return whole(PREPARATION_NANOS);
  }

  /** What the answer is worth, as the row says it. */
  public Verdict verdict() throws BadFileException {
    try {
      return Verdict.parse(text(VERDICT));
    } catch (IllegalArgumentException e) {
      throw bad(VERDICT, "a verdict such as optimal");
    }
  }

  /** The same row with another text in a column. */
  public StoredRow with(int column, String text) {
    List<String> changed = new ArrayList<>(fields);
    changed.set(column, text);
    return new StoredRow(file, line, kind, changed);
  }

  /** What the row asked. */
  public RowProblem asked() throws BadFileException {
    return KindColumns.of(kind).reader().read(this);
  }

  /** A column of the kind, by its place among them; -1 where it is empty. */
  public long own(int column) throws BadFileException {
    return whole(RowFormat.LEADING.size() + column);
  }

  /** A field as it stands. */
  public String text(int column) {
    return fields.get(column);
  }

  /** A field that holds a whole number from 0. */
  int count(int column) throws BadFileException {
    String text = text(column);
    if (text.isEmpty() || !isWhole(text, COUNT_DIGITS)) {
      throw bad(column, "a whole number of at least 0 and at most 9 digits");
    }
    return Integer.parseInt(text);
  }

  /** A field that holds a whole number from 0; -1 where it is empty. */
  public long whole(int column) throws BadFileException {
    String text = text(column);
    if (!isWhole(text, WHOLE_DIGITS)) {
      throw bad(column, "a whole number of at least 0 and at most 18 digits, or nothing");
    }
    return text.isEmpty() ? -1 : Long.parseLong(text);
  }

  private static boolean isWhole(String text, int mostDigits) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return text.length() <= mostDigits;
  }

  /** A field that holds a number; NaN where it is empty. */
  public double real(int column) throws BadFileException {
    String text = text(column);
    try {
      return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw bad(column, "a number, or nothing");
    }
  }

  /** A fault of a field. */
  public BadFileException bad(int column, String expected) {
    String text = text(column);
    String shown = text.substring(0, Math.min(40, text.length()));
    return new BadFileException(
        file, line, 0, RowFormat.columns(kind).get(column) + " '" + shown + "'", expected);
  }
}
