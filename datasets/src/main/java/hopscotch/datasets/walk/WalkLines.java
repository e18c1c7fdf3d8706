package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.LineInput;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** The lines of a file of walks or patches, split into words. Its faults name the place. */
final class WalkLines {
  private static final Pattern BLANKS = Pattern.compile("[ \t]+");
  private static final String EXPECTED_TERRAIN = "one of . G @ O T S W";
  private static final int LINE_LIMIT = 512;
  private static final int MAX_LENGTH_DIGITS = 24;

  private final LineInput lines;
  private final String file;
  private final IntPredicate letters;
  private String[] words = {};

  /** The lines of a file, with letters of terrain beside those of the format. */
  WalkLines(InputStream input, String file, IntPredicate letters) {
    this.lines = new LineInput(input, file);
    this.file = file;
    this.letters = letters;
  }

  /** Moves to the next line that is not blank. */
  boolean next() throws IOException {
    while (lines.next(LINE_LIMIT)) {
      if (lines.isCut()) {
        throw lines.fault(LINE_LIMIT, "a line longer than " + LINE_LIMIT + " bytes", "fewer");
      }
      if (lines.length() > 0) {
        words = BLANKS.split(lines.substring(0, lines.length()).strip());
        return true;
      }
    }
    return false;
  }

  /** Like {@link #next}, for a line that must be there. */
  void requireNext(String expected) throws IOException {
    if (!next()) {
      throw new BadFileException(file, "the file ends too early", expected);
    }
  }

  String word(int i) {
    return words[i];
  }

  int wordCount() {
    return words.length;
  }

  /** Moves to the next line, which must be one of these words. */
  void requireLine(String expected) throws IOException {
    requireNext(expected);
    if (!String.join(" ", words).equals(expected)) {
      throw fault(expected);
    }
  }

  /** Moves to the next line, which must be the expected keyword and a number. */
  int nextNumber(String expected, int least) throws IOException {
    requireNext(expected);
    String keyword = expected.substring(0, expected.indexOf(' '));
    if (words.length != 2 || !words[0].equals(keyword)) {
      throw fault(keyword + " and a whole number");
    }
    return number(1, least);
  }

  int number(int word, int least) throws BadFileException {
    if (!words[word].matches("[0-9]{1,9}") || Integer.parseInt(words[word]) < least) {
      throw lines.fault(
          0,
          BadFileException.quote(words[word]),
          "a whole number of at least " + least + " and at most 9 digits");
    }
    return Integer.parseInt(words[word]);
  }

  /** A number of at least 0 and below a limit. */
  int below(int word, int limit) throws BadFileException {
    int number = number(word, 0);
    if (number >= limit) {
      throw lines.fault(0, "found " + number, limit > 0 ? "at most " + (limit - 1) : "none here");
    }
    return number;
  }

  /** A word that is one character of terrain. */
  char terrain(int word) throws BadFileException {
    char letter = words[word].charAt(0);
    if (words[word].length() != 1 || !isTerrain(letter)) {
      String found = "terrain " + BadFileException.quote(words[word]);
      throw lines.fault(0, found, words[word].length() == 1 ? expected(letter) : EXPECTED_TERRAIN);
    }
    return letter;
  }

  private boolean isTerrain(char letter) {
    return MapReader.TERRAIN.indexOf(letter) >= 0
        || letter > ' ' && letter <= '~' && letters.test(letter);
  }

  /** The characters that terrain may have, and the movement that would read this letter. */
  private static String expected(char letter) {
    boolean mayBeNamed = letter > ' ' && letter <= '~' && ",='\"/".indexOf(letter) < 0;
    return mayBeNamed
        ? EXPECTED_TERRAIN + ", or a name for it: --movement '.=1,%s=1'".formatted(letter)
        : EXPECTED_TERRAIN;
  }

  /** A length. It is empty for {@code ?}, and {@link WalkEvent.Ask#NO_PATH} for {@code -1}. */
  private Optional<BigDecimal> length(int word) throws BadFileException {
    String text = words[word];
    if (text.equals("?")) {
      return Optional.empty();
    }
    if (text.equals("-1")) {
      return Optional.of(WalkEvent.Ask.NO_PATH);
    }
    if (text.length() > MAX_LENGTH_DIGITS || !text.matches("[0-9]{1,12}(\\.[0-9]+)?")) {
      throw lines.fault(
          0, "length " + BadFileException.quote(text), "a length, such as 3.41421, or -1");
    }
    return Optional.of(new BigDecimal(text));
  }

  /** An ask. The words from {@code first} on are its start, goal and length. */
  WalkEvent.Ask ask(int first, int width, int height) throws BadFileException {
    return new WalkEvent.Ask(
        below(first, width),
        below(first + 1, height),
        below(first + 2, width),
        below(first + 3, height),
        length(first + 4));
  }

  static void addChange(List<WalkEvent> events, List<WalkEvent.Stamp> stamps) {
    if (!stamps.isEmpty()) {
      events.add(new WalkEvent.Change(stamps));
      stamps.clear();
    }
  }

  /** Reads height, width and the rows of a map. Memory is bounded by the rows that are there. */
  Patch patch() throws IOException {
    int height = nextNumber("height H", 1);
    int width = nextNumber("width W", 1);
    requireSize(width, height);
    requireLine("map");
    byte[] cells = {};
    for (int row = 0; row < height; row++) {
      requireRow(width);
      if (cells.length < (row + 1) * width) {
        cells = Arrays.copyOf(cells, Math.min(2 * (row + 1) * width, height * width));
      }
      System.arraycopy(lines.text(), 0, cells, row * width, width);
    }
    return new Patch(width, cells);
  }

  private void requireRow(int width) throws IOException {
    if (!lines.next(width + 1)) {
      throw new BadFileException(file, "the file ends within a map", "another row");
    }
    if (lines.length() != width) {
      throw lines.fault(0, "a row of another length", width + " characters, the width given above");
    }
    for (int x = 0; x < width; x++) {
      char letter = (char) (lines.text()[x] & 0xff);
      if (!isTerrain(letter)) {
        String character = BadFileException.quote(lines.substring(x, x + 1));
        throw lines.fault(x + 1, "unknown terrain " + character, expected(letter));
      }
    }
  }

  /** Refuses a map that is larger than a map may be. */
  void requireSize(int width, int height) throws BadFileException {
    if ((width + 1L) * (height + 2L) >= GridMap.MAX_CELLS) {
      throw lines.fault(
          0,
          "a map of %d x %d".formatted(width, height),
          "at most %d cells".formatted(GridMap.MAX_CELLS));
    }
  }

  /** An exception that says that this line is wrong. */
  BadFileException fault(String expected) {
    String line = lines.substring(0, lines.length());
    return lines.fault(0, "found " + BadFileException.quote(line), expected);
  }
}
