package hopscotch.judge.contract;

import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.timing.Timeout;
import java.util.Set;
import java.util.function.Function;

/** Makes the planners that specs name subjects of a check of promises. */
public final class Subjects {
  private Subjects() {}

  /**
   * A subject that prepares its planner anew whenever one is needed that has answered nothing yet.
   *
   * @param spec the name of the planner
   * @param prepare prepares it; throws {@link IllegalArgumentException} if it cannot serve
   * @param budget the budget of each answer
   * @param rounding the share of its length by which a path may be longer than the shortest
   */
  public static Subject of(
      KnownSpec spec, Function<GridGraph, Planner> prepare, Budget budget, double rounding) {
    Function<GridGraph, Planner> limited =
        graph ->
            new TimeoutPlanner(spec, Timeout.ask(spec, budget, () -> prepare.apply(graph)), budget);
    return new Subject(limited, new JudgeReferee(spec), budget, rounding, false);
  }

  /** The promises of a planner. Of a guest only the outcomes and paths are known. */
  public static Set<Promise> promises(KnownSpec spec) {
    boolean isGuest = spec.all().anyMatch(it -> it.id().equals(GuestPlanners.ID));
    return isGuest ? Promise.ofPrograms() : Promise.ofPlanners();
  }
}
