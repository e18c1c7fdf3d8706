package hopscotch.experiments.query;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.PreparedPlanner;
import java.util.HashMap;
import java.util.Map;

/**
 * Decides what an answer is worth.
 *
 * <p>A path is checked move by move first. A grid path whose length is the published one, in the
 * digits that the file prints, is optimal. Where they differ and no other planner's did agree, or
 * nothing is published, a reference search says what the least cost is. A planner is not wrong
 * because a file is: where two independent searches agree with each other and not with the file,
 * the best answer is called {@link Verdict#REFERENCE_DISAGREES}, and any other is held against
 * those searches.
 *
 * <p>Any-angle paths are held against the exact any-angle optimum of their model. Their Euclidean
 * lengths do not compare with those of grid paths, nor with published ones.
 *
 * <p>An abstract path names no moves that could be checked. Its planner counts its cost, and that
 * is held against the reference: a cost below the least is that of no path.
 *
 * <p>Keeps its reference searches for each graph it meets. Not safe for use by several threads.
 */
public final class Judge {
  /** Room for the rounding of a bound written in thousandths. */
  private static final double BOUND_ROUNDING = 1 + 1e-12;

  /** The counter of planners whose paths are {@link LengthMetric#ABSTRACT}. */
  private static final String ABSTRACT_COST = "abstract-cost";

  private final Map<GridGraph, Reference> references = new HashMap<>();
  private final Map<GridGraph, AnyAngleReference> anyAngle = new HashMap<>();

  /**
   * Judges an attempt, outside all timing.
   *
   * @param planner who made it
   * @param path what it left in the buffer
   */
  public Judgement judge(PreparedPlanner planner, Query query, Attempt attempt, PathBuffer path) {
    return judge(planner, planner.spec(), query, attempt, path);
  }

  /**
   * Judges any planner's attempt.
   *
   * @param spec what it is; A* may be the first reference itself, and is held against both
   */
  public Judgement judge(
      Planner planner, PlannerSpec spec, Query query, Attempt attempt, PathBuffer path) {
    boolean confirm = spec.id().equals(Reference.FIRST_ID);
    if (attempt.error() != null) {
      return Judgement.withoutPath(Verdict.ERROR, published(query), attempt.error().toString());
    }
    if (attempt.outcome().isInterrupted()) {
      return Judgement.withoutPath(Verdict.BUDGET, published(query), reason(attempt.outcome()));
    }
    try {
      return attempt.outcome() == Outcome.FOUND
          ? judgeFound(planner, confirm, query, attempt, path)
          : judgeNoPath(planner, confirm, query);
    } catch (IllegalStateException e) {
      return Judgement.withoutPath(Verdict.ERROR, published(query), e.getMessage());
    }
  }

  /**
   * Judges a query that no graph of the map holds, because an end is blocked or the two lie on
   * different layers. No planner is asked: there is no path, whatever the file says.
   */
  public static Judgement judgeBlocked(GridMap map, Query query) {
    boolean agrees = query.published().map(PublishedLength::saysNoPath).orElse(true);
    return Judgement.withoutPath(
        agrees ? Verdict.NO_PATH : Verdict.REFERENCE_DISAGREES,
        published(query),
        "no move joins '%c' at %s and '%c' at %s"
            .formatted(
                map.terrain(query.start()),
                map.describe(query.start()),
                map.terrain(query.goal()),
                map.describe(query.goal())));
  }

  private Judgement judgeFound(
      Planner planner, boolean confirm, Query query, Attempt attempt, PathBuffer path) {
    return planner.metric() == LengthMetric.ABSTRACT
        ? judgeAbstract(planner, confirm, query, attempt)
        : judgePath(planner, confirm, query, path);
  }

  private Judgement judgeAbstract(Planner planner, boolean confirm, Query query, Attempt attempt) {
    int counter = planner.extraCounters().indexOf(ABSTRACT_COST);
    if (counter < 0) {
      throw new IllegalStateException(
          "a planner of abstract paths has no counter " + ABSTRACT_COST);
    }
    long cost = attempt.counters().extra(counter);
    Optimum optimum = optimum(planner, confirm, query, cost);
    if (!optimum.isReachable() || cost < optimum.cost()) {
      String claim = "an abstract path of cost %d".formatted(cost);
      String least =
          optimum.isReachable() ? "the least cost is " + optimum.cost() : "there is no path";
      return Judgement.withoutPath(Verdict.INVALID, published(query), claim + ", but " + least);
    }
    double length =
        cost == optimum.cost() ? optimum.length() : (double) cost / planner.graph().unitCost();
    return compare(planner.guarantee(), query, length, cost, optimum);
  }

