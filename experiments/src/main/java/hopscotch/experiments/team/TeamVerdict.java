package hopscotch.experiments.team;

import java.util.Locale;

/** What an answer for a team is worth. */
public enum TeamVerdict {
  /** A plan without conflict, whose cost and lower bound are as claimed. */
  VALID,
  /** A plan that is not, or whose claims are not true. */
  INVALID,
  /** The planner ended without a plan: there is none, or an incomplete planner missed it. */
  NO_PLAN,
  /** The budget ended before there was a plan. */
  BUDGET,
  /** The planner failed. */
  ERROR;

  /** The verdict in text: {@code no-plan}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether the answer is wrong. */
  public boolean isFault() {
    return this == INVALID || this == ERROR;
  }
}
