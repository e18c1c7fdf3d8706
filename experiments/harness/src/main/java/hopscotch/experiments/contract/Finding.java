package hopscotch.experiments.contract;

import java.util.Locale;

/**
 * What a {@link Question} found on a case.
 *
 * @param grade what the answer is worth
 * @param excess the length of its path over the least length, 1 for the shortest; 1 without one
 * @param text what is wrong, for people; empty where nothing is
 */
public record Finding(Grade grade, double excess, String text) {
  static final Finding NOT_ASKED = new Finding(Grade.NOT_ASKED, 1, "");
  static final Finding KEPT = new Finding(Grade.KEPT, 1, "");

  static Finding broken(String text) {
    return new Finding(Grade.BROKEN, 1, text);
  }

  static Finding late(String text) {
    return new Finding(Grade.LATE, 1, text);
  }

  /**
   * That of a legal path.
   *
   * @param rounding by what share of its length it may be longer through rounding
   */
  static Finding ofLength(Witness.Answer answer, double rounding) {
    double length = answer.judgement().length();
    // From a cell to itself every move is too much, and there is no ratio.
    boolean isDetour = answer.judgement().expectedLength() == 0 && length > 0;
    double excess = isDetour ? 1 + length : answer.judgement().suboptimality();
    if (excess <= 1) {
      return KEPT;
    }
    String text =
        String.format(
            Locale.ROOT,
            "a path of length %.6f, and the shortest has %.6f",
            length,
            answer.judgement().expectedLength());
    return new Finding(excess <= 1 + rounding ? Grade.ROUNDED : Grade.LONGER, excess, text);
  }

  /** Whether it is as it should be, but for rounding; or was not asked. */
  boolean isSound() {
    return grade == Grade.NOT_ASKED || grade == Grade.KEPT || grade == Grade.ROUNDED;
  }
}
