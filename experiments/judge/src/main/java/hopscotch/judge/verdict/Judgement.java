package hopscotch.judge.verdict;

import hopscotch.core.path.PathCheck;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.text.PlainError;
import java.util.Locale;

/**
 * A verdict and the facts on which it rests.
 *
 * @param length the length of the path, Euclidean for an any-angle path; NaN without a legal path
 * @param cost the exact cost of a grid or abstract path in the scale of the graph; -1 without one
 * @param straight straight moves of a grid path, weighted on weighted terrain; NaN without one
 * @param diagonal diagonal moves, likewise
 * @param expectedLength the published length, else that of the reference; NaN if neither was asked,
 *     or if there is no path
 * @param suboptimality the cost of the path divided by the least cost, 1 for the best; NaN if there
 *     is no path
 * @param detail a description of what is wrong; empty if nothing is
 */
public record Judgement(
    Verdict verdict,
    double length,
    long cost,
    double straight,
    double diagonal,
    double expectedLength,
    double suboptimality,
    String detail) {

  /** Whether there is a legal path. */
  public boolean isSolved() {
    return !Double.isNaN(length);
  }

  /**
   * The factor that a lower bound proves for the path, its cost over that bound; NaN without a path
   * of moves, or without a bound, which is -1 then.
   */
  public double provenFactor(long lowerBound) {
    if (cost < 0 || lowerBound < 0) {
      return Double.NaN;
    }
    return lowerBound == 0 ? 1 : (double) cost / lowerBound;
  }

  /** The verdict and its reason in one line, such as {@code missed: there is a path}. */
  public String text() {
    String why =
        detail.isEmpty() && suboptimality > 1
            ? String.format(Locale.ROOT, "%.3f times the least cost", suboptimality)
            : PlainError.line(detail);
    return why.isEmpty() ? verdict.text() : verdict.text() + ": " + why;
  }

  /** A verdict on an answer without a legal path. */
  public static Judgement withoutPath(Verdict verdict, double expectedLength, String detail) {
    return new Judgement(
        verdict, Double.NaN, -1, Double.NaN, Double.NaN, expectedLength, Double.NaN, detail);
  }

  /** The judgement on a planner that failed, or that does not offer what it was asked. */
  static Judgement ofFailure(Throwable error, double expectedLength) {
    return error instanceof NotOfferedException
        ? withoutPath(Verdict.NOT_OFFERED, expectedLength, error.getMessage())
        : withoutPath(Verdict.ERROR, expectedLength, error.toString());
  }

  /** The judgement on a legal path of moves. */
  static Judgement ofMoves(
      Verdict verdict, PathCheck check, double expectedLength, double suboptimality) {
    return new Judgement(
        verdict,
        check.length(),
        check.cost(),
        check.straight(),
        check.diagonal(),
        expectedLength,
        suboptimality,
        "");
  }

  /** The judgement on a legal any-angle path, by its length divided by that of the shortest. */
  static Judgement ofAnyAngle(
      Guarantee guarantee, PathCheck check, double expectedLength, double ratio) {
    return new Judgement(
        guarantee.isOptimal() && ratio > 1 ? Verdict.SUBOPTIMAL : Verdict.VALID,
        check.length(),
        -1,
        check.isGridPath() ? check.straight() : Double.NaN,
        check.isGridPath() ? check.diagonal() : Double.NaN,
        expectedLength,
        ratio,
        "");
  }

  /** This judgement for a grid path with these moves. */
  Judgement withMoves(PathCheck check) {
    return new Judgement(
        verdict,
        length,
        cost,
        check.straight(),
        check.diagonal(),
        expectedLength,
        suboptimality,
        detail);
  }
}
