package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.corner.Labels;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;

/**
 * The horizon of the two ends of a query: they have looked round so far that every path from one of
 * them that is no longer than {@link #length} was found. For one thread.
 */
final class Horizon {
  private final Pruning.Query forth;
  private final Pruning.Query back;
  private final VisibleCorners fromStart;
  private final VisibleCorners fromGoal;
  private double straight;
  private double length;

  /**
   * The horizon of a graph; looks from the start leave out {@code forth}, from the goal {@code
   * back}.
   */
  Horizon(GridGraph graph, Corners corners, Pruning.Query forth, Pruning.Query back) {
    this.forth = forth;
    this.back = back;
    fromStart = new VisibleCorners(graph, corners, forth);
    fromGoal = new VisibleCorners(graph, corners, back);
  }

  /**
   * Begins with two points of cells, in doubled coordinates, and looks as far as they are apart.
   */
  void begin(int startX, int startY, int start, int goalX, int goalY, int goal) {
    forth.begin(start, goal);
    if (back != forth) {
      back.begin(goal, start);
    }
    fromStart.begin(startX, startY, start, goalX, goalY, goal);
    fromGoal.begin(goalX, goalY, goal, startX, startY, start);
    straight = Labels.distance(goalX - startX, goalY - startY);
    look(straight * (1 + Labels.SLACK));
  }

  /**
   * Looks to the next length that may bring something new, and somewhat further; false if there is
   * none.
   *
   * @param open the least length of a path over what was found; may be infinite
   * @param most the longest length that is of use
   */
  boolean moveOn(double open, double most) {
    double least = Math.min(open, Math.min(fromStart.nextLength(), fromGoal.nextLength()));
    if (least == Double.POSITIVE_INFINITY) {
      return false;
    }
    double further = straight + Math.max(2 * (length - straight), straight / 32);
    look(Math.max(least, Math.min(further, most)));
    return true;
  }

  private void look(double to) {
    length = to;
    fromStart.look(to);
    fromGoal.look(to);
  }

  double length() {
    return length;
  }

  VisibleCorners fromStart() {
    return fromStart;
  }

  VisibleCorners fromGoal() {
    return fromGoal;
  }
}
