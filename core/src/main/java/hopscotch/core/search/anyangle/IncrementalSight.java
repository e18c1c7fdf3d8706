package hopscotch.core.search.anyangle;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.sight.LineOfSight;

/**
 * Lines of sight from a cell, the root, where other cells are known to be in its sight. The answers
 * are those of {@link LineOfSight}. But a line is followed only from its far end, and only until
 * the rest of it is known to be free. On the lines of game and random maps that {@link NearSight}
 * leaves open, that takes 3 to 11 steps on average.
 *
 * <p>The rest of a line is free from here on: the line passes between the centres of two cells a
 * and b that share a side, and the root sees both. There are two reasons:
 *
 * <ul>
 *   <li>A blocked cell on the rest would have to lie between the lines from the root to a and to b.
 *       There is no room for it, since these lines are less than a cell apart before they end.
 *   <li>The rest passes no corner of a blocked cell. For the lines to a and to b cross the two
 *       cells beside such a corner.
 * </ul>
 *
 * <p>With 4 directions a line may pass no corner at all, so it is followed to its root.
 *
 * <p>The link of a cell says whether its parent is known to see it. For one thread.
 */
final class IncrementalSight {
  private final int[] links;
  private final int parentMask;
  private final long[] freeBits;
  private final int stride;
  private final boolean orthogonal;
  private final CornerRule corners;
  private final LineOfSight sight;

  /** Lines of sight on the map of a graph, by the links in {@code states}. */
  IncrementalSight(GridGraph graph, SightStates states) {
    links = states.links();
    parentMask = states.parentMask();
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    orthogonal = graph.movement().directions() == 4;
    corners = graph.movement().corners();
    sight = new LineOfSight(graph);
  }

  /**
   * Whether a free cell is in sight of a root.
   *
   * @param dx from the root to the cell, to the right
   * @param dy likewise, down
   * @param least the least link of a cell whose parent is known to see it: the search's base, with
   *     {@link SightStates#closedBit} where parents of open cells are guesses
   */
  boolean sees(int root, int cell, int dx, int dy, int least) {
    if (orthogonal) {
      return sight.sees(root, cell);
    }
    int across = dx > 0 ? -1 : 1;
    int down = dy > 0 ? -stride : stride;
    int width = Math.abs(dx);
    int height = Math.abs(dy);
    return width >= height
        ? follow(root, cell, across, down, width, height, least)
        : follow(root, cell, down, across, height, width, least);
  }

  /**
   * Follows a line from a cell to the root, {@code length} steps along and {@code rise} beside, at
   * most as many. Step k ends at the middle of a cell's width between the centres of two cells; on
   * the way there it enters {@code cell + k * along} and {@code entered * beside}.
   */
  private boolean follow(
      int root, int cell, int along, int beside, int length, int rise, int least) {
    int column = cell;
    int left = 0;
    int entered = 0;
    int enteredRest = length - rise;
    int below = 0;
    int belowRest = 0;
    for (int k = 1; k <= length; k++) {
      enteredRest += 2 * rise;
      if (enteredRest >= 2 * length) {
        enteredRest -= 2 * length;
        entered++;
      }
      int at = column + entered * beside;
      boolean throughCorner = enteredRest == 0;
      column += along;
      int next = column + entered * beside;
      if (!isFree(next)
          || throughCorner && !corners.allows(isFree(at), isFree(next - beside))
          || !throughCorner && entered != left && !isFree(at)) {
        return false;
      }
      left = entered;
      belowRest += rise;
      if (belowRest >= length) {
        belowRest -= length;
        below++;
      }
      int a = column + below * beside;
      if (isKnown(root, a, least) && (belowRest == 0 || isKnown(root, a + beside, least))) {
        return true;
      }
    }
    return true;
  }

  private boolean isKnown(int root, int cell, int least) {
    int link = links[cell];
    return cell == root || link >= least && (link & parentMask) == root;
  }

  private boolean isFree(int cell) {
    return (freeBits[cell >>> 6] >>> cell & 1) != 0;
  }
}
