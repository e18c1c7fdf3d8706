package hopscotch.hpa.contraction;

import hopscotch.core.search.jps.graph.JumpEnds;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.ReachableScan;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Finds the nodes by which a query joins its graph, an octile path away from an end. For one
 * thread.
 */
public interface EndScan {
  /** Finds the nodes that lead on from the start; returns how many there are. */
  int ofStart(int cell);

  /** Finds the nodes that lead to the goal; returns how many there are. */
  int ofGoal(int cell);

  /** Node {@code i} of the last scan. */
  int node(int i);

  /** The subgoals that are direct-h-reachable. */
  static EndScan of(SubgoalGraph subgoals) {
    return new OfSubgoals(subgoals, subgoals.newScan());
  }

  /** The jump points that the start sees, and those that see the goal. */
  static EndScan of(JumpVertices vertices) {
    return new OfJumpPoints(vertices.newEnds());
  }

  /** Edges between subgoals lead both ways. */
  record OfSubgoals(SubgoalGraph subgoals, ReachableScan scan) implements EndScan {
    @Override
    public int ofStart(int cell) {
      return scan.from(cell);
    }

    @Override
    public int ofGoal(int cell) {
      return scan.from(cell);
    }

    @Override
    public int node(int i) {
      return subgoals.node(scan.found(i));
    }
  }

  /** Jumps lead one way. */
  record OfJumpPoints(JumpEnds ends) implements EndScan {
    @Override
    public int ofStart(int cell) {
      return ends.ofStart(cell);
    }

    @Override
    public int ofGoal(int cell) {
      return ends.ofGoal(cell);
    }

    @Override
    public int node(int i) {
      return ends.vertex(i);
    }
  }
}
