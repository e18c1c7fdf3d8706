package hopscotch.mapf.planner;

import hopscotch.core.planner.Outcome;

/** How the planning for a team ended. An interrupted anytime planner may still have a plan. */
public enum TeamOutcome {
  /** There is a plan, and the planner has done all that it was meant to do. */
  SOLVED,
  /** There is no plan, or an incomplete planner found none. */
  NO_PLAN,
  /** The budget of expansions was used up. */
  OUT_OF_EXPANSIONS,
  /** The budget of time was used up. */
  OUT_OF_TIME,
  /** The budget of memory was used up. */
  OUT_OF_MEMORY,
  /** The budget was cancelled. */
  CANCELLED;

  /** Whether the planner was stopped before it was done. */
  public boolean isInterrupted() {
    return this != SOLVED && this != NO_PLAN;
  }

  /** The outcome for a team that corresponds to the outcome of a budget. */
  static TeamOutcome of(Outcome outcome) {
    return switch (outcome) {
      case FOUND -> SOLVED;
      case NO_PATH -> NO_PLAN;
      case OUT_OF_EXPANSIONS -> OUT_OF_EXPANSIONS;
      case OUT_OF_TIME -> OUT_OF_TIME;
      case CANCELLED -> CANCELLED;
    };
  }
}
