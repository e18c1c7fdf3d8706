package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonProperty;
import hopscotch.mapf.planner.TeamBudget;

/** The rules for when an anytime planner of teams stops. */
public enum TeamStop {
  /** At its first plan. */
  @JsonProperty("first-plan")
  FIRST_PLAN(TeamBudget.Stop.FIRST_PLAN),
  /** When it can find nothing better, or its budget ends. */
  END(TeamBudget.Stop.END);

  private final TeamBudget.Stop stop;

  TeamStop(TeamBudget.Stop stop) {
    this.stop = stop;
  }

  /** This rule for a planner. */
  public TeamBudget.Stop stop() {
    return stop;
  }
}
