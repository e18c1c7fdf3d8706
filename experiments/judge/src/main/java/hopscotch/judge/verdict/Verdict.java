package hopscotch.judge.verdict;

import hopscotch.core.planner.Guarantee;
import java.util.Locale;

/** What an answer is worth. */
public enum Verdict {
  /** A legal grid path of least cost, or an abstract path of that cost. */
  OPTIMAL,
  /** A grid or abstract path, dearer than the least cost, within the bound its planner promises. */
  BOUNDED,
  /** A grid or abstract path, dearer than the least cost, and within no promised bound. */
  SUBOPTIMAL,
  /**
   * A legal any-angle path, whose length compares with any-angle lengths, not with those of grid
   * paths; or a plan of a team without conflict that is not as cheap as its lower bound.
   */
  VALID,
  /** No path, or no plan for a team, rightly. */
  NO_PATH,
  /** No plan for a team, by the word of its planner alone. */
  UNCHECKED,
  /** No path, though there is one; or no plan for a team. */
  MISSED,
  /**
   * A path that is not legal, or does not join start and goal; an abstract path cheaper than any.
   */
  INVALID,
  /** The best answer, confirmed by two independent searches, against the published length. */
  REFERENCE_DISAGREES,
  /** The planner does not serve what it was asked, such as a map that has weights by now. */
  NOT_OFFERED,
  /** The budget ran out before an answer. */
  BUDGET,
  /** The planner failed. */
  ERROR;

  /** The verdict in text: {@code no-path}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The verdict of this text.
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

  /** Whether the planner answered at all, by a path or by none. */
  public boolean isAnswer() {
    return this != NOT_OFFERED && this != BUDGET && this != ERROR;
  }

  /** Whether nothing speaks against the answer, and it is not the word of its planner alone. */
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
