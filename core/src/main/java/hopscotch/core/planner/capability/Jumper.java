package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;

/**
 * The ability of a planner that expands jump points by the rules of Harabor and Grastien, "Online
 * Graph Pruning for Pathfinding on Grid Maps", 2011. A lesson can follow each of its jumps. It can
 * also say which jumps goal bounds left out. Ask {@link Planner#capability} for it.
 */
@FunctionalInterface
public interface Jumper {
  /** The box around the goals to which some optimal path from a cell begins with one move. */
  record Box(int fromX, int fromY, int toX, int toY) {
    /** Whether it holds no cell. */
    public boolean isEmpty() {
      return fromX > toX;
    }

    /** Whether it holds a cell. */
    public boolean contains(int x, int y) {
      return x >= fromX && x <= toX && y >= fromY && y <= toY;
    }
  }

  /**
   * The box that decides whether jumps in direction {@code d} are made from a cell; {@code null} if
   * they always are.
   */
  Box box(int cell, int d);
}
