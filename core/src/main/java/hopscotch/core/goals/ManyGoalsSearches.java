package hopscotch.core.goals;

import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import java.util.Optional;

/**
 * Finds the nearest of several goals by any planner.
 *
 * <p>Which shop is the nearest to walk to:
 *
 * <pre>{@code
 * ManyGoalsSearch shops = ManyGoalsSearches.of(planner);
 * if (shops.find(start, goals, path) == Outcome.FOUND) {
 *   System.out.println(map.describe(shops.goal()));
 * }
 * }</pre>
 */
public final class ManyGoalsSearches {
  private ManyGoalsSearches() {}

  /** A search without an observer. */
  public static ManyGoalsSearch of(Planner planner) {
    return of(planner, null);
  }

  /**
   * A search of a planner: its own where it has {@link ManyGoals}. Where it tells exact distances,
   * these are asked first, and a path to the nearest goal alone is searched. Else it is asked for a
   * path to one goal after the other, the nearest on an empty map first, until no other path can be
   * shorter. Each of these three is as exact as the planner.
   *
   * @param observer who watches the searches, or {@code null}
   */
  public static ManyGoalsSearch of(Planner planner, SearchObserver observer) {
    Optional<ManyGoals> own = planner.capability(ManyGoals.class);
    if (own.isPresent()) {
      return own.get().newManyGoalsSearch(observer);
    }
    Optional<DistanceOracle> oracle = planner.capability(DistanceOracle.class);
    boolean tells = planner.guarantee().isOptimal() && planner.metric() == LengthMetric.GRID;
    return oracle.isPresent() && tells
        ? new ToldGoalSearch(planner, oracle.get(), observer)
        : new EachGoalSearch(planner, observer);
  }
}
