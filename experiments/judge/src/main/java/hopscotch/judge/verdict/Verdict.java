package hopscotch.judge.verdict;

import hopscotch.core.planner.Guarantee;
import java.util.Locale;

/** The verdict on an answer. */
public enum Verdict {
  /** A legal grid path of least cost, or an abstract path of that cost. */
  OPTIMAL,
  /** A path that costs more than the least, within the bound that its planner promises. */
  BOUNDED,
  /** A grid or abstract path that costs more than the least, and not within a promised bound. */
  SUBOPTIMAL,
  /**
   * A legal any-angle path, whose length cannot be compared with those of grid paths. Or a plan of
   * a team without conflict that costs more than its lower bound.
   */
  VALID,
  /** No path, or no plan for a team, and that is right. */
  NO_PATH,
  /** No plan for a team, on the word of its planner alone. */
  UNCHECKED,
  /** No path or no plan, although there is one. */
  MISSED,
  /** A path that is illegal or joins other cells, or an abstract one that is too cheap. */
  INVALID,
  /** The best answer, which two independent searches confirm against the published length. */
  REFERENCE_DISAGREES,
  /** The planner does not offer what it was asked, for example on a map that has weights now. */
  NOT_OFFERED,
  /** The budget ran out before there was an answer. */
  BUDGET,
  /** The planner failed. */
  ERROR;

  /** The verdict in text, such as {@code no-path}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The verdict with this text.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Verdict parse(String text) {
    for (Verdict verdict : values()) {
      if (verdict.text().equals(text)) {
        return verdict;
      }
    }
    throw new IllegalArgumentException("unknown verdict '" + text + "'");
  }

  /** Whether the planner answered at all, with a path or that there is none. */
  public boolean isAnswer() {
    return this != NOT_OFFERED && this != BUDGET && this != ERROR;
  }

  /** Whether nothing contradicts the answer, and more than its planner speaks for it. */
  public boolean isValid() {
    return switch (this) {
      case OPTIMAL, BOUNDED, SUBOPTIMAL, VALID, NO_PATH, REFERENCE_DISAGREES -> true;
      case UNCHECKED, MISSED, INVALID, NOT_OFFERED, BUDGET, ERROR -> false;
    };
  }

  /**
   * Whether an answer with this verdict is wrong: no path where there is one, an illegal one, a
   * failure, or a promise of cost that was broken.
   */
  public boolean isFault(Guarantee guarantee) {
    return switch (this) {
      case INVALID, MISSED, ERROR -> true;
      case SUBOPTIMAL -> guarantee.bound() < Double.POSITIVE_INFINITY;
      default -> false;
    };
  }
}
