package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Reads a walk of our own form: {@code type walk}, {@code version 1}, {@code height H}, {@code
 * width W}, {@code map} and its rows, {@code commands}; then in order
 *
 * <ul>
 *   <li>{@code C x y t}: the cell at (x, y) becomes terrain {@code t}. Successive lines of this
 *       kind are one change.
 *   <li>{@code M x y}: the unit moves without asking.
 *   <li>{@code Q startX startY goalX goalY length}: an ask. The length is that of a shortest path,
 *       {@code -1} if there is none, {@code ?} if it is not known.
 * </ul>
 */
public final class WalkReader {
  private static final String EXPECTED_COMMAND =
      "C x y terrain, M x y, or Q startX startY goalX goalY length";

  private final WalkLines lines;
  private GridMap map;

  private WalkReader(InputStream input, String file, IntPredicate letters) {
    this.lines = new WalkLines(input, file, letters);
  }

  /**
   * Reads a walk.
   *
   * @throws BadFileException if the file is missing or no walk, with the place and what was
   *     expected
   * @throws IOException if the file cannot be read
   */
  public static Walk read(Path file) throws IOException {
    return read(file, letter -> false);
  }

  /**
   * Reads a walk whose maps may have other letters than those of the format.
   *
   * @param letters which other printable ones are terrain, such as {@code terrain::isFree}
   * @throws BadFileException if the file is missing or no walk, with the place and what was
   *     expected
   * @throws IOException if the file cannot be read
   */
  public static Walk read(Path file, IntPredicate letters) throws IOException {
    return FileInput.read(file, "a walk", (input, name) -> read(input, name, letters));
  }

  /**
   * Reads a walk from the bytes of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if the bytes are not a walk
   */
  public static Walk read(byte[] bytes, String file) throws BadFileException {
    return FileInput.read(bytes, file, (input, name) -> read(input, name, letter -> false));
  }

  private static Walk read(InputStream input, String file, IntPredicate letters)
      throws IOException {
    return new WalkReader(input, file, letters).readAll(file);
  }

  private Walk readAll(String file) throws IOException {
    lines.requireLine("type walk");
    lines.requireLine("version 1");
    map = lines.patch().toMap();
    lines.requireLine("commands");
    return Walk.on(map, file, events());
  }

  private List<WalkEvent> events() throws IOException {
    List<WalkEvent> events = new ArrayList<>();
    List<WalkEvent.Stamp> stamps = new ArrayList<>();
    while (lines.next()) {
      String command = lines.word(0);
      if (command.equals("C") && lines.wordCount() == 4) {
        stamps.add(stamp());
        continue;
      }
      WalkLines.addChange(events, stamps);
      if (command.equals("M") && lines.wordCount() == 3) {
        events.add(new WalkEvent.Move(lines.below(1, map.width()), lines.below(2, map.height())));
      } else if (command.equals("Q") && lines.wordCount() == 6) {
        events.add(lines.ask(1, map.width(), map.height()));
      } else {
        throw lines.fault(EXPECTED_COMMAND);
      }
    }
    WalkLines.addChange(events, stamps);
    return events;
  }

  private WalkEvent.Stamp stamp() throws BadFileException {
    int x = lines.below(1, map.width());
    int y = lines.below(2, map.height());
    return new WalkEvent.Stamp(Patch.ofCell(lines.terrain(3)), x, y);
  }
}
