package hopscotch.datasets.movingai;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.datasets.file.LineInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/**
 * Reads maps of {@code type octile}: header lines {@code type}, {@code height}, {@code width} in
 * any order, then {@code map}, then one line for each row.
 *
 * <p>A map is read as a stream, one row at a time. The size in the header is compared with the size
 * of the file before anything of that size is allocated. So memory is bounded by the size of the
 * file.
 */
public final class MapReader {
  /** The terrain characters of the format. */
  public static final String TERRAIN = ".G@OTSW";

  private static final String EXPECTED_TERRAIN = "one of . G @ O T S W";
  private static final String EXPECTED_HEADER =
      "a header line: type octile, height H, width W, map";
  private static final int HEADER_LIMIT = 256;
  private static final int MAX_HEADER_LINES = 1000;
  private static final Pattern BLANKS = Pattern.compile("[ \t]+");

  private final boolean[] known = new boolean[256];
  private final LineInput lines;
  private final long size;
  private final String file;
  private int width;
  private int height;

  private MapReader(InputStream input, String file, long size, IntPredicate letters) {
    for (int letter = ' ' + 1; letter <= '~'; letter++) {
      known[letter] = TERRAIN.indexOf(letter) >= 0 || letters.test(letter);
    }
    this.lines = new LineInput(input, file);
    this.file = file;
    this.size = size;
  }

  /**
   * Reads a map.
   *
   * @throws BadFileException if the file is missing or no map, with the place and what was expected
   * @throws IOException if the file cannot be read
   */
  public static GridMap read(Path file) throws IOException {
    return read(file, letter -> false);
  }

  /**
   * Reads a map that may have other letters than those of the format.
   *
   * @param letters which other printable ones are terrain, such as {@code terrain::isFree}
   * @throws BadFileException if the file is missing or no map, with the place and what was expected
   * @throws IOException if the file cannot be read
   */
  public static GridMap read(Path file, IntPredicate letters) throws IOException {
    return FileInput.read(
        file,
        "a map",
        (input, name) -> new MapReader(input, name, Files.size(file), letters).read());
  }

  /**
   * Reads a map from the bytes of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if this is no map
   */
  public static GridMap read(byte[] bytes, String file) throws BadFileException {
    return read(bytes, file, letter -> false);
  }

  /**
   * Reads a map from the bytes of a file, which may have other letters than those of the format.
   *
   * @param file the name for messages
   * @param letters which other printable ones are terrain
   * @throws BadFileException if this is no map
   */
  public static GridMap read(byte[] bytes, String file, IntPredicate letters)
      throws BadFileException {
    return FileInput.read(
        bytes, file, (input, name) -> new MapReader(input, name, bytes.length, letters).read());
  }

  private GridMap read() throws IOException {
    readHeader();
    requireRoom();
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      if (!lines.next(width + HEADER_LIMIT)) {
        throw new BadFileException(
            file, "the file ends after " + y + " rows", height + " rows, the height of its header");
      }
      requireRow(y);
      map.row(y, lines.text(), 0);
    }
    while (lines.next(HEADER_LIMIT)) {
      if (lines.length() > 0) {
        throw lines.fault(
            1, "text after the last row", height + " rows, the height of the header, and no more");
      }
    }
    return map.build();
  }

  private void readHeader() throws IOException {
    while (lines.next(HEADER_LIMIT)) {
      if (lines.number() > MAX_HEADER_LINES) {
        throw lines.fault(1, "the header has more than " + MAX_HEADER_LINES + " lines", "the map");
      }
      String[] words = BLANKS.split(lines.substring(0, lines.length()).strip());
      String keyword = words[0].toLowerCase(Locale.ROOT);
      if (keyword.equals("map") && words.length == 1) {
        requireSizes();
        return;
      } else if (keyword.equals("type") && words.length == 2) {
        if (!words[1].equalsIgnoreCase("octile")) {
          throw lines.fault(6, "type " + BadFileException.quote(words[1]), "type octile");
        }
      } else if (keyword.equals("height") && words.length == 2) {
        height = size(words);
      } else if (keyword.equals("width") && words.length == 2) {
        width = size(words);
      } else if (lines.length() > 0) {
        String line = lines.substring(0, lines.length());
        throw lines.fault(1, "found " + BadFileException.quote(line), EXPECTED_HEADER);
      }
    }
    throw new BadFileException(file, "the file ends within its header", EXPECTED_HEADER);
  }

  private int size(String[] words) throws BadFileException {
    if (!words[1].matches("[0-9]{1,10}")
        || Long.parseLong(words[1]) < 1
        || Long.parseLong(words[1]) > Integer.MAX_VALUE) {
      throw lines.fault(
          words[0].length() + 2,
          words[0] + " " + BadFileException.quote(words[1]),
          "a whole number from 1 to " + GridMap.MAX_CELLS);
    }
    return Integer.parseInt(words[1]);
  }

  private void requireSizes() throws BadFileException {
    if (width == 0 || height == 0) {
      throw lines.fault(
          1,
          "no %s before the map".formatted(height == 0 ? "height" : "width"),
          "the lines height H and width W");
    }
    if ((width + 1L) * (height + 2L) >= GridMap.MAX_CELLS) {
      throw lines.fault(
          0,
          "the header promises a map of %d x %d".formatted(width, height),
          "at most %d cells".formatted(GridMap.MAX_CELLS));
    }
  }

  /** Compares the size in the header with that of the file. */
  private void requireRoom() throws BadFileException {
    long follow = size - lines.consumed();
    if (follow < (width + 1L) * height - 1) {
      throw lines.fault(
          0,
          "%d bytes follow the header, room for %d rows of %d characters"
              .formatted(follow, (follow + 1) / (width + 1L), width),
          height + " rows, the height of the header");
    }
  }

  /** Advice on how to read a letter that has a name in a movement or a rule. */
  private static String orNamed(char letter) {
    return letter <= ' ' || letter > '~' || ",='\"".indexOf(letter) >= 0
        ? ""
        : ", or a name for it: --rule '%s=blocked' makes it a wall%s"
            .formatted(
                letter,
                letter == '/' ? "" : ", --movement '.=1,%s=1' makes it ground".formatted(letter));
  }

  private void requireRow(int y) throws BadFileException {
    byte[] text = lines.text();
    int length = lines.length();
    for (int x = 0; x < Math.min(width, length); x++) {
      if (!known[text[x] & 0xff]) {
        String found = BadFileException.quote(lines.substring(x, x + 1));
        throw lines.fault(
            x + 1,
            "unknown terrain %s at (%d, %d)".formatted(found, x, y),
            EXPECTED_TERRAIN + orNamed((char) (text[x] & 0xff)));
      }
    }
    if (length != width) {
      throw lines.fault(
          Math.min(length, width) + 1,
          "row %d has %s%d characters".formatted(y, lines.isCut() ? "more than " : "", length),
          width + ", the width of the header");
    }
  }
}
