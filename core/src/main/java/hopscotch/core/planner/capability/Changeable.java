package hopscotch.core.planner.capability;

import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Planner;

/**
 * The ability of a planner whose index is repaired in place when its map changes. Ask {@link
 * Planner#capability} for it.
 *
 * <p>One planner for all units, and a door that closes:
 *
 * <pre>{@code
 * Planner planner = Planners.prepare("hpa", graph);
 * ChangingPlanner living = planner.capability(Changeable.class).orElseThrow().changing();
 * PathSearch unit = living.newSearch();
 * unit.find(start, goal, path);
 * living.change(CellChanges.on(map).block(4, 2).build());
 * unit.find(path.cell(1), goal, path);
 * }</pre>
 */
public interface Changeable {
  /**
   * A copy of the planner with a map of its own, which changes in place; this planner and its graph
   * stay as they are.
   */
  ChangingPlanner changing();
}
