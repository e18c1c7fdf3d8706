package hopscotch.datasets.movingai;

import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.datasets.file.LineInput;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads scenarios: an optional line {@code version 1}, then rows of {@code bucket map width height
 * startX startY goalX goalY length}, separated by blanks or tabs. Files without a version line may
 * leave off width and height.
 *
 * <p>The columns are counted from the right, so the name of a map may hold blanks.
 */
public final class ScenarioReader {
  private static final String EXPECTED_ROW =
      "bucket map width height startX startY goalX goalY length";
  private static final String EXPECTED_SHORT_ROW = "bucket map startX startY goalX goalY length";
  private static final int LINE_LIMIT = 4096;
  private static final int MAX_COLUMNS = 64;
  private static final int FULL_COLUMNS = 9;
  private static final int SHORT_COLUMNS = 7;
  private static final int MAX_LENGTH_DIGITS = 24;
  private static final BigDecimal MAX_LENGTH = new BigDecimal("1e12");

  private final LineInput lines;
  private final int[] starts = new int[MAX_COLUMNS];
  private final int[] ends = new int[MAX_COLUMNS];
  private int columns;
  private boolean versioned;
  private String lastMap = "";

  private ScenarioReader(InputStream input, String file) {
    this.lines = new LineInput(input, file);
  }

  /**
   * Reads a scenario.
   *
   * @throws BadFileException if the file is missing or no scenario, with the place and what was
   *     expected
   * @throws IOException if the file cannot be read
   */
  public static Scenario read(Path file) throws IOException {
    return FileInput.read(file, "a scenario", ScenarioReader::read);
  }

  /**
   * Reads a scenario from the bytes of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if this is no scenario
   */
  public static Scenario read(byte[] bytes, String file) throws BadFileException {
    return FileInput.read(bytes, file, ScenarioReader::read);
  }

  /**
   * The base name of the map of the first row, read without the rest of the file. Empty if there is
   * no row.
   *
   * @throws BadFileException if the file is missing or its first row is not one
   * @throws IOException if the file cannot be read
   */
  public static Optional<String> findMapName(Path file) throws IOException {
    return FileInput.read(
        file,
        "a scenario",
        (input, name) -> {
          ScenarioReader reader = new ScenarioReader(input, name);
          return reader.nextRow() ? Optional.of(reader.row().mapName()) : Optional.empty();
        });
  }

  private static Scenario read(InputStream input, String file) throws IOException {
    return new ScenarioReader(input, file).readAll(file);
  }

  private Scenario readAll(String file) throws IOException {
    List<ScenarioRow> rows = new ArrayList<>();
    int[] lineNumbers = new int[64];
    while (nextRow()) {
      if (rows.size() == lineNumbers.length) {
        lineNumbers = Arrays.copyOf(lineNumbers, 2 * rows.size());
      }
      lineNumbers[rows.size()] = lines.number();
      rows.add(row());
    }
    return new Scenario(file, rows, Arrays.copyOf(lineNumbers, rows.size()));
  }

  /** Moves to the next line that is neither blank nor the version, and splits it into columns. */
  private boolean nextRow() throws IOException {
    boolean first = lines.number() == 0;
    while (lines.next(LINE_LIMIT)) {
      if (lines.isCut()) {
        throw lines.fault(LINE_LIMIT, "a line longer than " + LINE_LIMIT + " bytes", EXPECTED_ROW);
      }
      split();
      if (columns > 0 && first && text(0).equalsIgnoreCase("version")) {
        requireVersion();
        first = false;
      } else if (columns > 0) {
        return true;
      }
    }
    return false;
  }

  private void split() throws BadFileException {
    byte[] text = lines.text();
    int length = lines.length();
    columns = 0;
    for (int i = 0; i < length; i++) {
      boolean blank = LineInput.isBlank(text[i]);
      if (!blank && (i == 0 || LineInput.isBlank(text[i - 1]))) {
        if (columns == MAX_COLUMNS) {
          throw lines.fault(i + 1, "more than " + MAX_COLUMNS + " columns", EXPECTED_ROW);
        }
        starts[columns++] = i;
      }
      if (!blank) {
        ends[columns - 1] = i + 1;
      }
    }
  }

  private String text(int column) {
    return lines.substring(starts[column], ends[column]);
  }

  private void requireVersion() throws BadFileException {
    String version = columns == 2 ? text(1) : "";
    if (!version.equals("1") && !version.equals("1.0")) {
      String line = lines.substring(0, lines.length());
      throw lines.fault(1, "found " + BadFileException.quote(line), "version 1");
    }
    versioned = true;
  }

  private ScenarioRow row() throws BadFileException {
    boolean full = versioned || columns >= FULL_COLUMNS;
    if (columns < (full ? FULL_COLUMNS : SHORT_COLUMNS)) {
      String fault = columns == 1 ? "1 column" : columns + " columns";
      throw lines.fault(0, fault, versioned ? EXPECTED_ROW : EXPECTED_SHORT_ROW);
    }
    int bucket = number(0, "bucket");
    int from = columns - SHORT_COLUMNS + 2;
    int width = full ? number(from - 2, "width") : 0;
    int height = full ? number(from - 1, "height") : 0;
    if ((width == 0) != (height == 0)) {
      throw lines.fault(
          starts[from - 2] + 1, "size %d x %d".formatted(width, height), "a width and a height");
    }
    return new ScenarioRow(
        bucket,
        map(from - (full ? 3 : 1)),
        width,
        height,
        number(from, "startX"),
        number(from + 1, "startY"),
        number(from + 2, "goalX"),
        number(from + 3, "goalY"),
        length(from + 4));
  }

  /** The text of columns 1 to {@code last}, with the blanks between them. */
  private String map(int last) throws BadFileException {
    String map =
        new String(lines.text(), starts[1], ends[last] - starts[1], StandardCharsets.UTF_8);
    if (!map.equals(lastMap)) {
      if (!Printable.is(map.replace('\t', ' '))) {
        throw fault(1, "map", "a name of printable characters");
      }
      lastMap = map;
    }
    return lastMap;
  }

  private int number(int column, String name) throws BadFileException {
    byte[] text = lines.text();
    int value = 0;
    boolean valid = ends[column] - starts[column] <= 9;
    for (int i = starts[column]; i < ends[column] && valid; i++) {
      valid = text[i] >= '0' && text[i] <= '9';
      value = 10 * value + text[i] - '0';
    }
    if (!valid) {
      throw fault(column, name, "a whole number of at least 0 and at most 9 digits");
    }
    return value;
  }

  private BigDecimal length(int column) throws BadFileException {
    String text = text(column);
    if (text.length() <= MAX_LENGTH_DIGITS && Character.isDigit(text.charAt(0))) {
      try {
        BigDecimal length = new BigDecimal(text);
        if (length.compareTo(MAX_LENGTH) <= 0 && Math.abs(length.scale()) <= MAX_LENGTH_DIGITS) {
          return length;
        }
      } catch (NumberFormatException e) {
        throw fault(column, "length", "a length, such as 3.41421");
      }
    }
    throw fault(column, "length", "a length of at least 0, such as 3.41421");
  }

  private BadFileException fault(int column, String name, String expected) {
    return lines.fault(
        starts[column] + 1, name + " " + BadFileException.quote(text(column)), expected);
  }
}
