package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;

/**
 * The ability of a planner to be repaired after its map has changed, at less cost than preparing it
 * anew. Ask {@link Planner#capability} for it. Where one planner serves all units and nobody needs
 * the map from before, {@link hopscotch.core.planner.capability.Changeable} costs less.
 *
 * <p>A door closes, and the planner for the map after it is made from the one before:
 *
 * <pre>{@code
 * CellChanges closed = CellChanges.on(map).block(4, 2).build();
 * Planner repaired = planner.capability(Repairable.class).orElseThrow().withChanges(closed);
 * }</pre>
 */
@FunctionalInterface
public interface Repairable {
  /**
   * The planner for the map after some cells changed; this one stays as it is.
   *
   * <p>It finds a path where one prepared for the changed map does, and of the same cost. Of
   * several paths of one cost it may find another. One that promises a bound may find any path
   * within it. A planner that smooths begins with that path, so smoothed paths may differ in cost
   * and length. What a spec leaves to the planner, such as the side of clusters, stays as it was
   * chosen for the map before; one prepared with these choices is meant.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or the planner cannot
   *     serve the changed map
   */
  Planner withChanges(CellChanges changes);
}
