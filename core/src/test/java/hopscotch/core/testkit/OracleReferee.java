package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Referee;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import java.util.function.ToLongFunction;

/**
 * Holds answers against the {@link Oracle}, and those of exact any-angle planners against the
 * {@link VisibilityGraph}.
 */
public final class OracleReferee implements Referee {
  private static final double ROUNDING = 1e-9;

  private final ToLongFunction<GridCase> least;

  /** One that asks the oracle. */
  public OracleReferee() {
    this(Oracle::cost);
  }

  /**
   * One that knows better.
   *
   * @param least the least cost of a query, or {@link Oracle#UNREACHABLE}
   */
  OracleReferee(ToLongFunction<GridCase> least) {
    this.least = least;
  }

  @Override
  public boolean isReachable(GridCase query) {
    return least.applyAsLong(query) != Oracle.UNREACHABLE;
  }

  @Override
  public Judged judge(Planner planner, GridCase query, SearchCounters counters, PathBuffer path) {
    PathCheck check = PathValidator.check(planner.graph(), path, query.start(), query.goal());
    if (check.problem() != null) {
      return Judged.illegal(check.problem());
    }
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      return planner.guarantee().isOptimal()
          ? againstTheShortest(query, check, Path.of(planner.graph(), path))
          : againstTheStraight(query, check);
    }
    if (!check.isGridPath()) {
      return Judged.illegal("a line of sight in a path of moves");
    }
    long optimum = least.applyAsLong(query);
    if (check.cost() < optimum) {
      return Judged.illegal("a cost of " + check.cost() + ", below the least, " + optimum);
    }
    double ratio = optimum == 0 ? 1 : (double) check.cost() / optimum;
    return new Judged(null, check.length(), check.length() / ratio, ratio);
  }

  private static Judged againstTheShortest(GridCase query, PathCheck check, Path path) {
    SquareRootSum excess = VisibilityGraph.shortest(query);
    double least = excess.doubleValue();
    excess.add(-1, path);
    if (excess.signum() > 0) {
      return Judged.illegal("shorter than the shortest, " + least);
    }
    double ratio = excess.signum() == 0 ? 1 : Math.max(Math.nextUp(1), check.length() / least);
    return new Judged(null, check.length(), least, ratio);
  }

  private static Judged againstTheStraight(GridCase query, PathCheck check) {
    double dx = query.map().x(query.start()) - query.map().x(query.goal());
    double dy = query.map().y(query.start()) - query.map().y(query.goal());
    return check.length() < Math.hypot(dx, dy) - ROUNDING
        ? Judged.illegal("shorter than straight")
        : new Judged(null, check.length(), Double.NaN, Double.NaN);
  }
}
