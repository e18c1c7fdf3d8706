package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;

/**
 * Polyanya (Cui, Harabor and Grastien, "Compromise-free Pathfinding on a Navigation Mesh", IJCAI
 * 2017) on a mesh of rectangles. A node is an interval of a portal and a root that sees it; it is
 * expanded into the rectangle beyond. Observable successors are what the root sees of that
 * rectangle's other portals; non-observable ones lie beside, seen from an end of the interval at
 * which the path may bend. {@link IntervalQueue} says which node is next.
 *
 * <p>Where we deviate: an interval's ends are rays through points of the grid, so that all sides
 * are told in whole numbers; and portals are left out that no shortest path crosses, by {@link
 * RelevantCells}.
 *
 * <p>Guarantee: a shortest path. Space: 20 bytes for each corner, and 48 to 56 for each node. For
 * one thread.
 */
public final class Polyanya extends GridSearch {
  private final IntervalQueue queue;
  private final CornerLabels labels;
  private final Cones cones;

  /** The root of the node being expanded. */
  private final Root root;

  private final RectangleMesh mesh;
  private final Corners corners;
  private final int[] first;
  private final int[] ends;
  private final int[] to;
  private final boolean[] bends;
  private final int[] stretches;

  /** Which portals may be crossed; null where all may. */
  private final RelevantCells.Relevance relevant;

  private int goalRectangle;

  /** The node being expanded: points of its rays. */
  private boolean seesAll;

  private int leftX;
  private int leftY;
  private int rightX;
  private int rightY;

  /** The ends of its interval, where a path over its root may bend. */
  private final Root leftEnd = new Root();

  private final Root rightEnd = new Root();

  /** A search on a mesh. */
  public Polyanya(
      GridGraph graph,
      RectangleMesh mesh,
      Corners corners,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    queue = new IntervalQueue(graph, observer);
    labels = queue.labels;
    cones = queue.cones;
    root = queue.root;
    this.mesh = mesh;
    this.corners = corners;
    first = mesh.first();
    ends = mesh.ends();
    to = mesh.to();
    bends = mesh.bends();
    stretches = mesh.stretches();
    relevant = mesh.relevant() == null ? null : mesh.relevant().newQuery();
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    queue.stay(at, path);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long expanded = 0;
    meter.start(budget);

    queue.begin(start, goal);
    expandStart(start, goal);
    for (int node = queue.next(); node >= 0; node = queue.next()) {
      load(node);
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      int portal = cones.numbers()[8 * node + 6];
      if (observer != null) {
        queue.tellExpanded(node, mesh.beyond(portal));
      }
      enter(to[portal], mesh.twin()[portal]);
    }
    queue.count(counters, expanded);
    return meter.stopped() == null ? queue.trace(path) : meter.stopped();
  }

  /** Adds what the start sees around it. */
  private void expandStart(int start, int goal) {
    goalRectangle = mesh.rectangleOf(goal);
    if (relevant != null) {
      relevant.begin(start, goal);
    }
    seesAll = true;
    enter(mesh.rectangleOf(start), -1);
    for (int i = 0; i < 4; i++) {
      expandAround(start, i);
    }
  }

  /** Expands the start into the rectangle of one of four cells around, if it is another one. */
  private void expandAround(int start, int i) {
    int around = corners.freeCellAround(root.x, root.y, start, i);
    if (around < 0) {
      return;
    }
    int rectangle = mesh.rectangleOf(around);
    boolean isNew = rectangle != mesh.rectangleOf(start);
    for (int j = 0; j < i; j++) {
      int earlier = corners.freeCellAround(root.x, root.y, start, j);
      isNew &= earlier < 0 || mesh.rectangleOf(earlier) != rectangle;
    }
    if (isNew) {
      enter(rectangle, -1);
    }
  }

  private void load(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    leftX = numbers[at + 2];
    leftY = numbers[at + 3];
    rightX = numbers[at + 4];
    rightY = numbers[at + 5];
    seesAll = leftX == root.x && leftY == root.y;
    int portal = numbers[at + 6];
    int end = 4 * portal;
    leftEnd.guess(leftX, leftY, bends[2 * portal] && leftX == ends[end] && leftY == ends[end + 1]);
    rightEnd.guess(
        rightX,
        rightY,
        bends[2 * portal + 1] && rightX == ends[end + 2] && rightY == ends[end + 3]);
  }

  /** Adds the successors in a rectangle, entered by the portal that leads back. */
  private void enter(int rectangle, int entered) {
    int end = first[rectangle + 1];
    for (int portal = first[rectangle]; portal < end; portal++) {
      if (portal == entered || !mayCross(portal)) {
        continue;
      }
      if (seesAll) {
        addFrom(root, portal);
      } else {
        addThroughCone(portal);
      }
    }
    if (rectangle == goalRectangle) {
      reachGoal();
    }
  }

  private boolean mayCross(int portal) {
    int next = to[portal];
    boolean isDeadEnd = first[next + 1] - first[next] == 1 && next != goalRectangle;
    return !isDeadEnd && (relevant == null || relevant.has(stretches[portal], isRow(portal)));
  }

