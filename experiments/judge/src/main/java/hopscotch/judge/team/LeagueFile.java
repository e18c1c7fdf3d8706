package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts and tasks in the form of the Start-Kit of the League of Robot Runners: lines that begin
 * with {@code #}, a line with a count, and as many lines of places. The start of a unit is one
 * place. A task is one or several, with commas between them, to be visited in this order. A place
 * is {@code row * width + column}. Blank lines are skipped.
 */
public final class LeagueFile {
  private static final String NUMBER = "[0-9]{1,9}";

  private final String file;
  private final List<String> lines;
  private final GridGraph graph;

  /** The number of lines that were read; so the last of them in messages. */
  private int line;

  /** The lines of a file. */
  LeagueFile(Path file, List<String> lines, GridGraph graph) {
    this.file = file.toString();
    this.lines = lines;
    this.graph = graph;
  }

  /** Whether lines begin as such a file does, with {@code #}. */
  static boolean isHead(List<String> lines) {
    return !lines.isEmpty() && lines.get(0).startsWith("#");
  }

  /**
   * The starts of units, in order, at least one: free cells that differ.
   *
   * @throws BadFileException if a line is wrong, which the message names, or if the file is missing
   * @throws IOException if it cannot be read
   */
  public static int[] starts(Path file, GridGraph graph) throws IOException {
    String what = "starts in the form of the League of Robot Runners";
    List<String> lines = FileInput.text(file, what).lines().toList();
    return new LeagueFile(file, lines, graph).starts();
  }

  private int[] starts() throws BadFileException {
    int[] starts = new int[count("units")];
    Int2IntOpenHashMap lineOf = new Int2IntOpenHashMap();
    for (int unit = 0; unit < starts.length; unit++) {
      starts[unit] = cell(next(starts.length + " starts, a line each"));
      int other = lineOf.put(starts[unit], line);
      if (other > 0) {
        throw fault("the start of line " + other, "starts that differ");
      }
    }
    requireEnd(starts.length);
    return starts;
  }

  /** The cells of each task, in order; at least one task. */
  List<int[]> tasks() throws BadFileException {
    int count = count("tasks");
    List<int[]> tasks = new ArrayList<>();
    while (tasks.size() < count) {
      String[] places = next(count + " tasks, a line each").split(",", -1);
      int[] cells = new int[places.length];
      for (int i = 0; i < places.length; i++) {
        cells[i] = cell(places[i].strip());
      }
      tasks.add(cells);
    }
    requireEnd(count);
    return tasks;
  }

  /** Reads the head. */
  private int count(String what) throws BadFileException {
    String expected = "a line that begins with #, then the number of " + what + ", at least 1";
    if (!isHead(lines)) {
      throw new BadFileException(file, 1, 0, "no line with #", expected);
    }
    String text;
    do {
      text = next(expected);
    } while (text.startsWith("#"));
    if (!text.matches(NUMBER) || Integer.parseInt(text) == 0) {
      throw fault(BadFileException.quote(text), expected);
    }
    return Integer.parseInt(text);
  }

  /** The next line that is not blank. */
  private String next(String expected) throws BadFileException {
    while (line < lines.size()) {
      String text = lines.get(line++).strip();
      if (!text.isEmpty()) {
        return text;
      }
    }
    throw fault("the end of the file", expected);
  }

  private int cell(String text) throws BadFileException {
    GridMap map = graph.map();
    String expected =
        "a free cell as row * width + column, 0 to " + ((long) map.width() * map.height() - 1);
    if (!text.matches(NUMBER)) {
      throw fault(BadFileException.quote(text), expected);
    }
    int place = Integer.parseInt(text);
    int row = place / map.width();
    if (row >= map.height()) {
      throw fault(place + " is off the map", expected);
    }
    int cell = map.cell(place % map.width(), row);
    if (!graph.isFree(cell)) {
      throw fault(place + ", " + map.describe(cell) + ", is blocked", expected);
    }
    return cell;
  }

  private void requireEnd(int count) throws BadFileException {
    while (line < lines.size()) {
      if (!lines.get(line++).isBlank()) {
        throw fault("one line more", "the end of the file after " + count + " lines of places");
      }
    }
  }

  private BadFileException fault(String fault, String expected) {
    return new BadFileException(file, line, 0, fault, expected);
  }
}
