package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.judge.query.Point;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the goals that units get one after another. Each line has one goal {@code x,y}; blank lines
 * are skipped.
 */
public final class TaskFile {
  private static final String EXPECTED = "a free cell of the map as x,y, such as 12,34";

  private TaskFile() {}

  /**
   * The cells, in order, at least one.
   *
   * @throws BadFileException if a line is wrong, which the message names, or if the file is missing
   *     or empty
   * @throws IOException if it cannot be read
   */
  public static int[] read(Path file, GridGraph graph) throws IOException {
    List<String> lines = FileInput.text(file, "goals, a line x,y each").lines().toList();
    IntArrayList cells = new IntArrayList();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        cells.add(cell(lines.get(i).strip(), file.toString(), i + 1, graph));
      }
    }
    if (cells.isEmpty()) {
      throw new BadFileException(file.toString(), "no line", EXPECTED);
    }
    return cells.toIntArray();
  }

  private static int cell(String line, String file, int number, GridGraph graph)
      throws BadFileException {
    Point point;
    try {
      point = Point.parse(line);
    } catch (IllegalArgumentException e) {
      throw new BadFileException(file, number, 0, BadFileException.quote(line), EXPECTED);
    }
    boolean isFree =
        graph.map().contains(point.x(), point.y())
            && graph.isFree(graph.map().cell(point.x(), point.y()));
    if (!isFree) {
      throw new BadFileException(file, number, 0, point + " is off the map or blocked", EXPECTED);
    }
    return graph.map().cell(point.x(), point.y());
  }
}
