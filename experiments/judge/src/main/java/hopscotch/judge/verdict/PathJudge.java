package hopscotch.judge.verdict;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Problem;
import hopscotch.judge.query.PublishedLength;
import java.util.Optional;

/**
 * Judges the paths on one graph.
 *
 * <p>A path is first checked move by move. A grid path whose length is the published one, in the
 * digits that the file prints, is optimal. If they differ and no other planner's path agreed, or if
 * nothing is published, a reference search finds the least cost. A planner is not wrong because a
 * file is: if two independent searches agree with each other and not with the file, the best answer
 * gets the verdict {@link Verdict#REFERENCE_DISAGREES}, and any other is compared with those
 * searches.
 *
 * <p>Any-angle paths are compared with the exact any-angle optimum of their model. Their Euclidean
 * lengths cannot be compared with those of grid paths or with published ones.
 *
 * <p>An abstract path names no moves that could be checked. The cost that its planner counts is
 * compared with the reference; a cost below the least cannot be right. The length that a program
 * claims without naming a path is treated in the same way; see {@link ClaimedLength}.
 */
final class PathJudge {
  private final GridGraph graph;
  private final Reference reference;
  private AnyAngleReference anyAngle;

  PathJudge(GridGraph graph) {
    this.graph = graph;
    reference = new Reference(graph);
  }

  /** Judges an attempt of a planner of this graph; see {@link Judge#judge}. */
  Judgement judge(
      Planner planner, KnownSpec spec, Problem problem, Attempt attempt, PathBuffer path) {
    boolean confirm = isConfirmed(spec);
    if (attempt.error() != null) {
      return Judgement.ofFailure(attempt.error(), published(problem));
    }
    if (attempt.outcome().isInterrupted()) {
      return Judgement.withoutPath(Verdict.BUDGET, published(problem), reason(attempt.outcome()));
    }
    try {
      return attempt.outcome() == Outcome.FOUND
          ? judgeProof(
              planner.guarantee(),
              confirm,
              problem,
              attempt,
              judgeFound(planner, confirm, problem, attempt, path))
          : judgeNoPath(planner, confirm, problem);
    } catch (IllegalStateException e) {
      return Judgement.withoutPath(Verdict.ERROR, published(problem), e.getMessage());
    }
  }

  /** Whether reference searches find a path; see {@link QueryJudge#isReachable}. */
  boolean isReachable(KnownSpec spec, Problem problem) {
    return graph.movement().ends() == EndPoints.CORNERS
        ? anyAngle().length(problem).isPresent()
        : reference.optimum(problem, isConfirmed(spec)).isReachable();
  }

  /** Whether an answer needs the second search, since the first reference cannot confirm itself. */
  private static boolean isConfirmed(KnownSpec spec) {
    return spec.id().equals(Reference.FIRST_ID);
  }

  /** Judges a problem without a graph; see {@link Judge#judgeBlocked}. */
  static Judgement judgeBlocked(GridMap map, int body, Problem problem) {
    boolean agrees = problem.published().map(PublishedLength::saysNoPath).orElse(true);
    return Judgement.withoutPath(
        agrees ? Verdict.NO_PATH : Verdict.REFERENCE_DISAGREES,
        published(problem),
        "no move%s joins '%c' at %s and '%c' at %s"
            .formatted(
                body == 1 ? "" : " of a body of %d x %d cells".formatted(body, body),
                map.terrain(problem.start()),
                map.describe(problem.start()),
                map.terrain(problem.goal()),
                map.describe(problem.goal())));
  }

  private Judgement judgeFound(
      Planner planner, boolean confirm, Problem problem, Attempt attempt, PathBuffer path) {
    return planner.metric() == LengthMetric.ABSTRACT
        ? judgeAbstract(planner, confirm, problem, attempt)
        : judgePath(planner, confirm, problem, path);
  }

