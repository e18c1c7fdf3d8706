package hopscotch.papers.count;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A map with the rows of its scenario.
 *
 * @param id {@code set/name}
 * @param map the map
 * @param rows the rows in the order of the file; none if the set has no scenarios
 * @param every one of this many queries is counted
 * @param scenarios the files of all scenarios of the map; the rows are those of the first
 * @param isSample whether the build counts it, which must take only seconds
 */
public record PaperMap(
    String id,
    GridMap map,
    List<ScenarioRow> rows,
    int every,
    List<Path> scenarios,
    boolean isSample) {
  private static final int SAMPLE_SCENARIOS = 4;

  /** The name in place of a set if the experiment makes its own instances, all at once. */
  public static final String GENERATED = "generated";

  /**
   * A map of a library, or a map of one open cell for a paper that makes its own instances.
   *
   * @throws BadFileException if a row of its scenario is for another map or lies off this one
   */
  public static PaperMap read(MapLibrary library, MapEntry entry, int every) throws IOException {
    if (entry.set().equals(GENERATED)) {
      return new PaperMap(entry.id(), GridMap.parse("."), List.of(), every, List.of(), false);
    }
    GridMap map = MapReader.read(entry.file());
    List<Path> scenarios = library.scenarios(entry);
    List<ScenarioRow> rows =
        scenarios.isEmpty() ? List.of() : read(scenarios.get(0), map, entry.fileName()).rows();
    return new PaperMap(entry.id(), map, rows, every, scenarios, false);
  }

  private static Scenario read(Path file, GridMap map, String mapName) throws IOException {
    Scenario scenario = ScenarioReader.read(file);
    scenario.requireFits(map, mapName);
    return scenario;
  }

  /**
   * One of {@link #scenarios}.
   *
   * @throws BadFileException if a row of it is for another map or lies off this one
   */
  public Scenario scenario(Path file) throws IOException {
    return read(file, map, id.substring(id.lastIndexOf('/') + 1) + MapEntry.ENDING);
  }

  /** The same map with only its first few scenarios, for a sample. */
  public PaperMap sample() {
    return new PaperMap(
        id,
        map,
        rows,
        every,
        scenarios.subList(0, Math.min(SAMPLE_SCENARIOS, scenarios.size())),
        true);
  }

  /**
   * The same map with only its longest rows, by published length. Among equal ones the first are
   * taken.
   */
  public PaperMap longest(int count) {
    List<ScenarioRow> longest =
        rows.stream()
            .sorted(Comparator.comparing(ScenarioRow::length).reversed())
            .limit(count)
            .toList();
    return new PaperMap(id, map, longest, every, scenarios, isSample);
  }

  /**
   * The queries, as cells, of those rows that have a published length above 0 and free ends. One of
   * every {@link #every} is taken: the first of the first group, the second of the next, and so on.
   * Scenarios list ten rows of about the same length sorted by their starts, so the first of every
   * ten would always start at the edge of the map.
   */
  public List<int[]> queries(GridGraph graph) {
    List<int[]> queries = new ArrayList<>();
    int usable = 0;
    for (ScenarioRow row : rows) {
      int start = map.cell(row.startX(), row.startY());
      int goal = map.cell(row.goalX(), row.goalY());
      if (row.length().signum() > 0
          && graph.isFree(start)
          && graph.isFree(goal)
          && isTaken(usable++)) {
        queries.add(new int[] {start, goal});
      }
    }
    return queries;
  }

  private boolean isTaken(int row) {
    return row % every == row / every % every;
  }

  /** The map under a movement. */
  public GridGraph graph(Movement movement) {
    return GridGraph.of(map, movement);
  }
}
