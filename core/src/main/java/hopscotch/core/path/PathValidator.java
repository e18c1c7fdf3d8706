package hopscotch.core.path;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * Checks a path cell by cell against the terrain of the map and the movement's rule. It uses
 * neither the move masks of the graph nor the line-of-sight code of the planners, so that a mistake
 * there cannot hide here.
 *
 * <ul>
 *   <li>A segment along a row, a column or an exact diagonal is a run of one move. Each of these
 *       moves must be legal.
 *   <li>Any other segment is a line of sight between cell centres. Every cell whose interior it
 *       crosses must be free. If it passes exactly through a corner of four cells, it is a diagonal
 *       step there, which must be legal under the corner rule.
 *   <li>On weighted terrain all cells that such a line crosses must be of one weight.
 * </ul>
 *
 * <p>A path of points is checked by rules of its own: see {@link PointPathValidator}.
 */
public final class PathValidator {
  private static final double SQRT2 = Math.sqrt(2);

  private final GridMap map;
  private final Movement movement;
  private long straight;
  private long diagonal;
  private double euclidean;
  private boolean gridPath = true;

  PathValidator(GridGraph graph) {
    this.map = graph.map();
    this.movement = graph.movement();
  }

  /** Checks all waypoints of a buffer, which are cells or points. */
  public static PathCheck check(GridGraph graph, PathBuffer path) {
    if (path.isEmpty()) {
      return PathCheck.invalid("the path has no cell");
    }
    if (path.holdsPoints()) {
      return new PointPathValidator(graph).check(path);
    }
    PathValidator validator = new PathValidator(graph);
    if (!graph.map().isCell(path.cell(0)) || validator.weight(path.cell(0)) == 0) {
      return PathCheck.invalid(
          "the first cell " + graph.map().describe(path.cell(0)) + " is not free");
    }
    boolean plain = validator.hasPlainMoves(graph.isWeighted());
    for (int i = 1; i < path.size(); i++) {
      if (plain && validator.isPlainMove(path.cell(i - 1), path.cell(i))) {
        continue;
      }
      String problem = validator.segment(path.cell(i - 1), path.cell(i), graph.isWeighted());
      if (problem != null) {
        return PathCheck.invalid("segment " + i + " of " + (path.size() - 1) + ", " + problem);
      }
    }
    return validator.result(graph);
  }

  /**
   * Checks the waypoints of a buffer, and that they lead from cell {@code start} to cell {@code
   * goal}; a path of points leads from and to the points of these cells that the movement names.
   */
  public static PathCheck check(GridGraph graph, PathBuffer path, int start, int goal) {
    if (path.holdsPoints()) {
      return new PointPathValidator(graph).check(path, start, goal);
    }
    if (!path.isEmpty() && (path.cell(0) != start || path.cell(path.size() - 1) != goal)) {
      return PathCheck.invalid(
          "the path leads from %s to %s, not from %s to %s"
              .formatted(
                  graph.map().describe(path.cell(0)),
                  graph.map().describe(path.cell(path.size() - 1)),
                  graph.map().describe(start),
                  graph.map().describe(goal)));
    }
    return check(graph, path);
  }

  private PathCheck result(GridGraph graph) {
    double units = graph.isWeighted() ? 2 : 1;
    double straightUnits = straight / units;
    double diagonalUnits = diagonal / units;
    long cost = straight * graph.straightCost() + diagonal * graph.diagonalCost();
    double length = gridPath ? graph.costs().length(straightUnits, diagonalUnits) : euclidean;
    return new PathCheck(null, gridPath, straightUnits, diagonalUnits, cost, length);
  }

  /** Whether an agent covers one cell, all weigh the same, and none of the border is free. */
  private boolean hasPlainMoves(boolean weighted) {
    return movement.body() == 1 && !weighted && !movement.terrain().isFree(GridMap.OUT_OF_BOUNDS);
  }

  /**
   * Whether one legal move leads from a cell of the map to another, and if so, counts it. Nearly
   * every segment of a grid path is one; this needs no coordinates. The border is not free, so no
   * move leads off the map and around it.
   */
  private boolean isPlainMove(int from, int to) {
    int row = to > from ? map.stride() : -map.stride();
    int column = to - from - row;
    if (to - from == row || to - from == 1 || to - from == -1) {
      if (!isFree(to)) {
        return false;
      }
      straight++;
      euclidean++;
      return true;
    }
    if ((column != 1 && column != -1)
        || movement.directions() == 4
        || !isFree(to)
        || !movement.corners().allows(isFree(from + column), isFree(from + row))) {
      return false;
    }
    diagonal++;
    euclidean += SQRT2;
    return true;
  }

