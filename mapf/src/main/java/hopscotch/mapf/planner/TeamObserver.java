package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;

/**
 * Watches the planning for a team. Chosen when the search is made; an observed and an unobserved
 * search give the same plan and the same counters. Called on the searching thread; must not call
 * the search. Cells are those of the map.
 */
public interface TeamObserver {
  /** The planning begins. */
  default void begin(Team team) {}

  /**
   * A node of the high level is expanded: a configuration, a node of the constraint tree, a step, a
   * unit in its turn, or a set of units to be planned anew.
   *
   * @param node its number, from 0 in the order in which the nodes were made
   * @param parent the number of its parent, -1 for none
   * @param cost what is known of its cost, by the objective of the planner
   */
  default void expand(long node, long parent, long cost) {}

  /**
   * A constraint tree splits on a conflict of two units.
   *
   * @param fromCell where the first unit is before the conflict
   * @param toCell where the conflict is: the cell both are in, or the one that {@code first} enters
   * @param step when the first unit is in {@code toCell}
   */
  default void split(int first, int second, int fromCell, int toCell, int step) {}

  /** A unit hands its priority on to the one in the cell it wants. */
  default void inherit(int from, int to, int cell) {}

  /** A plan was found that is better than those before. */
  default void improve(Plan plan, PlanCosts costs, long elapsedNanos) {}

  /** The planning ended. */
  default void end(TeamAnswer answer) {}
}