  /** The judgement on a wrong lower bound of an answer, or else on the path. */
  private Judgement judgeProof(
      Guarantee guarantee, boolean confirm, Problem problem, Attempt attempt, Judgement ofPath) {
    long bound = attempt.lowerBound();
    if (bound < 0 || ofPath.cost() < 0) {
      return ofPath;
    }
    long least = reference.optimum(problem, confirm).cost();
    String claim = "a lower bound of %d is proved, but ".formatted(bound);
    if (bound > least) {
      return Judgement.withoutPath(
          Verdict.INVALID, published(problem), claim + "the least cost is " + least);
    }
    return guarantee.allows(ofPath.cost(), bound)
        ? ofPath
        : Judgement.withoutPath(
            Verdict.INVALID,
            published(problem),
            claim + "the path costs %d: not %s".formatted(ofPath.cost(), guarantee));
  }

  private Judgement judgeAbstract(
      Planner planner, boolean confirm, Problem problem, Attempt attempt) {
    Optional<ClaimedLength> claimed = ClaimedLength.find(planner, attempt.counters());
    if (claimed.isPresent()) {
      return judgeLength(planner, confirm, problem, claimed.get());
    }
    int counter = planner.extraCounters().indexOf(SearchCounters.ABSTRACT_COST);
    if (counter < 0) {
      throw new IllegalStateException(
          "a planner of abstract paths has no counter " + SearchCounters.ABSTRACT_COST);
    }
    long cost = attempt.counters().extra(counter);
    Optimum optimum = optimum(confirm, problem, cost);
    if (!optimum.isReachable() || cost < optimum.cost()) {
      String claim = "an abstract path of cost %d".formatted(cost);
      String least =
          optimum.isReachable() ? "the least cost is " + optimum.cost() : "there is no path";
      return Judgement.withoutPath(Verdict.INVALID, published(problem), claim + ", but " + least);
    }
    double length =
        cost == optimum.cost() ? optimum.length() : (double) cost / planner.graph().unitCost();
    return compare(planner.guarantee(), problem, length, cost, optimum);
  }

  private Judgement judgeLength(
      Planner planner, boolean confirm, Problem problem, ClaimedLength claimed) {
    Optimum optimum = reference.optimum(problem, confirm);
    boolean isReachable = optimum.isReachable();
    if (!isReachable || claimed.compareWith(optimum.length()) < 0) {
      String least = isReachable ? "the least is " + optimum.length() : "there is no path";
      return Judgement.withoutPath(
          Verdict.INVALID,
          published(problem),
          "a length of %s, but %s".formatted(claimed.length(), least));
    }
    boolean isLeast = claimed.compareWith(optimum.length()) == 0;
    long cost =
        isLeast ? optimum.cost() : Math.round(claimed.length() * planner.graph().unitCost());
    return compare(planner.guarantee(), problem, claimed.length(), cost, optimum);
  }

