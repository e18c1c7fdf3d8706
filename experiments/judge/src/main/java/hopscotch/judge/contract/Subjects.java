package hopscotch.judge.contract;

import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.timing.Timeout;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/** Planners that a spec names, as those whose promises are checked. */
public final class Subjects {
  private Subjects() {}

  /**
   * A planner, prepared anew wherever one is asked for that has answered nothing.
   *
   * @param spec what it is called
   * @param prepare how it is prepared; {@link IllegalArgumentException} where it cannot serve
   * @param budget of each answer
   * @param rounding by what share of its length a path may be longer than the shortest
   */
  public static Subject of(
      KnownSpec spec, Function<GridGraph, Planner> prepare, Budget budget, double rounding) {
    Function<GridGraph, Planner> patient =
        graph ->
            new TimeoutPlanner(spec, Timeout.ask(spec, budget, () -> prepare.apply(graph)), budget);
    return new Subject(patient, new JudgeReferee(spec), budget, rounding, false);
  }

  /** What it promises: of a guest nothing is known but its outcomes and paths. */
  public static Set<Promise> promises(KnownSpec spec) {
    if (spec.all().anyMatch(it -> it.id().equals(GuestPlanners.ID))) {
      return Promise.ofPrograms();
    }
    Set<Promise> promises = EnumSet.copyOf(Promise.ofPlanners());
    if (spec.all().anyMatch(Subjects::isCaching)) {
      promises.removeAll(Promise.ofCountersAfterOtherQueries());
    }
    return promises;
  }

  /** With a cache, counters leave out what earlier queries refined: see {@link PathSearch}. */
  private static boolean isCaching(KnownSpec spec) {
    return spec.normal().parameters().containsKey("cache");
  }
}
