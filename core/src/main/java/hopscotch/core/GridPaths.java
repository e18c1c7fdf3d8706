package hopscotch.core;

import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import java.util.Optional;

/**
 * Paths on a map by column and row: the shortest way into the library.
 *
 * <pre>{@code
 * GridPaths paths = GridPaths.of(GridMap.parse("....", ".@@.", "...."));
 * paths.path(0, 0, 3, 2).ifPresent(System.out::println);
 * paths.block(3, 1);
 * paths.path(0, 0, 3, 2).ifPresent(System.out::println);
 * }</pre>
 *
 * <p>Any planner of single paths answers; without one it is {@code astar}, whose paths are the
 * shortest. Cells may be blocked and freed between queries. Each change copies the map, which takes
 * time linear in its size. A planner that can take the change in or be repaired does so, another is
 * prepared anew; the first {@link #pathTowards} after a change prepares a planner in any case.
 *
 * <p>For one thread. A game that asks thousands of times in a frame, sets budgets or changes large
 * maps uses what this class is made of: {@link GridGraph}, {@link Planners} and {@link
 * IncrementalSearch}.
 */
public final class GridPaths {
  private final KnownSpec planner;
  private final IncrementalSearch search;
  private final PathBuffer buffer = new PathBuffer();
  private GridGraph graph;

  /** Made when first asked for, and again after a change. */
  private NearestCellSearch nearest;

  private GridPaths(GridGraph graph, KnownSpec planner) {
    this.graph = graph;
    this.planner = planner;
    this.search = IncrementalSearches.of(Planners.prepare(planner, graph, Budget.UNLIMITED), null);
  }

  /** Shortest paths in 8 directions that cut no corners. */
  public static GridPaths of(GridMap map) {
    return of(map, Movement.OCTILE, "astar");
  }

  /**
   * Paths of a planner.
   *
   * @param planner its text, such as {@code jps(prune=true)} or {@code rays(hpa)}
   * @throws IllegalArgumentException if the planner is unknown, or cannot serve this map and
   *     movement
   */
  public static GridPaths of(GridMap map, Movement movement, String planner) {
    return new GridPaths(GridGraph.of(map, movement), Planners.known(planner));
  }

  /** The map as it is now. */
  public GridMap map() {
    return graph.map();
  }

  /**
   * A path from one cell to another. There is none if no way leads there, or one of the two cells
   * is blocked.
   *
   * @throws IllegalArgumentException if one of the two cells lies off the map
   */
  public Optional<Path> path(int fromX, int fromY, int toX, int toY) {
    int start = map().cell(fromX, fromY);
    int goal = map().cell(toX, toY);
    if (!graph.isFree(start) || !graph.isFree(goal)) {
      return Optional.empty();
    }
    return found(search.find(start, goal, buffer));
  }

  /**
   * A path that goes as near to a place as a way leads: the place may be blocked, cut off, or off
   * the map. There is none if the first cell is blocked.
   *
   * @throws IllegalArgumentException if the first cell lies off the map
   * @see NearestCellSearch
   */
  public Optional<Path> pathTowards(int fromX, int fromY, int toX, int toY) {
    int start = map().cell(fromX, fromY);
    if (!graph.isFree(start)) {
      return Optional.empty();
    }
    if (nearest == null) {
      nearest = NearestCellSearch.of(Planners.prepare(planner, graph, Budget.UNLIMITED));
    }
    return found(nearest.find(start, toX, toY, buffer));
  }

  private Optional<Path> found(Outcome outcome) {
    return outcome == Outcome.FOUND ? Optional.of(Path.of(graph, buffer)) : Optional.empty();
  }

  /**
   * Blocks a cell.
   *
   * @throws IllegalArgumentException if it lies off the map
   */
  public void block(int x, int y) {
    change(CellChanges.on(map()).block(x, y).build());
  }

  /**
   * Frees a cell.
   *
   * @throws IllegalArgumentException if it lies off the map
   */
  public void free(int x, int y) {
    change(CellChanges.on(map()).free(x, y).build());
  }

  /**
   * Changes any number of cells at once.
   *
   * @throws IllegalArgumentException if the changes belong to another map
   */
  public void change(CellChanges changes) {
    graph = graph.with(changes);
    search.change(changes);
    nearest = null;
  }
}
