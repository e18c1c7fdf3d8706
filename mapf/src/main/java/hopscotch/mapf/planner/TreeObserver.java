package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import java.util.List;

/**
 * An observer that is told each node of a constraint tree as well, with its paths: by {@code cbs}
 * and {@code eecbs}. That takes time, so none but observers of this kind are told.
 */
public interface TreeObserver extends TeamObserver {
  /** What a constraint forbids or demands. */
  enum Kind {
    /** The unit may not be in {@code cell} at the steps {@code first} to {@code last}. */
    AVOID_CELL,
    /** The unit may not arrive in {@code cell} from {@code from} at those steps. */
    AVOID_MOVE,
    /** The unit must be in {@code cell} at step {@code first}, and no other may conflict there. */
    TAKE_CELL,
    /** The unit must arrive there from {@code from} then, and no other may conflict with that. */
    TAKE_MOVE,
    /** The unit comes to rest at its goal at step {@code first} or later. */
    REST_FROM,
    /** The unit rests there from step {@code last} on, or before, and no other comes there then. */
    REST_BY
  }

  /**
   * A constraint.
   *
   * @param unit the unit that is bound
   * @param from a cell of the map, or -1
   * @param cell a cell of the map, or -1
   * @param last {@link Integer#MAX_VALUE} for no end
   */
  record Constraint(Kind kind, int unit, int from, int cell, int first, int last) {}

  /**
   * A node of the tree.
   *
   * @param number the node's, from 0 in the order in which nodes were made; -1 for one that came to
   *     nothing, since a unit has no path under its constraints
   * @param parent its parent's number, -1 for none
   * @param constraints what it adds to those of its parent
   * @param cost the sum of costs of its paths; -1 where there are none
   * @param plan its paths, {@code null} where there are none
   */
  record Node(long number, long parent, List<Constraint> constraints, long cost, Plan plan) {
    /** Copies the constraints. */
    public Node {
      constraints = List.copyOf(constraints);
    }
  }

  /**
   * A node was made; or, where its number was told before, it took over other paths of the same
   * cost with fewer conflicts, in place of a split.
   */
  void node(Node node);
}
