package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * Finds the subgoals at which the canonical paths from a cell may turn first: its jump points
 * (Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011). Some
 * shortest path to any goal either has no turn but that from diagonal to straight moves, or passes
 * one of these after such moves. Every jump point is a subgoal.
 *
 * <p>Where walls are jagged, they are at most half of what {@link ReachableScan} finds, since no
 * path turns at a corner on the near side of an obstacle. The same scan serves the start of a query
 * and its goal. With 4 directions a {@link RectangleScan} finds them; what is seen then, without a
 * turn, is a cell to which a free rectangle leads. For one thread.
 */
public final class JumpScan {
  private final SubgoalGraph subgoals;
  private final SubgoalStops stops;
  private final byte[] moves;
  private final int[] offsets;
  private final ForcedNeighbours forced;
  private int[] found = new int[64];
  private int size;
  private final Ints cells = new Ints();

  /** The scan with 4 directions; {@code null} with 8. */
  private final RectangleScan rectangles;

  JumpScan(SubgoalGraph subgoals) {
    GridGraph graph = subgoals.graph();
    this.subgoals = subgoals;
    this.stops = subgoals.stops();
    this.moves = graph.moves();
    this.offsets = Directions.offsets(graph.map().stride());
    this.forced = new ForcedNeighbours(graph);
    boolean isFour = graph.movement().directions() == 4;
    this.rectangles = isFour ? new RectangleScan(graph, stops, true, cells) : null;
  }

  /** Scans from a free cell, and returns the number of jump points found. */
  public int from(int cell) {
    size = 0;
    if (rectangles != null) {
      rectangles(cell);
    } else {
      octants(cell);
    }
    return size;
  }

  private void rectangles(int cell) {
    cells.clear();
    rectangles.from(cell);
    for (int i = 0; i < cells.size(); i++) {
      add(cells.get(i));
    }
  }

  private void octants(int cell) {
    int column = stops.column(cell);
    jump(cell, Directions.N, stops.northOf(column));
    jump(cell, Directions.E, stops.east(cell));
    jump(cell, Directions.S, stops.southOf(column));
    jump(cell, Directions.W, stops.west(cell));
    diagonal(cell, column, Directions.NE, Directions.N, Directions.E);
    diagonal(cell, column, Directions.SE, Directions.S, Directions.E);
    diagonal(cell, column, Directions.SW, Directions.S, Directions.W);
    diagonal(cell, column, Directions.NW, Directions.N, Directions.W);
  }

  /** The jump points of the last scan as nodes, from element 0 on; must not be changed. */
  public int[] found() {
    return found;
  }

  private void diagonal(int from, int fromColumn, int d, int vertical, int horizontal) {
    final int step = offsets[d];
    final int columnStep = stops.columnStep(d);
    final boolean endDiagonals = forced.endDiagonals();
    int column = fromColumn;
    for (int cell = from; (moves[cell] >>> d & 1) != 0; ) {
      cell += step;
      column += columnStep;
      if (endDiagonals && forced.end(moves[cell], d)) {
        add(cell);
        return;
      }
      int up = vertical == Directions.N ? stops.northOf(column) : stops.southOf(column);
      int aside = horizontal == Directions.E ? stops.east(cell) : stops.west(cell);
      jump(cell, vertical, up);
      jump(cell, horizontal, aside);
    }
  }

  /**
   * Jumps in a straight direction to the first jump point or wall, over subgoals that are no jump
   * points.
   */
  private void jump(int from, int d, int distance) {
    int cell = from + distance * offsets[d];
    while (!forced.end(moves[cell], d)) {
      if (moves[cell] == 0) {
        return;
      }
      cell += stops.distance(cell, d) * offsets[d];
    }
    add(cell);
  }

  private void add(int cell) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = subgoals.node(cell);
  }
}
