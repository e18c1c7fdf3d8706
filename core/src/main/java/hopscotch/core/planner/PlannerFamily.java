package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;

/**
 * Planners that cannot be listed before somebody asks for them, under one id. What stands in the
 * parentheses of their specs is theirs to read: in {@code guest(mine)} the id of the family is
 * {@code guest}, and {@code mine} is no planner of the registry. They are none of {@link
 * Planners#all()}.
 */
public interface PlannerFamily {
  /** The id of all its specs. */
  String id();

  /**
   * The canonical form of a spec of this id.
   *
   * @throws IllegalArgumentException if it is no spec of the family, saying what was expected
   */
  PlannerSpec normalise(PlannerSpec spec);

  /**
   * Prepares the planner of a spec in canonical form.
   *
   * @throws IllegalArgumentException if there is no such planner, or it cannot serve the graph
   * @throws BudgetExhaustedException if the budget ran out
   */
  Planner prepare(PlannerSpec spec, GridGraph graph, Budget budget);
}
