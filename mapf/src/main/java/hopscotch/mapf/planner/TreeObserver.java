package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import java.util.List;

/**
 * An observer that is also told each node of a constraint tree with its paths, by {@code cbs} and
 * {@code eecbs}. This takes time, so only observers of this kind are told.
 */
public interface TreeObserver extends TeamObserver {
  /** The kinds of things that a constraint forbids or demands. */
  enum Kind {
    /** The unit may not be in {@code cell} at the steps {@code first} to {@code last}. */
    AVOID_CELL,
    /** The unit may not arrive in {@code cell} from {@code from} at those steps. */
    AVOID_MOVE,
    /**
     * The unit must be in {@code cell} at step {@code first}, and no other unit may conflict with
     * that.
     */
    TAKE_CELL,
    /**
     * The unit must arrive in {@code cell} from {@code from} at step {@code first}, and no other
     * unit may conflict with that.
     */
    TAKE_MOVE,
    /** The unit comes to rest at its goal at step {@code first} or later. */
    REST_FROM,
    /**
     * The unit comes to rest at its goal at step {@code last} or before, and no other unit is there
     * from then on.
     */
    REST_BY
  }

  /**
   * A constraint.
   *
   * @param unit the unit that is bound
   * @param from a cell of the map, or -1
   * @param cell a cell of the map, or -1
   * @param last the last step, or {@link Integer#MAX_VALUE} if there is no end
   */
  record Constraint(Kind kind, int unit, int from, int cell, int first, int last) {}

  /**
   * A node of the tree.
   *
   * @param number the number of the node, from 0 in the order in which nodes were made; -1 if there
   *     is no such node, since a unit has no path under its constraints
   * @param parent the number of its parent, or -1 if it has none
   * @param constraints the constraints that it adds to those of its parent
   * @param cost the sum of costs of its paths, or -1 if there are none
   * @param plan its paths, or {@code null} if there are none
   */
  record Node(long number, long parent, List<Constraint> constraints, long cost, Plan plan) {
    /** Copies the constraints. */
    public Node {
      constraints = List.copyOf(constraints);
    }
  }

  /**
   * A node has been made. If its number was told before, then it was not split, but took over other
   * paths with fewer conflicts.
   */
  void node(Node node);
}