  private Judgement judgePath(Planner planner, boolean confirm, Problem problem, PathBuffer path) {
    PathCheck check = PathValidator.check(planner.graph(), path, problem.start(), problem.goal());
    if (!check.isValid()) {
      return Judgement.withoutPath(Verdict.INVALID, published(problem), check.problem());
    }
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      return judgeAnyAngle(planner, problem, Path.of(planner.graph(), path), check);
    }
    if (!check.isGridPath()) {
      return Judgement.withoutPath(
          Verdict.INVALID, published(problem), "a line of sight in a path of moves");
    }
    if (problem.published().isPresent() && problem.published().get().agrees(check)) {
      reference.note(problem, check);
      return Judgement.ofMoves(Verdict.OPTIMAL, check, published(problem), 1);
    }
    Optimum optimum = optimum(confirm, problem, check.cost());
    if (!optimum.isReachable() || check.cost() < optimum.cost()) {
      throw new IllegalStateException(
          "the reference searches find %s, but this legal path is of length %s"
              .formatted(optimum.describe(), check.length()));
    }
    return compare(planner.guarantee(), problem, check.length(), check.cost(), optimum)
        .withMoves(check);
  }

  private Judgement judgeAnyAngle(Planner planner, Problem problem, Path path, PathCheck check) {
    double ratio = anyAngle().suboptimality(problem, path);
    return Judgement.ofAnyAngle(planner.guarantee(), check, published(problem), ratio);
  }

  /** The any-angle reference, made when first needed. */
  private AnyAngleReference anyAngle() {
    if (anyAngle == null) {
      anyAngle = new AnyAngleReference(graph);
    }
    return anyAngle;
  }

  private static Judgement compare(
      Guarantee guarantee, Problem problem, double length, long cost, Optimum optimum) {
    double ratio = optimum.cost() == 0 ? 1 : (double) cost / optimum.cost();
    Verdict verdict = verdict(guarantee, cost, optimum.cost());
    if (verdict == Verdict.OPTIMAL && !optimum.agrees()) {
      verdict = Verdict.REFERENCE_DISAGREES;
    }
    double expected = problem.published().isPresent() ? published(problem) : optimum.length();
    return new Judgement(
        verdict,
        length,
        cost,
        Double.NaN,
        Double.NaN,
        expected,
        ratio,
        disagreement(problem, optimum));
  }

  /** The verdict on a legal path of moves with this cost, if the least cost is {@code least}. */
  static Verdict verdict(Guarantee guarantee, long cost, long least) {
    if (cost == least) {
      return Verdict.OPTIMAL;
    }
    boolean keepsBound =
        guarantee.kind() == Guarantee.Kind.BOUNDED && guarantee.allows(cost, least);
    return keepsBound ? Verdict.BOUNDED : Verdict.SUBOPTIMAL;
  }

  private Judgement judgeNoPath(Planner planner, boolean confirm, Problem problem) {
    if (problem.published().isPresent()
        && problem.published().get().saysNoPath()
        && problem.start() != problem.goal()) {
      return Judgement.withoutPath(Verdict.NO_PATH, published(problem), "");
    }
    if (planner.graph().movement().ends() == EndPoints.CORNERS) {
      return anyAngle()
          .length(problem)
          .map(length -> missed(Double.NaN, length))
          .orElse(Judgement.withoutPath(Verdict.NO_PATH, Double.NaN, ""));
    }
    Optimum optimum = reference.optimum(problem, confirm);
    if (optimum.isReachable()) {
      double expected = problem.published().isPresent() ? published(problem) : optimum.length();
      return missed(expected, optimum.length());
    }
    return Judgement.withoutPath(
        optimum.agrees() ? Verdict.NO_PATH : Verdict.REFERENCE_DISAGREES,
        published(problem),
        disagreement(problem, optimum));
  }

  /** The judgement if no path was answered but there is one. */
  static Judgement missed(double expected, double length) {
    return Judgement.withoutPath(Verdict.MISSED, expected, "there is a path of length " + length);
  }

  /** The optimum for an answer of this cost. It is searched for if the noted one is dearer. */
  private Optimum optimum(boolean confirm, Problem problem, long cost) {
    Optimum optimum = reference.optimum(problem, confirm);
    if (cost >= optimum.cost()) {
      return optimum;
    }
    reference.forget();
    return reference.optimum(problem, confirm);
  }

  private static String disagreement(Problem problem, Optimum optimum) {
    return optimum.agrees()
        ? ""
        : "the file says %s, two searches find %s"
            .formatted(
                problem.published().map(PublishedLength::length).orElseThrow(), optimum.describe());
  }

  private static double published(Problem problem) {
    return problem
        .published()
        .filter(published -> published.length().signum() >= 0)
        .filter(published -> !published.saysNoPath() || problem.start() == problem.goal())
        .map(published -> published.length().doubleValue())
        .orElse(Double.NaN);
  }

  /** The limit of a budget that stopped a search. */
  static String reason(Outcome outcome) {
    return switch (outcome) {
      case OUT_OF_EXPANSIONS -> "the budget of expansions ran out";
      case OUT_OF_TIME -> "the budget of time ran out";
      default -> "cancelled";
    };
  }
}
