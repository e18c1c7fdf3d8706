package hopscotch.datasets.movingai;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.util.List;
import java.util.Optional;

/** The queries of one file, in its order. Immutable. */
public final class Scenario {
  private final String file;
  private final List<ScenarioRow> rows;
  private final int[] lines;
  private final LengthFormat lengthFormat;

  /** A scenario as it was read: {@code lines[i]} is the line of row {@code i}. */
  Scenario(String file, List<ScenarioRow> rows, int[] lines) {
    this.file = file;
    this.rows = List.copyOf(rows);
    this.lines = lines;
    this.lengthFormat = LengthFormat.of(rows.stream().map(ScenarioRow::length).toList());
  }

  /**
   * A scenario of these rows, as if read from {@code file}: row {@code i} on line {@code i + 2}.
   *
   * @param file the name for messages
   */
  public static Scenario of(String file, List<ScenarioRow> rows) {
    int[] lines = new int[rows.size()];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = i + 2;
    }
    return new Scenario(file, rows, lines);
  }

  /** The file, as it was named to the reader. */
  public String file() {
    return file;
  }

  /** The rows; not to be changed. */
  public List<ScenarioRow> rows() {
    return rows;
  }

  /** The line of row {@code i} in the file, from 1. */
  public int line(int i) {
    return lines[i];
  }

  /** The format in which this file prints its lengths. */
  public LengthFormat lengthFormat() {
    return lengthFormat;
  }

  /** The first row that was made for a map of another size, if there is one. */
  public Optional<ScenarioRow> findOtherSize(GridMap map) {
    return rows.stream().filter(row -> row.differsInSize(map)).findFirst();
  }

  /**
   * Refuses a scenario without rows, for callers that need a query.
   *
   * @throws BadFileException if it has no rows
   */
  public void requireRows() throws BadFileException {
    if (rows.isEmpty()) {
      throw new BadFileException(
          file,
          "no rows",
          "at least one: bucket map width height startX startY goalX goalY length");
    }
  }

  /**
   * Checks that every row is for this map and lies on it. A row that was made for another size of
   * the map passes if it lies on this one; {@link #findOtherSize} finds it.
   *
   * @param mapName the base name of the map's file, such as {@code arena.map}
   * @throws BadFileException naming the first row that fails
   */
  public void requireFits(GridMap map, String mapName) throws BadFileException {
    for (int i = 0; i < rows.size(); i++) {
      ScenarioRow row = rows.get(i);
      if (!row.mapName().equalsIgnoreCase(mapName)) {
        throw new BadFileException(
            file,
            lines[i],
            0,
            "a row for the map " + BadFileException.quote(row.mapName()),
            "rows for " + BadFileException.quote(mapName));
      }
      requireOn(map, i, "start", row.startX(), row.startY());
      requireOn(map, i, "goal", row.goalX(), row.goalY());
    }
  }

  private void requireOn(GridMap map, int i, String role, int x, int y) throws BadFileException {
    if (!map.contains(x, y)) {
      throw new BadFileException(
          file,
          lines[i],
          0,
          "%s (%d, %d) lies off the map".formatted(role, x, y),
          "x of 0 to %d and y of 0 to %d".formatted(map.width() - 1, map.height() - 1));
    }
  }
}