  private void addThroughCone(int portal) {
    // On which side of the cone's two rays do the portal's two ends lie?
    int end = 4 * portal;
    int firstX = ends[end] - root.x;
    int firstY = ends[end + 1] - root.y;
    int lastX = ends[end + 2] - root.x;
    int lastY = ends[end + 3] - root.y;
    int leftDx = leftX - root.x;
    int leftDy = leftY - root.y;
    int rightDx = rightX - root.x;
    int rightDy = rightY - root.y;
    long firstInLeft = cross(leftDx, leftDy, firstX, firstY);
    long lastInLeft = cross(leftDx, leftDy, lastX, lastY);
    long firstInRight = cross(firstX, firstY, rightDx, rightDy);
    long lastInRight = cross(lastX, lastY, rightDx, rightDy);
    // The portal lies on one ray, beside the cone (non-observable), or within it in part
    // (observable).
    if (firstInLeft >= 0
        && firstInRight >= 0
        && lastInLeft >= 0
        && lastInRight >= 0
        && cross(firstX, firstY, lastX, lastY) == 0) {
      addAlongLine(root, portal);
    } else if (firstInLeft <= 0 && lastInLeft <= 0) {
      if (mayBendAt(leftEnd)) {
        addFrom(leftEnd, portal);
      }
    } else if (firstInRight <= 0 && lastInRight <= 0) {
      if (mayBendAt(rightEnd)) {
        addFrom(rightEnd, portal);
      }
    } else {
      addInterval(
          root,
          firstInLeft >= 0 ? ends[end] : leftX,
          firstInLeft >= 0 ? ends[end + 1] : leftY,
          lastInRight >= 0 ? ends[end + 2] : rightX,
          lastInRight >= 0 ? ends[end + 3] : rightY,
          portal);
      // What sticks out on either side is seen from the end at which a path may bend.
      if (firstInLeft < 0 && mayBendAt(leftEnd)) {
        addInterval(leftEnd, ends[end], ends[end + 1], leftX + leftDx, leftY + leftDy, portal);
      }
      if (lastInRight < 0 && mayBendAt(rightEnd)) {
        addInterval(
            rightEnd, rightX + rightDx, rightY + rightDy, ends[end + 2], ends[end + 3], portal);
      }
    }
  }

  private boolean mayBendAt(Root end) {
    return end.mayBend(labels, root);
  }

  /** Adds what a root that sees all of the rectangle sees of a portal. */
  private void addFrom(Root from, int portal) {
    int end = 4 * portal;
    long side =
        cross(
            ends[end] - from.x,
            ends[end + 1] - from.y,
            ends[end + 2] - from.x,
            ends[end + 3] - from.y);
    if (side == 0) {
      addAlongLine(from, portal);
    } else {
      addInterval(from, ends[end], ends[end + 1], ends[end + 2], ends[end + 3], portal);
    }
  }

  /**
   * Adds a portal on whose line a root lies: a path turns through it only at its nearer end. That
   * may be the root itself, if it is an end of the interval; a root that sees all was given each
   * rectangle around it that it needs.
   */
  private void addAlongLine(Root from, int portal) {
    int end = 4 * portal;
    int firstX = ends[end] - from.x;
    int firstY = ends[end + 1] - from.y;
    int lastX = ends[end + 2] - from.x;
    int lastY = ends[end + 3] - from.y;
    if ((long) firstX * lastX + (long) firstY * lastY <= 0) {
      if (from != root) {
        addOpen(from.x, from.y, from.length, portal);
      }
      return;
    }
    int nearer = Math.abs(firstX) + Math.abs(firstY) <= Math.abs(lastX) + Math.abs(lastY) ? 0 : 1;
    int x = ends[end + 2 * nearer];
    int y = ends[end + 2 * nearer + 1];
    if (bends[2 * portal + nearer] && labels.offer(x, y, from.id, from.x, from.y)) {
      addOpen(x, y, labels.length(labels.root(x, y)), portal);
    }
  }

  private void addOpen(int x, int y, double g, int portal) {
    cones.addOpen(x, y, portal, line(portal), g);
    generated(portal);
  }

  private void addInterval(Root from, int aX, int aY, int bX, int bY, int portal) {
    cones.add(from.x, from.y, aX, aY, bX, bY, portal, line(portal), from.length);
    generated(portal);
  }

  private void generated(int portal) {
    if (observer != null) {
      queue.tellGenerated(mesh.beyond(portal));
    }
  }

  private boolean isRow(int portal) {
    return ends[4 * portal + 1] == ends[4 * portal + 3];
  }

  /** The line of a portal as {@link Cones} has it. */
  private int line(int portal) {
    return isRow(portal) ? ends[4 * portal + 1] : ~ends[4 * portal];
  }

  private void reachGoal() {
    long inLeft = cross(leftX - root.x, leftY - root.y, queue.goalX - root.x, queue.goalY - root.y);
    long inRight =
        cross(queue.goalX - root.x, queue.goalY - root.y, rightX - root.x, rightY - root.y);
    if (seesAll || inLeft >= 0 && inRight >= 0) {
      queue.offerGoal(root);
    } else if (inLeft < 0 && mayBendAt(leftEnd)) {
      queue.offerGoal(leftEnd);
    } else if (inRight < 0 && mayBendAt(rightEnd)) {
      queue.offerGoal(rightEnd);
    }
  }

  /** Above 0 where the second vector points to the right of the first. */
  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }
}
