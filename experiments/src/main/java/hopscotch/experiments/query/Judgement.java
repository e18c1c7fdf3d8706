package hopscotch.experiments.query;

/**
 * A verdict and what it rests on.
 *
 * @param verdict the verdict
 * @param length the length of the path, Euclidean for an any-angle path; NaN without a legal path
 * @param cost the exact cost of a grid or abstract path in the scale of the graph; -1 without one
 * @param expectedLength the published length, else that of the reference; NaN where neither was
 *     asked, or where there is no path
 * @param suboptimality the cost of that path over the least cost, 1 for the best; NaN where there
 *     is none
 * @param detail what is wrong, for people; empty where nothing is
 */
public record Judgement(
    Verdict verdict,
    double length,
    long cost,
    double expectedLength,
    double suboptimality,
    String detail) {

  /** Whether there is a legal path. */
  public boolean isSolved() {
    return !Double.isNaN(length);
  }

  /** A verdict on an answer without a legal path. */
  static Judgement withoutPath(Verdict verdict, double expectedLength, String detail) {
    return new Judgement(verdict, Double.NaN, -1, expectedLength, Double.NaN, detail);
  }
}
