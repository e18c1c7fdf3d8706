package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;

/**
 * The ability of a planner to tell distances without finding paths. Ask {@link Planner#capability}
 * for it.
 */
@FunctionalInterface
public interface DistanceOracle {
  /** A new workspace. */
  DistanceSearch newDistanceSearch();
}
