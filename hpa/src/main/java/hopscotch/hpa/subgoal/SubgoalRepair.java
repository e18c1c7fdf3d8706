package hopscotch.hpa.subgoal;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * A simple subgoal graph that is repaired in place when its map changes. After each repair it has
 * the subgoals and edges of one built from scratch, and each subgoal has its edges in the same
 * order; so searches expand the same nodes and find the same paths.
 *
 * <p>A change touches the corners beside it, and the subgoals that see them:
 *
 * <ol>
 *   <li>Whether a cell is a subgoal depends on the cells around it. So the cells within 1 of those
 *       that were blocked or freed are looked at again. Those are <em>altered</em> that have other
 *       moves now, or that became subgoals or ceased to be.
 *   <li>The edges of a subgoal are what its scan finds. They can differ only if the scan meets an
 *       altered cell, and up to the first that it meets all is as before. That one is free: before
 *       a scan meets a cell that was blocked, it meets the cell beside it that has lost a move. No
 *       subgoal and no blocked cell lies between the two, whichever way one goes, so a scan from
 *       the altered cell finds the subgoal.
 *   <li>The edges of the subgoals found, and of those on altered cells, are found anew.
 * </ol>
 *
 * <p>The cost grows with the number of cells changed and of the subgoals around them. Allocates
 * nothing once warm, but where there is no more room. Space, beside that of the graph: 4 bytes for
 * each cell of the map, and as much room for edges again. For one thread, and while it repairs
 * nobody may search.
 */
final class SubgoalRepair {
  /** A cell that is blocked or freed alters moves and corners 1 cell around it. */
  private static final int REACH = 1;

  private final SubgoalGraph subgoals;
  private final ReachableScan scan;
  private final ConvexCorners corners;

  /** The cells beside the last changes. */
  private final Ints near = new Ints();

  /** The free ones among them that are altered. */
  private final Ints altered = new Ints();

  /** The subgoals around altered cells, whose edges are still to be found anew. */
  private final Ints touched = new Ints();

  /** A bit for each node: whether its edges were found anew, or are to be. */
  private long[] isTouched;

  /** Numbers that no node has any more. */
  private final Ints spare = new Ints();

  /** The count of numbers that nodes have had. */
  private int used;

  /**
   * The graph of a map that changes in place.
   *
   * @throws IllegalArgumentException unless the movement is one that subgoal graphs serve
   */
  SubgoalRepair(GridGraph graph, String planner) {
    subgoals = SubgoalGraph.toRepair(graph, planner);
    scan = subgoals.newScan();
    corners = subgoals.corners();
    used = subgoals.nodeCount();
    isTouched = new long[(used >>> 6) + 1];
    joinAll();
  }

  /** The graph, now and after repairs to come. */
  SubgoalGraph subgoals() {
    return subgoals;
  }

  /** Repairs the graph after the last changes of its map. */
  void repair(ChangingGraph changing) {
    findNear(changing);
    altered.clear();
    for (int i = 0; i < near.size(); i++) {
      update(near.get(i), changing);
    }
    if (used > isTouched.length << 6) {
      isTouched = Arrays.copyOf(isTouched, 2 * (used >>> 6) + 1);
    }
    if (altered.size() >= used) {
      joinAll();
    } else {
      joinAltered();
      joinTouched();
    }
  }

  private void findNear(ChangingGraph changing) {
    GridMap map = changing.graph().map();
    near.clear();
    for (int i = 0; i < changing.alteredCount(); i++) {
      int x = map.x(changing.alteredCell(i));
      int y = map.y(changing.alteredCell(i));
      int right = Math.min(map.width() - 1, x + REACH);
      int bottom = Math.min(map.height() - 1, y + REACH);
      for (int row = Math.max(0, y - REACH); row <= bottom; row++) {
        for (int column = Math.max(0, x - REACH); column <= right; column++) {
          near.add(map.cell(column, row));
        }
      }
    }
    near.distinct();
  }

  /** Makes a cell a subgoal, or a cell that is none, or a blocked one, as the map says now. */
  private void update(int cell, ChangingGraph changing) {
    boolean isSubgoal = corners.at(cell) != 0;
    boolean wasSubgoal = subgoals.node(cell) != SubgoalGraph.NONE;
    subgoals.stops().set(cell, isSubgoal || !changing.graph().isFree(cell));
    if (wasSubgoal && !isSubgoal) {
      spare.add(subgoals.node(cell));
      subgoals.remove(cell);
    } else if (isSubgoal && !wasSubgoal) {
      subgoals.put(spare.size() == 0 ? used++ : spare.removeLast(), cell);
    }
    boolean isAltered =
        isSubgoal != wasSubgoal || changing.graph().moves(cell) != changing.movesBefore(cell);
    if (isAltered && changing.graph().isFree(cell)) {
      altered.add(cell);
    }
  }

  private void joinAll() {
    for (int node = 0; node < used; node++) {
      int cell = subgoals.cell(node);
      if (subgoals.node(cell) == node) {
        scan.from(cell);
        subgoals.join(node, scan);
      }
    }
  }

  /** Finds the edges of subgoals on altered cells anew, and the subgoals around these cells. */
  private void joinAltered() {
    for (int i = 0; i < altered.size(); i++) {
      int node = subgoals.node(altered.get(i));
      if (node != SubgoalGraph.NONE) {
        isTouched[node >>> 6] |= 1L << node;
      }
    }
    for (int i = 0; i < altered.size(); i++) {
      int node = subgoals.node(altered.get(i));
      int found = scan.from(altered.get(i));
      if (node != SubgoalGraph.NONE) {
        subgoals.join(node, scan);
      }
      for (int k = 0; k < found; k++) {
        touch(subgoals.node(scan.found(k)));
      }
    }
    for (int i = 0; i < altered.size(); i++) {
      int node = subgoals.node(altered.get(i));
      if (node != SubgoalGraph.NONE) {
        isTouched[node >>> 6] = 0;
      }
    }
  }

  private void touch(int node) {
    if ((isTouched[node >>> 6] >>> node & 1) == 0) {
      isTouched[node >>> 6] |= 1L << node;
      touched.add(node);
    }
  }

  private void joinTouched() {
    for (int i = 0; i < touched.size(); i++) {
      int node = touched.get(i);
      isTouched[node >>> 6] = 0;
      scan.from(subgoals.cell(node));
      subgoals.join(node, scan);
    }
    touched.clear();
  }
}
