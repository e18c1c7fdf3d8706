package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * The seeds of cells in one quadrant, around a diagonal, as lists. A list follows the diagonal from
 * the nearest cell on. For each cell of the diagonal it has the jump points to which jumps to the
 * two sides lead, if they are seeds. The list of a cell is made from that of the next cell on the
 * diagonal: what the jump points of the cell itself dominate is left out, and they are put in
 * front. Equal lists are kept once. Where corners are cut, a jump along the diagonal itself may end
 * at a jump point too. That point ends the list, and stands there for both sides. For one thread.
 *
 * <p>Which of two jump points dominates the other does not depend on the cell. Octile distance is
 * linear in each octant, and a way through another octant is longer. So t dominates u from c if and
 * only if two things hold: u lies in the same octant of c and of t, and an octile path joins t and
 * u. Hence what is left out at one cell is also left out at all cells before it on the diagonal.
 * (Where a diagonal move costs as much as one straight move or two, some that are dominated stay.)
 */
final class QuadrantSeeds {
  /** The list of no seeds. */
  static final int EMPTY = 0;

  /** The value in place of a jump point if there is none. */
  static final int NONE = -1;

  private final OctileJoins joins;
  private final int[] columns;
  private final int[] rows;
  private final int signX;
  private final int signY;

  /** For each list its first vertical and horizontal jump points, and the list behind them. */
  private final InternedLists lists = new InternedLists();

  private final int[] entry = new int[3];
  private final Ints kept = new Ints();
  private int lastVertical = NONE;
  private int lastHorizontal = NONE;
  private int lastBehind = EMPTY;
  private int last = EMPTY;

  QuadrantSeeds(SubgoalGraph subgoals, OctileJoins joins, int diagonal) {
    this.joins = joins;
    columns = subgoals.columns();
    rows = subgoals.rows();
    signX = Directions.dx(diagonal);
    signY = Directions.dy(diagonal);
    lists.add(entry, 0, 0);
  }

  /**
   * The list of a cell.
   *
   * @param vertical the jump point to which a vertical jump leads, or {@link #NONE}
   * @param horizontal the jump point to which a horizontal one leads, or {@link #NONE}
   * @param behind the list of the next cell on the diagonal
   */
  int list(int vertical, int horizontal, int behind) {
    if (vertical != lastVertical || horizontal != lastHorizontal || behind != lastBehind) {
      last = vertical + horizontal == 2 * NONE ? behind : before(vertical, horizontal, behind);
      lastVertical = vertical;
      lastHorizontal = horizontal;
      lastBehind = behind;
    }
    return last;
  }

  /**
   * A list of two jump points, followed by what they do not dominate of another list; the end of
   * that list is shared.
   */
  private int before(int vertical, int horizontal, int behind) {
    kept.clear();
    int anew = 0;
    int rest = behind;
    for (int list = behind; list != EMPTY; list = next(list)) {
      int v = vertical(list);
      int h = horizontal(list);
      int keptV = vertical != NONE && v != NONE && isBehindVertical(vertical, v) ? NONE : v;
      int keptH = horizontal != NONE && h != NONE && isBehindHorizontal(horizontal, h) ? NONE : h;
      if (v == h && keptV != keptH) {
        keptV = NONE;
        keptH = NONE;
      }
      if (keptV != NONE || keptH != NONE) {
        kept.add(keptV);
        kept.add(keptH);
      }
      if (keptV != v || keptH != h) {
        anew = kept.size();
        rest = next(list);
      }
    }
    for (int i = anew - 2; i >= 0; i -= 2) {
      rest = add(kept.get(i), kept.get(i + 1), rest);
    }
    return add(vertical, horizontal, rest);
  }

  /** The list of a jump point on the diagonal itself. */
  int onDiagonal(int point) {
    return add(point, point, EMPTY);
  }

  private int add(int vertical, int horizontal, int next) {
    entry[0] = vertical;
    entry[1] = horizontal;
    entry[2] = next;
    return lists.add(entry, 0, 3);
  }

  /** Whether a jump point dominates one in the octant beside vertical moves. */
  private boolean isBehindVertical(int point, int other) {
    int along = signY * (rows[other] - rows[point]);
    int across = Math.abs(columns[other] - columns[point]);
    return along >= across && joins.isJoined(point, other);
  }

  /** Whether a jump point dominates one in the octant beside horizontal moves. */
  private boolean isBehindHorizontal(int point, int other) {
    int along = signX * (columns[other] - columns[point]);
    int across = Math.abs(rows[other] - rows[point]);
    return along >= across && joins.isJoined(point, other);
  }

  /** The first vertical jump point of a list, or {@link #NONE}. */
  int vertical(int list) {
    return lists.nodes()[list + 1];
  }

  /** The first horizontal jump point of a list, or {@link #NONE}. */
  int horizontal(int list) {
    return lists.nodes()[list + 2];
  }

  /** The list behind the first two jump points. */
  int next(int list) {
    return lists.nodes()[list + 3];
  }
}
