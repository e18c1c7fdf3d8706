package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;

/**
 * A planner with a map of its own, which changes in place. It is shared by many units: each has a
 * search of its own, and after a change all of them answer for the changed map.
 *
 * <p>While cells are changed nobody may search; threads that share the planner need a lock of their
 * caller's. A find after a change is answered as by a planner prepared for the changed map with
 * what this one {@linkplain #decided decided}. A query that was stopped or handed out in stretches
 * before the change cannot go on: to resume or advance it is an {@link IllegalStateException}.
 */
public interface ChangingPlanner extends Planner {
  /**
   * Changes cells of the map: blocked, freed or reweighted, any number at once. The cost grows with
   * their number, not with the map.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or costs could overflow
   *     on the changed map; all then stays as it is
   * @throws IllegalStateException if the map is shared with others, since the planner was not made
   *     by {@link hopscotch.core.planner.capability.Changeable#changing}
   */
  void change(CellChanges changes);

  /**
   * Finds again what changes have left out since it would have taken them too long. A game calls it
   * when it is idle, by a budget. Without it every answer is right, and keeps the guarantee, but
   * may take longer than that of a planner prepared for the changed map. Nobody may search
   * meanwhile, and a query under way cannot go on.
   *
   * @return whether nothing is left to do; if not, the budget ran out, and what was done by then
   *     may have been in vain
   */
  boolean tidy(Budget budget);
}
