package hopscotch.mapf.planner;

import hopscotch.core.planner.Guarantee;
import hopscotch.mapf.team.Objective;
import java.util.Objects;

/**
 * The promise of a planner for teams, which holds if its budget does not end before it is done.
 *
 * @param promise the promise, with its bound if there is one
 * @param objective the cost by which plans are optimal or bounded, and of which lower bounds are
 *     told
 */
public record TeamGuarantee(Guarantee promise, Objective objective) {

  /** Refuses {@code null}. */
  public TeamGuarantee {
    Objects.requireNonNull(promise);
    Objects.requireNonNull(objective);
  }

  /** {@code OPTIMAL for sum of costs}, {@code BOUNDED(1.2) for ...}, or the bare promise. */
  @Override
  public String toString() {
    return Double.isFinite(promise.bound()) ? promise + " for " + objective : promise.toString();
  }
}
