package hopscotch.mapf.planner;

import hopscotch.core.planner.Budget;

/**
 * What the planning for a team may use, and when an anytime planner stops.
 *
 * @param limits time, expansions, and the leave to go on. A planner makes no more than this number
 *     of the expansions that its {@code counters()} tell: nodes of one unit's search for {@code pp}
 *     and {@code whca}, configurations of the team for PIBT and LaCAM, nodes of the tree for
 *     conflict-based search, rounds for large neighbourhoods. A planner over a tree of constraints
 *     ends the search for the path of one unit before it looks at the time
 * @param bytes what the tables and nodes of the search may take, by the planner's own count of
 *     them; {@link Long#MAX_VALUE} for no limit
 * @param stop when an anytime planner stops; of no effect for others
 */
public record TeamBudget(Budget limits, long bytes, Stop stop) {

  /** When an anytime planner stops. */
  public enum Stop {
    /** At its first plan. */
    FIRST_PLAN,
    /** When it can find nothing better, or its budget ends. */
    END
  }

  /** No limit; anytime planners go on until they can find nothing better. */
  public static final TeamBudget UNLIMITED = of(Budget.UNLIMITED);

  /** Refuses a negative limit of memory. */
  public TeamBudget {
    if (bytes < 0) {
      throw new IllegalArgumentException("budget of " + bytes + " bytes: expected at least 0");
    }
  }

  /** These limits, any memory, until the end. */
  public static TeamBudget of(Budget limits) {
    return new TeamBudget(limits, Long.MAX_VALUE, Stop.END);
  }

  /** This budget with another end of anytime planners. */
  public TeamBudget withStop(Stop other) {
    return new TeamBudget(limits, bytes, other);
  }

  /** This budget with another limit of memory. */
  public TeamBudget withBytes(long limit) {
    return new TeamBudget(limits, limit, stop);
  }
}
