package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;

/**
 * Finds the subgoals around a cell with 4 directions: those to which a free rectangle leads that
 * holds no other of them. In each quadrant they are the steps of a staircase. The scan goes along
 * the shorter side of the quadrant, and looks from each cell there to the first stop ahead. What is
 * as far as an earlier stop, or farther, is hidden by it.
 *
 * <p>A scan for jump points passes the subgoals at which no shortest path from here turns: those of
 * a quadrant whose only corner lies ahead, at the far diagonal, and those of a row or column whose
 * corners all lie ahead. For one thread.
 */
final class RectangleScan {
  private final GridGraph graph;
  private final SubgoalStops stops;
  private final ConvexCorners corners;
  private final int[] offsets;
  private final Ints found;

  /** For each direction, the mask of the corners at which subgoals stop the scan. */
  private final int[] masks = new int[Directions.COUNT];

  /** For each straight direction, the distance to the first stop. */
  private final int[] axes = new int[4];

  /**
   * A scan of a graph.
   *
   * @param found where each scan adds the cells that it finds
   */
  RectangleScan(GridGraph graph, SubgoalStops stops, boolean isForJumpPoints, Ints found) {
    this.graph = graph;
    this.stops = stops;
    this.corners = new ConvexCorners(graph);
    this.offsets = Directions.offsets(graph.map().stride());
    this.found = found;
    for (int d = 0; d < Directions.COUNT; d++) {
      int behind =
          Directions.isDiagonal(d) ? ConvexCorners.behindDiagonal(d) : ConvexCorners.behind(d);
      masks[d] = isForJumpPoints ? behind : ConvexCorners.ALL;
    }
  }

  /** Scans from a free cell. */
  void from(int cell) {
    int column = stops.column(cell);
    for (int d = 0; d < axes.length; d++) {
      axes[d] = stop(cell, column, d, masks[d]);
      take(cell + axes[d] * offsets[d]);
    }
    quadrant(cell, column, Directions.NE, Directions.N, Directions.E);
    quadrant(cell, column, Directions.SE, Directions.S, Directions.E);
    quadrant(cell, column, Directions.SW, Directions.S, Directions.W);
    quadrant(cell, column, Directions.NW, Directions.N, Directions.W);
  }

  private void quadrant(int cell, int column, int diagonal, int vertical, int horizontal) {
    int mask = masks[diagonal];
    if (axes[horizontal] <= axes[vertical]) {
      steps(cell, column, horizontal, vertical, mask);
    } else {
      steps(cell, column, vertical, horizontal, mask);
    }
  }

  /** Goes along a side, and looks from each of its cells in direction {@code d} for a step. */
  private void steps(int cell, int column, int along, int d, int mask) {
    int reach = axes[d] - 1;
    int columnStep = stops.columnStep(along);
    for (int i = 1; i < axes[along] && reach > 0; i++) {
      int at = cell + i * offsets[along];
      int distance = stop(at, column + i * columnStep, d, mask);
      if (distance <= reach) {
        take(at + distance * offsets[d]);
        reach = distance - 1;
      }
    }
  }

  /** The number of moves to the first cell that is blocked, or a subgoal at a corner of a mask. */
  private int stop(int cell, int column, int d, int mask) {
    int columnStep = stops.columnStep(d);
    int distance = stops.distance(cell, column, d);
    int end = cell + distance * offsets[d];
    while (mask != ConvexCorners.ALL && graph.isFree(end) && (corners.at(end) & mask) == 0) {
      int more = stops.distance(end, column + distance * columnStep, d);
      distance += more;
      end += more * offsets[d];
    }
    return distance;
  }

  /** Keeps a stop if it is a subgoal and not a blocked cell. */
  private void take(int cell) {
    if (graph.isFree(cell)) {
      found.add(cell);
    }
  }
}
