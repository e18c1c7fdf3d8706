package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;

/**
 * The graph of few cells that a planner has prepared and searches: nodes and edges that a lesson
 * can draw. Ask {@link Planner#capability} for it.
 */
public interface NodeGraph {
  /** The cells of the nodes, in ascending order. */
  int[] nodes();

  /**
   * The cells to which edges lead from a node, in ascending order. Of a hierarchy these are only
   * edges upwards: to nodes that were contracted later.
   */
  int[] edges(int node);

  /** Whether an edge stands for a way over a node that was contracted before both its ends. */
  default boolean isShortcut(int from, int to) {
    return false;
  }
}