  private Judgement judgePath(Planner planner, boolean confirm, Query query, PathBuffer path) {
    PathCheck check = PathValidator.check(planner.graph(), path, query.start(), query.goal());
    if (!check.isValid()) {
      return Judgement.withoutPath(Verdict.INVALID, published(query), check.problem());
    }
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      return judgeAnyAngle(planner, query, Path.of(planner.graph(), path), check);
    }
    if (!check.isGridPath()) {
      return Judgement.withoutPath(
          Verdict.INVALID, published(query), "a line of sight in a path of moves");
    }
    if (query.published().isPresent() && query.published().get().agrees(check)) {
      reference(planner).note(query, check);
      return new Judgement(
          Verdict.OPTIMAL,
          check.length(),
          check.cost(),
          check.straight(),
          check.diagonal(),
          published(query),
          1,
          "");
    }
    Optimum optimum = optimum(planner, confirm, query, check.cost());
    if (!optimum.isReachable() || check.cost() < optimum.cost()) {
      throw new IllegalStateException(
          "the reference searches find %s, but this legal path is of length %s"
              .formatted(optimum.describe(), check.length()));
    }
    return compare(planner.guarantee(), query, check.length(), check.cost(), optimum)
        .withMoves(check);
  }

  private Judgement judgeAnyAngle(Planner planner, Query query, Path path, PathCheck check) {
    double ratio = anyAngle(planner).suboptimality(query, path);
    boolean breaksPromise = planner.guarantee().isOptimal() && ratio > 1;
    return new Judgement(
        breaksPromise ? Verdict.SUBOPTIMAL : Verdict.VALID,
        check.length(),
        -1,
        check.isGridPath() ? check.straight() : Double.NaN,
        check.isGridPath() ? check.diagonal() : Double.NaN,
        published(query),
        ratio,
        "");
  }

  private AnyAngleReference anyAngle(Planner planner) {
    return anyAngle.computeIfAbsent(planner.graph(), AnyAngleReference::new);
  }

  private static Judgement compare(
      Guarantee guarantee, Query query, double length, long cost, Optimum optimum) {
    double ratio = optimum.cost() == 0 ? 1 : (double) cost / optimum.cost();
    Verdict verdict = Verdict.SUBOPTIMAL;
    if (cost == optimum.cost()) {
      verdict = optimum.agrees() ? Verdict.OPTIMAL : Verdict.REFERENCE_DISAGREES;
    } else if (guarantee.kind() == Guarantee.Kind.BOUNDED
        && ratio <= guarantee.bound() * BOUND_ROUNDING) {
      verdict = Verdict.BOUNDED;
    }
    double expected = query.published().isPresent() ? published(query) : optimum.length();
    return new Judgement(
        verdict,
        length,
        cost,
        Double.NaN,
        Double.NaN,
        expected,
        ratio,
        disagreement(query, optimum));
  }

  private Judgement judgeNoPath(Planner planner, boolean confirm, Query query) {
    if (query.published().isPresent()
        && query.published().get().saysNoPath()
        && query.start() != query.goal()) {
      return Judgement.withoutPath(Verdict.NO_PATH, published(query), "");
    }
    if (planner.graph().movement().ends() == EndPoints.CORNERS) {
      return anyAngle(planner)
          .length(query)
          .map(length -> missed(Double.NaN, length))
          .orElse(Judgement.withoutPath(Verdict.NO_PATH, Double.NaN, ""));
    }
    Optimum optimum = reference(planner).optimum(query, confirm);
    if (optimum.isReachable()) {
      double expected = query.published().isPresent() ? published(query) : optimum.length();
      return missed(expected, optimum.length());
    }
    return Judgement.withoutPath(
        optimum.agrees() ? Verdict.NO_PATH : Verdict.REFERENCE_DISAGREES,
        published(query),
        disagreement(query, optimum));
  }

  private static Judgement missed(double expected, double length) {
    return Judgement.withoutPath(Verdict.MISSED, expected, "there is a path of length " + length);
  }

  /** The optimum for an answer of this cost, searched for where a noted one is dearer. */
  private Optimum optimum(Planner planner, boolean confirm, Query query, long cost) {
    Optimum optimum = reference(planner).optimum(query, confirm);
    if (cost >= optimum.cost()) {
      return optimum;
    }
    reference(planner).forget();
    return reference(planner).optimum(query, confirm);
  }

  private Reference reference(Planner planner) {
    return references.computeIfAbsent(planner.graph(), Reference::new);
  }

  private static String disagreement(Query query, Optimum optimum) {
    return optimum.agrees()
        ? ""
        : "the file says %s, two searches find %s"
            .formatted(
                query.published().map(PublishedLength::length).orElseThrow(), optimum.describe());
  }

  private static double published(Query query) {
    return query
        .published()
        .filter(published -> !published.saysNoPath() || query.start() == query.goal())
        .map(published -> published.length().doubleValue())
        .orElse(Double.NaN);
  }

  private static String reason(Outcome outcome) {
    return switch (outcome) {
      case OUT_OF_EXPANSIONS -> "the budget of expansions ran out";
      case OUT_OF_TIME -> "the budget of time ran out";
      default -> "cancelled";
    };
  }
}
