package hopscotch.hpa.contraction;

import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.subgoal.OctileWalk;
import hopscotch.hpa.subgoal.SubgoalGraph;

/** Walks the arcs of a hierarchy, and the arcs that shortcuts stand for. For one thread. */
public final class ArcWalk {
  private static final int UP = 0;
  private static final int DOWN = 1;

  private final SubgoalGraph subgoals;
  private final UpwardGraph upward;
  private final OctileWalk walk;
  private final PathBuffer pending = new PathBuffer();

  /** Walks the arcs of a hierarchy on these subgoals. */
  public ArcWalk(SubgoalGraph subgoals, UpwardGraph upward) {
    this.subgoals = subgoals;
    this.upward = upward;
    this.walk = new OctileWalk(subgoals.graph());
  }

  /**
   * Walks the arc that a node has to a target.
   *
   * @param cell where the path ends so far, the cell of {@code node}
   * @return the cell of {@code target}
   */
  public int appendUp(int node, int target, int cell, PathBuffer path) {
    return append(node, target, UP, cell, path);
  }

  /**
   * Walks backwards along the arc that a node has to a target.
   *
   * @param cell where the path ends so far, the cell of {@code target}
   * @return the cell of {@code node}
   */
  public int appendDown(int target, int node, int cell, PathBuffer path) {
    return append(target, node, DOWN, cell, path);
  }

  private int append(int first, int second, int direction, int cell, PathBuffer path) {
    int from = cell;
    defer(first, second, direction);
    while (!pending.isEmpty()) {
      int top = pending.size();
      int a = pending.cell(top - 3);
      int b = pending.cell(top - 2);
      boolean isUp = pending.cell(top - 1) == UP;
      pending.truncate(top - 3);
      int middle = upward.middles[isUp ? upward.arc(a, b) : upward.arc(b, a)];
      if (middle == RemainingGraph.NO_MIDDLE) {
        int to = subgoals.cell(b);
        walk.append(from, to, path);
        from = to;
      } else {
        defer(middle, b, UP);
        defer(a, middle, DOWN);
      }
    }
    return from;
  }

  private void defer(int first, int second, int direction) {
    pending.add(first);
    pending.add(second);
    pending.add(direction);
  }
}
