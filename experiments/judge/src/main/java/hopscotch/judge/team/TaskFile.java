package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.judge.query.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the tasks that units get one after another. Each line has one place {@code x,y}; blank
 * lines are skipped. A file that begins with {@code #} is a {@link LeagueFile}.
 */
public final class TaskFile {
  private static final String EXPECTED = "a free cell of the map as x,y, such as 12,34";

  private TaskFile() {}

  /**
   * The cells of each task, in order; at least one task of at least one cell.
   *
   * @throws BadFileException if a line is wrong, which the message names, or if the file is missing
   *     or empty
   * @throws IOException if it cannot be read
   */
  public static List<int[]> read(Path file, GridGraph graph) throws IOException {
    List<String> lines = FileInput.text(file, "tasks, a line x,y each").lines().toList();
    if (LeagueFile.isHead(lines)) {
      return new LeagueFile(file, lines, graph).tasks();
    }
    List<int[]> tasks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        tasks.add(new int[] {cell(lines.get(i).strip(), file.toString(), i + 1, graph)});
      }
    }
    if (tasks.isEmpty()) {
      throw new BadFileException(file.toString(), "no line", EXPECTED);
    }
    return tasks;
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
