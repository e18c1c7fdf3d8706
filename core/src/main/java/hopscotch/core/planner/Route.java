package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * A path that a unit walks while its map changes. After a change it says whether the rest of it can
 * still be walked, at a cost that grows with the change and not with the path. Where it cannot,
 * only the stretch beside the change is planned anew.
 *
 * <p>Many units share one {@link ChangingPlanner}, and each has a route:
 *
 * <pre>{@code
 * Route route = new Route(planner.graph());
 * route.find(search, start, goal);
 * planner.change(changes);
 * route.change(changes);
 * if (!route.isGood()) {
 *   route.mend(search);
 * }
 * int next = route.step();
 * }</pre>
 *
 * <p>A route is good as long as each move that is to come is legal. It may have become longer than
 * need be: changes elsewhere may have opened a shorter way, and terrain on it may cost more. A
 * mended route leads around the change and back to where it was going, and may cost more than one
 * that is found anew; so it does not have the guarantee of its planner.
 *
 * <p>Space: 12 to 20 bytes for each cell of the route. For one thread.
 */
public final class Route {
  /**
   * A stretch begins and ends so many moves from those that have become illegal: fewer make longer
   * walks, and more take longer to find.
   */
  private static final int MARGIN = 32;

  /** Spreads the numbers of cells over the table (Fibonacci hashing). */
  private static final int SPREAD = 0x9e3779b9;

  private final GridGraph graph;
  private PathBuffer path = new PathBuffer();
  private PathBuffer joined = new PathBuffer();
  private final PathBuffer stretch = new PathBuffer();

  /** The index on the path of the cell where the unit is. */
  private int at;

  /** By hash of a cell its indexes on the path, plus 1; a cell may be there more than once. */
  private int[] places = new int[64];

  /** The first and the last move that has become illegal, by the index of its first cell. */
  private int firstBroken;

  private int lastBroken;

  /**
   * An empty route.
   *
   * @param graph that of the planner, which is changed in place before the route is told
   */
  public Route(GridGraph graph) {
    this.graph = graph;
    forgetBroken();
  }

  private void forgetBroken() {
    firstBroken = Integer.MAX_VALUE;
    lastBroken = -1;
  }

  /**
   * Plans a route, with the unit at its start. Without a path the route is empty.
   *
   * @throws IllegalArgumentException if start or goal lies off the map or is blocked, or if the
   *     path does not name every cell, as that of an any-angle planner
   */
  public Outcome find(PathSearch search, int start, int goal) {
    Outcome outcome = search.find(start, goal, path);
    boolean namesCells = !path.holdsPoints();
    for (int i = 0; namesCells && i + 1 < path.size(); i++) {
      namesCells = Math.max(Math.abs(dx(i)), Math.abs(dy(i))) == 1;
    }
    if (!namesCells) {
      path.clear();
      throw new IllegalArgumentException(
          "a path that does not name every cell: expected that of a planner of moves, such as hpa");
    }
    take();
    return outcome;
  }

  private int dx(int i) {
    return graph.map().x(path.cell(i + 1)) - graph.map().x(path.cell(i));
  }

  private int dy(int i) {
    return graph.map().y(path.cell(i + 1)) - graph.map().y(path.cell(i));
  }

  /** Begins to walk the path. */
  private void take() {
    at = 0;
    forgetBroken();
    if (places.length < 2 * path.size()) {
      places = new int[Integer.highestOneBit(path.size()) << 2];
    }
    Arrays.fill(places, 0);
    for (int i = 0; i < path.size(); i++) {
      int slot = slot(path.cell(i));
      while (places[slot] != 0) {
        slot = slot + 1 & places.length - 1;
      }
      places[slot] = i + 1;
    }
  }

  private int slot(int cell) {
    return cell * SPREAD >>> Integer.numberOfLeadingZeros(places.length) + 1;
  }

  /** The cell where the unit is. */
  public int cell() {
    return path.cell(at);
  }

  /** Whether the unit has reached the goal, or the route is empty. */
  public boolean isWalked() {
    return at >= path.size() - 1;
  }

  /**
   * Moves the unit one cell on, and gives that cell.
   *
   * @throws IllegalStateException if the route has ended, or is not good
   */
  public int step() {
    if (isWalked()) {
      throw new IllegalStateException("the route has ended: expected a find");
    }
    if (!isGood()) {
      throw new IllegalStateException("a move of the route is not legal: expected a mend");
    }
    return path.cell(++at);
  }

  /**
   * Whether all moves to come are legal, after the changes that the route was told of. One that is
   * not stays so until it is mended, or found anew.
   */
  public boolean isGood() {
    return lastBroken < 0;
  }

  /** Takes up changes that were made to the graph, in time of their number. */
  public void change(CellChanges changes) {
    GridMap map = graph.map();
    int reach = graph.movement().body();
    for (int i = 0; i < changes.size(); i++) {
      int x = map.x(changes.cell(i));
      int y = map.y(changes.cell(i));
      int right = Math.min(map.width() - 1, x + 1);
      int bottom = Math.min(map.height() - 1, y + 1);
      for (int row = Math.max(0, y - reach); row <= bottom; row++) {
        for (int column = Math.max(0, x - reach); column <= right; column++) {
          look(map.cell(column, row));
        }
      }
    }
  }

  /** Looks whether the moves of the route from a cell are legal. */
  private void look(int cell) {
    for (int slot = slot(cell); places[slot] != 0; slot = slot + 1 & places.length - 1) {
      int i = places[slot] - 1;
      if (path.cell(i) == cell && i >= at && i + 1 < path.size() && !isLegal(i)) {
        firstBroken = Math.min(firstBroken, i);
        lastBroken = Math.max(lastBroken, i);
      }
    }
  }

  private boolean isLegal(int i) {
    return (graph.moves(path.cell(i)) >>> Directions.of(dx(i), dy(i)) & 1) != 0;
  }

  /**
   * Plans the stretch beside the moves that are illegal now, and keeps all before and behind it. If
   * there is no path for the stretch, there is none to the goal, and the route stays as it is.
   *
   * @throws IllegalArgumentException if the unit or its goal stands on a blocked cell
   */
  public Outcome mend(PathSearch search) {
    if (isGood()) {
      return Outcome.FOUND;
    }
    int first = Math.max(at, firstBroken - MARGIN);
    int last = Math.min(path.size() - 1, lastBroken + 1 + MARGIN);
    Outcome outcome = search.find(path.cell(first), path.cell(last), stretch);
    if (outcome == Outcome.FOUND) {
      joined.clear();
      for (int i = at; i < first; i++) {
        joined.add(path.cell(i));
      }
      joined.addAll(stretch, 0);
      joined.addAll(path, last + 1);
      PathBuffer old = path;
      path = joined;
      joined = old;
      take();
    }
    return outcome;
  }

  /** The cells that the unit has still to walk, from where it is; overwritten. */
  public void rest(PathBuffer rest) {
    rest.clear();
    rest.addAll(path, at);
  }
}
