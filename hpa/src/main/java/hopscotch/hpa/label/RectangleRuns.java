package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Seeds with 4 directions. In each quadrant they are the steps of a staircase, and no seed lies in
 * the rectangle of another, so none dominates another. The staircase of a cell is that of its
 * neighbour in the row, except that the first stop in the cell's own column hides each step that is
 * as far from the row as it is, or farther.
 *
 * <p>From the cell itself, only those subgoals of its column are stops at which a path may turn
 * that comes along the column. For the cells that follow in the row, whose paths come along the row
 * as well, there are more. So each column has two first stops, and each cell two lists. For one
 * thread.
 */
final class RectangleRuns implements SideRuns {
  private static final int NONE = -1;

  private final GridMap map;
  private final Quadrant east;
  private final Quadrant west;

  RectangleRuns(SubgoalGraph subgoals, int side) {
    map = subgoals.graph().map();
    east = new Quadrant(subgoals, side, 1);
    west = new Quadrant(subgoals, side, -1);
  }

  @Override
  public void nextRow() {}

  @Override
  public void run(int first, int from, int blocked) {
    int row = map.y(first);
    int list = Quadrant.EMPTY;
    for (int x = blocked - 1; x >= from; x--) {
      list = east.find(first, x, row, list);
    }
    list = Quadrant.EMPTY;
    for (int x = from; x < blocked; x++) {
      list = west.find(first, x, row, list);
    }
  }

  @Override
  public int[] eastLists() {
    return east.lists;
  }

  @Override
  public int[] westLists() {
    return west.lists;
  }

  @Override
  public void take(int eastList, int westList, Ints nodes) {
    east.take(eastList, nodes);
    west.take(westList, nodes);
  }

  /** The staircases of one quadrant, as lists that begin at the nearest column. */
  private static final class Quadrant {
    /** The list of no seeds. */
    static final int EMPTY = 0;

    private final SubgoalGraph subgoals;
    private final byte[] moves;
    private final int side;
    private final int dy;
    private final int along;

    /** For each list its first seed, and the list behind it. */
    private final InternedLists steps = new InternedLists();

    private final int[] step = new int[2];

    /** For each column, the list of the cell of this row. */
    private final int[] lists;

    /** For each column, the first stop on the side for a path along the column. */
    private final Stops straight;

    /** For each column, the first stop on the side for a path of this quadrant. */
    private final Stops turned;

    Quadrant(SubgoalGraph subgoals, int side, int dx) {
      this.subgoals = subgoals;
      this.side = side;
      dy = Directions.dy(side);
      along = Directions.of(dx, 0);
      moves = subgoals.graph().moves();
      int width = subgoals.graph().map().width();
      lists = new int[width];
      straight = new Stops(subgoals, side, width);
      turned = new Stops(subgoals, Directions.of(dx, dy), width);
      steps.add(step, 0, 0);
    }

    /**
     * Finds the list of the cell in column {@code x}, from that of its neighbour in the row which
     * the quadrant holds, and returns the list for the next cell in the row.
     */
    int find(int first, int x, int row, int beside) {
      int cell = first + x;
      if ((moves[cell] >>> side & 1) == 0) {
        straight.block(x, row + dy);
        turned.block(x, row + dy);
      }
      lists[x] = list(straight, x, beside);
      boolean isStop = subgoals.isTurn(cell, along);
      int next = isStop ? prepend(subgoals.node(cell), EMPTY) : list(turned, x, beside);
      straight.pass(x, cell, row);
      turned.pass(x, cell, row);
      return next;
    }

    /** The part of a list that the stop in a column leaves, with the stop in front of it. */
    private int list(Stops stops, int x, int beside) {
      int rest = beside;
      while (rest != EMPTY && (subgoals.rows()[seed(rest)] - stops.rows[x]) * dy >= 0) {
        rest = next(rest);
      }
      return stops.nodes[x] == NONE ? rest : prepend(stops.nodes[x], rest);
    }

    private int prepend(int node, int list) {
      step[0] = node;
      step[1] = list;
      return steps.add(step, 0, step.length);
    }

    private int seed(int list) {
      return steps.nodes()[list + 1];
    }

    private int next(int list) {
      return steps.nodes()[list + 2];
    }

    void take(int list, Ints seeds) {
      for (int l = list; l != EMPTY; l = next(l)) {
        seeds.add(seed(l));
      }
    }
  }

  /** For each column, the first stop on one side of the row. */
  private static final class Stops {
    private final SubgoalGraph subgoals;
    private final int direction;

    /** The node of each stop, or NONE if it is a blocked cell. */
    final int[] nodes;

    final int[] rows;

    Stops(SubgoalGraph subgoals, int direction, int width) {
      this.subgoals = subgoals;
      this.direction = direction;
      nodes = new int[width];
      rows = new int[width];
    }

    void block(int x, int row) {
      nodes[x] = NONE;
      rows[x] = row;
    }

    /** Goes on to the next row. */
    void pass(int x, int cell, int row) {
      if (subgoals.isTurn(cell, direction)) {
        nodes[x] = subgoals.node(cell);
        rows[x] = row;
      }
    }
  }
}
