package hopscotch.judge.team;

import java.util.Locale;

/** The verdict on an answer for a team. */
public enum TeamVerdict {
  /** A plan without conflict, whose cost and lower bound are as claimed. */
  VALID,
  /** A plan with a conflict, or one whose claims are not true. */
  INVALID,
  /** No plan, and another complete planner confirms that there is none. */
  NO_PLAN,
  /** No plan, on the word of this complete planner alone. */
  UNCHECKED,
  /** A complete planner says that there is no plan, but another has a valid one. */
  MISSED,
  /** The budget ended before there was a plan, or an incomplete planner gave up. */
  BUDGET,
  /** The planner failed. */
  ERROR;

  /** The verdict in text, such as {@code no-plan}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether the answer is wrong. */
  public boolean isFault() {
    return this == INVALID || this == MISSED || this == ERROR;
  }
}
