package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;

/**
 * What a planner can do that is repaired after its map changed, at less cost than being prepared
 * anew: ask {@link Planner#capability} for it.
 */
@FunctionalInterface
public interface Repairable {
  /**
   * The planner for the map after some cells changed. It answers as one that is prepared for the
   * changed map, up to the choice among paths of one cost; this one stays as it is.
   *
   * @throws IllegalArgumentException if the changes belong to a map of another size, or the planner
   *     cannot serve the changed map
   */
  Planner withChanges(CellChanges changes);
}
