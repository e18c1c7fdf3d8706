package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;

/**
 * Watches the planning for a team. An observer is chosen when the search is made; a search gives
 * the same plan and the same counters with and without one. It is called on the searching thread,
 * and must not call the search. Cells are those of the map.
 */
public interface TeamObserver {
  /** The planning begins. */
  default void begin(Team team) {}

  /**
   * A node of the high level is expanded: a configuration, a node of the constraint tree, a step, a
   * unit in its turn, or a set of units to be planned anew.
   *
   * @param node the number of the node, from 0 in the order in which nodes were made
   * @param parent the number of its parent, or -1 if it has none
   * @param cost the known cost of the node, by the objective of the planner
   */
  default void expand(long node, long parent, long cost) {}

  /**
   * A node of a constraint tree is split on a conflict of two units.
   *
   * @param fromCell where the first unit is before the conflict
   * @param toCell where the conflict is: the cell in which both units are, or the one that {@code
   *     first} enters
   * @param step the step at which the first unit is in {@code toCell}
   */
  default void split(int first, int second, int fromCell, int toCell, int step) {}

  /** A unit hands its priority on to the unit in the cell that it wants. */
  default void inherit(int from, int to, int cell) {}

  /** A plan has been found that is better than those before. */
  default void improve(Plan plan, PlanCosts costs, long elapsedNanos) {}

  /** The planning has ended. */
  default void end(TeamAnswer answer) {}
}
