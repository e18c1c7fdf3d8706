package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;

/**
 * Finds the subgoals that are direct-h-reachable from a cell: an octile path leads there, and no
 * shortest path there passes another subgoal (Uras, Koenig and Hernandez, "Subgoal Graphs for
 * Optimal Pathfinding in Eight-Neighbor Grids", ICAPS 2013, algorithm GetDirectHReachable).
 *
 * <p>Along each of the four straight directions only the first stop counts. From each cell of a
 * diagonal, the two straight directions beside it are scanned. The stop of an earlier scan hides
 * everything that is as far or farther, so the reach of these scans only shrinks. With 4 directions
 * a {@link RectangleScan} finds them. For one thread.
 */
public final class ReachableScan {
  private final GridGraph graph;
  private final SubgoalStops stops;
  private final int[] offsets;
  private final Ints found = new Ints();

  /** The scan with 4 directions; {@code null} with 8. */
  private final RectangleScan rectangles;

  ReachableScan(GridGraph graph, SubgoalStops stops) {
    this.graph = graph;
    this.stops = stops;
    this.offsets = Directions.offsets(graph.map().stride());
    boolean isFour = graph.movement().directions() == 4;
    this.rectangles = isFour ? new RectangleScan(graph, stops, false, found) : null;
  }

  /** Scans from a free cell, and returns the number of subgoals found. */
  public int from(int cell) {
    found.clear();
    if (rectangles != null) {
      rectangles.from(cell);
    } else {
      octants(cell);
    }
    return found.size();
  }

  private void octants(int cell) {
    int north = straight(cell, Directions.N);
    int east = straight(cell, Directions.E);
    int south = straight(cell, Directions.S);
    int west = straight(cell, Directions.W);
    diagonal(cell, Directions.NE, north, east);
    diagonal(cell, Directions.SE, south, east);
    diagonal(cell, Directions.SW, south, west);
    diagonal(cell, Directions.NW, north, west);
  }

  /** The number of subgoals that the last scan found. */
  public int size() {
    return found.size();
  }

  /** The cell of subgoal {@code i} of the last scan. */
  public int found(int i) {
    return found.get(i);
  }

  private int straight(int cell, int direction) {
    int distance = stops.distance(cell, direction);
    take(cell + distance * offsets[direction]);
    return distance - 1;
  }

  /**
   * Goes along a diagonal to the first subgoal or wall.
   *
   * @param vertical the number of moves along a column that are free of stops so far
   * @param horizontal the same along a row
   */
  private void diagonal(int from, int direction, int vertical, int horizontal) {
    int up = Directions.dy(direction) < 0 ? Directions.N : Directions.S;
    int side = Directions.dx(direction) > 0 ? Directions.E : Directions.W;
    int bit = 1 << direction;
    int cell = from;
    while ((graph.moves(cell) & bit) != 0) {
      cell += offsets[direction];
      if (stops.isStop(cell)) {
        take(cell);
        return;
      }
      vertical = beside(cell, up, vertical);
      horizontal = beside(cell, side, horizontal);
    }
  }

  private int beside(int cell, int direction, int reach) {
    int distance = stops.distance(cell, direction);
    if (distance <= reach) {
      take(cell + distance * offsets[direction]);
    }
    return Math.min(reach, distance - 1);
  }

  /** Keeps a stop if it is a subgoal and not a blocked cell. */
  private void take(int cell) {
    if (graph.isFree(cell)) {
      found.add(cell);
    }
  }
}
