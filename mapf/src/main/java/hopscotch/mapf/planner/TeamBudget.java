package hopscotch.mapf.planner;

import hopscotch.core.planner.Budget;

/**
 * The limits of the planning for a team, and when an anytime planner stops.
 *
 * @param limits the limits of time and expansions, and whether the planning was cancelled. A
 *     planner makes at most so many of the expansions that its {@code counters()} tell: nodes of
 *     one unit's search for {@code pp} and {@code whca}, configurations of the team for PIBT and
 *     LaCAM, nodes of the tree for conflict-based search, rounds for large neighbourhoods
 * @param bytes the most bytes that the tables and nodes of the search may take, by the planner's
 *     own count; {@link Long#MAX_VALUE} for no limit
 * @param stop when an anytime planner stops; has no effect on other planners
 */
public record TeamBudget(Budget limits, long bytes, Stop stop) {

  /** The rules for when an anytime planner stops. */
  public enum Stop {
    /** At its first plan. */
    FIRST_PLAN,
    /** When it can find nothing better, or when its budget ends. */
    END
  }

  /** No limit; anytime planners go on until they can find nothing better. */
  public static final TeamBudget UNLIMITED = of(Budget.UNLIMITED);

  /** Refuses a negative number of bytes. */
  public TeamBudget {
    if (bytes < 0) {
      throw new IllegalArgumentException("budget of " + bytes + " bytes: expected at least 0");
    }
  }

  /**
   * A budget with these limits and without a limit of memory, under which an anytime planner goes
   * on to the end.
   */
  public static TeamBudget of(Budget limits) {
    return new TeamBudget(limits, Long.MAX_VALUE, Stop.END);
  }

  /** This budget, under which an anytime planner stops elsewhere. */
  public TeamBudget withStop(Stop other) {
    return new TeamBudget(limits, bytes, other);
  }

  /** This budget with another limit of memory. */
  public TeamBudget withBytes(long limit) {
    return new TeamBudget(limits, limit, stop);
  }
}
