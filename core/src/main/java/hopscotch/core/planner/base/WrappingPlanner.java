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

/** A planner that answers with other paths than the planner that it wraps, no longer ones. */
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

  /** In another metric than the wrapped planner's only completeness is left of its promise. */
  @Override
  default Guarantee guarantee() {
    Guarantee promised = wrapped().guarantee();
    return metric() == wrapped().metric() ? promised : promised.withoutBound();
  }
}
