package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.MapWriter;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntPredicate;

/** Writes walks in the form that {@link WalkReader} reads, with LF line ends. */
public final class WalkWriter {
  private WalkWriter() {}

  /**
   * Writes a walk to a file, and replaces one that is there.
   *
   * @throws IllegalArgumentException if the first map has terrain that the format does not know
   */
  public static void write(Walk walk, Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.US_ASCII)) {
      write(walk, out);
    }
  }

  /** Writes a walk to a writer, which stays open; see {@link #write(Walk, Path)}. */
  public static void write(Walk walk, Writer out) throws IOException {
    write(walk, out, letter -> false);
  }

  /**
   * Writes a walk whose maps may have other letters than those of the format to a writer, which
   * stays open.
   *
   * @param letters which other letters may be there
   * @throws IllegalArgumentException if the first map has terrain that is neither
   */
  public static void write(Walk walk, Writer out, IntPredicate letters) throws IOException {
    out.write("type walk\nversion 1\n");
    GridMap map = walk.firstMap();
    ByteArrayOutputStream octile = new ByteArrayOutputStream();
    MapWriter.write(map, octile, letters);
    String header = "type octile\n";
    out.write(octile.toString(StandardCharsets.US_ASCII).substring(header.length()));
    out.write("commands\n");
    for (WalkEvent event : walk.events()) {
      write(event, out);
    }
  }

  private static void write(WalkEvent event, Writer out) throws IOException {
    if (event instanceof WalkEvent.Change change) {
      for (WalkEvent.Stamp stamp : change.stamps()) {
        write(stamp, out);
      }
    } else if (event instanceof WalkEvent.Move move) {
      write(out, "M %d %d\n", move.x(), move.y());
    } else if (event instanceof WalkEvent.Ask ask) {
      String length = ask.length().map(BigDecimal::toPlainString).orElse("?");
      write(
          out, "Q %d %d %d %d %s\n", ask.startX(), ask.startY(), ask.goalX(), ask.goalY(), length);
    }
  }

  /** Writes a line with ASCII digits, whatever the locale. */
  private static void write(Writer out, String line, Object... values) throws IOException {
    out.write(String.format(Locale.ROOT, line, values));
  }

  private static void write(WalkEvent.Stamp stamp, Writer out) throws IOException {
    Patch patch = stamp.patch();
    for (int row = 0; row < patch.height(); row++) {
      for (int column = 0; column < patch.width(); column++) {
        write(out, "C %d %d %c\n", stamp.x() + column, stamp.y() + row, patch.terrain(column, row));
      }
    }
  }
}
