package hopscotch.judge.team;

import java.util.Locale;

/** What an answer for a team is worth. */
public enum TeamVerdict {
  /** A plan without conflict, whose cost and lower bound are as claimed. */
  VALID,
  /** A plan that is not, or whose claims are not true. */
  INVALID,
  /** No plan, and another complete planner says so too. */
  NO_PLAN,
  /** No plan, by the word of a complete planner alone. */
  UNCHECKED,
  /** No plan, says a complete planner, though another has a valid one. */
  MISSED,
  /** The budget ended before there was a plan, or an incomplete planner gave up. */
  BUDGET,
  /** The planner failed. */
  ERROR;

  /** The verdict in text: {@code no-plan}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether the answer is wrong. */
  public boolean isFault() {
    return this == INVALID || this == MISSED || this == ERROR;
  }
}
