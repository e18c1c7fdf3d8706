package hopscotch.mapf.planner;

import hopscotch.core.planner.Guarantee;
import hopscotch.mapf.team.Objective;
import java.util.Objects;

/**
 * What a planner promises of teams, when its budget does not end before it does.
 *
 * @param promise the promise, with the bound if there is one
 * @param objective by which cost a plan is optimal or bounded, and what its lower bounds are of
 */
public record TeamGuarantee(Guarantee promise, Objective objective) {

  /** Both are there. */
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
