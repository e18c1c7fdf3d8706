package hopscotch.datasets.movingai;

import hopscotch.core.grid.GridMap;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/** Writes maps as {@code type octile}, with LF line ends. */
public final class MapWriter {

  private MapWriter() {}

  /**
   * Writes a map to a file, over one that is there.
   *
   * @throws IllegalArgumentException if the map has terrain that the format does not know
   */
  public static void write(GridMap map, Path file) throws IOException {
    write(map, file, letter -> false);
  }

  /**
   * Writes a map that may have other letters than those of the format to a file, over one that is
   * there.
   *
   * @param letters which other letters may be there
   * @throws IllegalArgumentException if the map has terrain that is neither
   */
  public static void write(GridMap map, Path file, IntPredicate letters) throws IOException {
    requireLetters(map, letters);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      writeRows(map, out);
    }
  }

  /**
   * Writes a map to a stream, which stays open.
   *
   * @throws IllegalArgumentException if the map has terrain that the format does not know
   */
  public static void write(GridMap map, OutputStream out) throws IOException {
    write(map, out, letter -> false);
  }

  /**
   * Writes a map that may have other letters than those of the format to a stream, which stays
   * open.
   *
   * @param letters which other letters may be there
   * @throws IllegalArgumentException if the map has terrain that is neither
   */
  public static void write(GridMap map, OutputStream out, IntPredicate letters) throws IOException {
    requireLetters(map, letters);
    writeRows(map, out);
  }

  private static void writeRows(GridMap map, OutputStream out) throws IOException {
    String header = "type octile\nheight " + map.height() + "\nwidth " + map.width() + "\nmap\n";
    out.write(header.getBytes(StandardCharsets.US_ASCII));
    byte[] row = new byte[map.width() + 1];
    row[map.width()] = '\n';
    for (int y = 0; y < map.height(); y++) {
      map.copyRow(y, row, 0);
      out.write(row);
    }
  }

  private static void requireLetters(GridMap map, IntPredicate letters) {
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int character = map.terrain(map.cell(x, y));
        if (MapReader.TERRAIN.indexOf(character) < 0 && !letters.test(character)) {
          throw new IllegalArgumentException(
              "terrain '%c' at (%d, %d): the characters of the format are . G @ O T S W"
                  .formatted(character & 0xff, x, y));
        }
      }
    }
  }
}
