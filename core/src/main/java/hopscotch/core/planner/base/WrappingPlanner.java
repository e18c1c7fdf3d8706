package hopscotch.core.planner.base;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.ManyGoals;
import java.util.Optional;

/**
 * A planner that wraps another and answers with paths of its own, which are no longer than those of
 * the other.
 */
public interface WrappingPlanner extends Planner {
  /** The planner wrapped. */
  Planner wrapped();

  @Override
  default Optional<Planner> inner() {
    return Optional.of(wrapped());
  }

  /**
   * The capabilities of the wrapped planner, but none whose paths would be those of the wrapped
   * planner: repair, replanning, distances and many goals. A field tells the next move of a cell,
   * and has no path. So it is that of the wrapped planner.
   */
  @Override
  default <T> Optional<T> capability(Class<T> type) {
    return type == Repairable.class
            || type == Incremental.class
            || type == Changeable.class
            || type == DistanceOracle.class
            || type == ManyGoals.class
        ? Optional.empty()
        : wrapped().capability(type);
  }

  @Override
  default GridGraph graph() {
    return wrapped().graph();
  }

  /**
   * The promise of the wrapped planner, of which only completeness is left if the metric is
   * another.
   */
  @Override
  default Guarantee guarantee() {
    Guarantee promised = wrapped().guarantee();
    return metric() == wrapped().metric() ? promised : promised.withoutBound();
  }
}
