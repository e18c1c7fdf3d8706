package hopscotch.judge.timing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.WalkJudge;
import java.util.List;

/** Compares several planners on one walk, and has their answers judged. Not thread-safe. */
public final class WalkComparison {
  private final List<TimedWalkSearch> searches;
  private final Judge<WalkQuery> judge = new WalkJudge();
  private final PathBuffer path = new PathBuffer();

  /**
   * A comparison of these planners, prepared for the first map.
   *
   * @param preparation the budget of each preparation, including later ones
   * @throws IllegalArgumentException if a planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public WalkComparison(GridGraph firstGraph, List<KnownSpec> specs, Budget preparation) {
    this(specs.stream().map(spec -> search(spec, firstGraph, preparation)).toList());
  }

  private static TimedWalkSearch search(KnownSpec spec, GridGraph firstGraph, Budget preparation) {
    return Timeout.prepare(
        spec, preparation, () -> new TimedWalkSearch(spec, firstGraph, preparation));
  }

  /** A comparison of planners that are prepared for the first map and have answered no ask. */
  public WalkComparison(List<TimedWalkSearch> searches) {
    this.searches = List.copyOf(searches);
  }

  /** The planners, in the order given. */
  public List<TimedWalkSearch> searches() {
    return searches;
  }

  /** The path of the last answer. It is empty if there was none. */
  public PathBuffer path() {
    return path;
  }

  /**
   * Puts an ask to planner {@code i}. The planner takes up the changes even if an end is blocked
   * and no path is asked for.
   *
   * @param ask the ask after that of the last call with {@code i}
   * @throws Timeout.HungException if a planner from a jar did not look at the budget; it is still
   *     busy, so the walk ends here
   */
  public WalkAnswer answer(int i, WalkQuery ask, Budget budget) {
    TimedWalkSearch search = searches.get(i);
    long changeNanos =
        Timeout.ask(search.spec(), budget, () -> search.change(ask.changes(), ask::graph));
    if (!ask.isFree() && !search.hasFailed()) {
      path.clear();
      Judgement judgement =
          judge.judgeBlocked(ask.graph().map(), ask.graph().movement().body(), ask);
      return new WalkAnswer(changeNanos, new JudgedAttempt(null, judgement, Guarantee.INCOMPLETE));
    }
    Attempt attempt =
        Timeout.ask(
            search.spec(),
            budget,
            () -> search.ask(Query.of(ask.start(), ask.goal()), path, budget));
    Planner planner = search.seenAt(ask);
    Judgement judgement = judge.judge(planner, search.spec(), ask, attempt, path);
    return new WalkAnswer(changeNanos, new JudgedAttempt(attempt, judgement, planner.guarantee()));
  }
}
