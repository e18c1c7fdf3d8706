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
 * @param rows in the order of the file; none where the set has no scenarios
 * @param every of how many queries one is counted
 * @param scenarios the files of all scenarios of the map, of which the rows are the first's
 * @param isSample whether the build counts it, and wants to be done in seconds
 */
public record PaperMap(
    String id,
    GridMap map,
    List<ScenarioRow> rows,
    int every,
    List<Path> scenarios,
    boolean isSample) {
  private static final int SAMPLE_SCENARIOS = 4;

  /** In place of a set: the experiment makes its own instances, all at once. */
  public static final String GENERATED = "generated";

  /**
   * A map of a library, or an open cell for a paper that makes its own instances.
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

  /** The same map with its first few scenarios alone, for a sample. */
  public PaperMap sample() {
    return new PaperMap(
        id,
        map,
        rows,
        every,
        scenarios.subList(0, Math.min(SAMPLE_SCENARIOS, scenarios.size())),
        true);
  }

  /** The same map with its longest rows alone, by published length; of equal ones the first. */
  public PaperMap longest(int count) {
    List<ScenarioRow> longest =
        rows.stream()
            .sorted(Comparator.comparing(ScenarioRow::length).reversed())
            .limit(count)
            .toList();
    return new PaperMap(id, map, longest, every, scenarios, isSample);
  }

  /**
   * The queries of rows of a published length above 0 whose ends are free, as cells: one of each
   * {@link #every}, of the first so many the first, of the next the second, and so on. Scenarios
   * list ten rows of about a length sorted by where they begin, so that the first of each ten would
   * begin at the edge of the map.
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