  private boolean isFree(int cell) {
    return movement.terrain().isFree(map.terrain(cell));
  }

  private String segment(int from, int to, boolean weighted) {
    if (!map.isCell(to)) {
      return "to " + map.describe(to) + ": off the map";
    }
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    double length = Math.sqrt((double) dx * dx + (double) dy * dy);
    String problem;
    if (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)) {
      long before = straight + diagonal;
      problem = run(from, dx, dy, weighted);
      // Moves of one direction: what is counted is twice the sum of their mean weights.
      double step = dx == 0 || dy == 0 ? 1 : SQRT2;
      euclidean += weighted ? (straight + diagonal - before) * step / 2 : length;
    } else {
      gridPath = false;
      problem = line(from, dx, dy);
      euclidean += weight(from) * length;
    }
    return problem == null
        ? null
        : "from %s to %s: %s".formatted(map.describe(from), map.describe(to), problem);
  }

  private String run(int from, int dx, int dy, boolean weighted) {
    int moves = Math.max(Math.abs(dx), Math.abs(dy));
    if (moves == 0) {
      return "no move";
    }
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy);
    int x = map.x(from);
    int y = map.y(from);
    for (int i = 0; i < moves; i++) {
      String problem = step(x, y, stepX, stepY);
      if (problem != null) {
        return problem;
      }
      int weight = weighted ? weight(x, y) + weight(x + stepX, y + stepY) : 1;
      x += stepX;
      y += stepY;
      if (stepX != 0 && stepY != 0) {
        diagonal += weight;
      } else {
        straight += weight;
      }
    }
    return null;
  }

  private String step(int x, int y, int stepX, int stepY) {
    if (weight(x + stepX, y + stepY) == 0) {
      return "(%d, %d) is not free".formatted(x + stepX, y + stepY);
    }
    if (stepX != 0 && stepY != 0) {
      return corner(x, y, stepX, stepY);
    }
    return null;
  }

  private String corner(int x, int y, int stepX, int stepY) {
    if (movement.directions() == 4) {
      return "a diagonal step from (%d, %d) with 4 directions".formatted(x, y);
    }
    CornerRule rule = movement.corners();
    return rule.allows(weight(x + stepX, y) > 0, weight(x, y + stepY) > 0)
        ? null
        : "the diagonal from (%d, %d) to (%d, %d) cuts a corner under the rule '%s'"
            .formatted(x, y, x + stepX, y + stepY, rule.text());
  }

  /**
   * Walks the cells of a slanted line in the order it enters them. In units where a cell is 2 wide,
   * the line leaves a cell by a vertical side after {@code (2i + 1) / 2|dx|} of its length. It
   * leaves by a horizontal side after {@code (2j + 1) / 2|dy|}. If both are equal, it goes through
   * the corner.
   */
  private String line(int from, int dx, int dy) {
    long width = Math.abs((long) dx);
    long height = Math.abs((long) dy);
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy);
    int x = map.x(from);
    int y = map.y(from);
    long i = 0;
    long j = 0;
    while (i < width || j < height) {
      long vertical = (2 * i + 1) * height;
      long horizontal = (2 * j + 1) * width;
      boolean throughCorner = vertical == horizontal;
      if (throughCorner) {
        String problem = corner(x, y, stepX, stepY);
        if (problem != null) {
          return problem;
        }
      }
      if (vertical <= horizontal) {
        x += stepX;
        i++;
      }
      if (horizontal <= vertical) {
        y += stepY;
        j++;
      }
      if (weight(x, y) == 0) {
        return "(%d, %d) is not free".formatted(x, y);
      }
      if (weight(x, y) != weight(from)) {
        return "a line over ground of weights %d and %d".formatted(weight(from), weight(x, y));
      }
    }
    return null;
  }

  private int weight(int cell) {
    return weight(map.x(cell), map.y(cell));
  }

  /** The weight of the cell at (x, y), or 0 if the agent does not fit there. */
  int weight(int x, int y) {
    for (int coveredY = y; coveredY < y + movement.body(); coveredY++) {
      for (int coveredX = x; coveredX < x + movement.body(); coveredX++) {
        if (!map.contains(coveredX, coveredY)
            || !movement.terrain().isFree(map.terrain(map.cell(coveredX, coveredY)))) {
          return 0;
        }
      }
    }
    return movement.terrain().weight(map.terrain(map.cell(x, y)));
  }
}
