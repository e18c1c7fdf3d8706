package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;

/**
 * What a planner can do that tells distances without finding paths: ask {@link Planner#capability}
 * for it.
 */
@FunctionalInterface
public interface DistanceOracle {
  /** A new workspace. */
  DistanceSearch newDistanceSearch();
}
