package hopscotch.hpa.contraction;

import hopscotch.core.search.jps.graph.JumpEnds;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.ReachableScan;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Finds the nodes by which the ends of a query join the graph; each is an octile path away from the
 * end. For one thread.
 */
public interface EndScan {
  /** Finds the nodes to which the start leads, and returns their number. */
  int ofStart(int cell);

  /** Finds the nodes that lead to the goal, and returns their number. */
  int ofGoal(int cell);

  /** Node {@code i} of the last scan, from 0. */
  int node(int i);

  /** Finds the subgoals that are direct-h-reachable. */
  static EndScan of(SubgoalGraph subgoals) {
    return new OfSubgoals(subgoals, subgoals.newScan());
  }

  /** Finds the jump points that the start sees, and those that see the goal. */
  static EndScan of(JumpVertices vertices) {
    return new OfJumpPoints(vertices.newEnds());
  }

  /** On subgoals, whose edges lead both ways. */
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

  /** On jump points, whose edges lead one way. */
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
